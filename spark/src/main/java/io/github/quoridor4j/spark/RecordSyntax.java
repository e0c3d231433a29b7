package io.github.quoridor4j.spark;

import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.GameRecordReader;
import io.github.quoridor4j.notation.RecordFormat;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * What a reader of records is told, in a form that travels to tasks.
 *
 * @param format null if it is to be recognised
 * @param rules null if records that name none are played by the standard rules
 */
record RecordSyntax(@Nullable RecordFormat format, @Nullable Rules rules) implements Serializable {
    GameRecordReader reader() {
        GameRecordReader reader = GameRecordReader.lenient();
        reader = format == null ? reader : reader.format(format);
        return rules == null ? reader : reader.rules(rules);
    }
}
