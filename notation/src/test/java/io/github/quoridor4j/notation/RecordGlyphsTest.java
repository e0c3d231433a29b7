package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordTexts.clean;
import static io.github.quoridor4j.notation.RecordTexts.only;
import static io.github.quoridor4j.notation.RecordTexts.places;
import static io.github.quoridor4j.notation.RecordTexts.tree;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quoridor4j.Move;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordGlyphsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "e2 $0 $255                  | e2 $0 $255",
                "e2$7$8e8                    | e2 $7 $8 e8",
                "e2! e8? e3!! e7?? e4!? e6?! | e2 $1 e8 $2 e3 $3 e7 $4 e4 $5 e6 $6",
                "1.e2! e8 ? 2.e3!$9          | e2 $1 e8 $2 e3 $1 $9",
                "E3H!                        | e3h $1",
                "e2 $001                     | e2 $1",
                "e2 (e1h! e8 ?) ?            | e2 $2 (e1h $1 e8 $2)",
                "e2 {a} $1 (d1) ! {b}        | e2 $1 $1 {a b} (d1)",
            })
    void belongToTheMoveBefore(String text, String expected) {
        assertThat(tree(clean(text))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e2 $256 e8     | 1:4 $256     | e2 e8",
                "e2 $ e8        | 1:4 $        | e2 e8",
                "e2 $99999999999 e8 | 1:4 $99999999999 | e2 e8",
                "e2!!! e8       | 1:1 e2!!!    | e2 e8",
                "1.e2!?! e8     | 1:3 e2!?!    | e2 e8",
                "e2 ???? e8     | 1:4 ????     | e2 e8",
            })
    void badOnesAreLeftOut(String text, String place, String moves) {
        GameRecord game = only(text);

        assertThat(places(game)).containsExactly(place);
        assertThat(tree(game)).isEqualTo(moves);
    }

    @Test
    void areWrittenAsNumbers() {
        assertThat(GameRecordWriter.format(clean("e2! e8 $14 $15"))).endsWith("\n1. e2 $1 e8 $14 $15 *\n");
    }

    @Test
    void haveSigns() {
        List<String> marks = clean("e2! e8!? e3 $0 e7 $6 $14 $255 e4").plies().stream()
                .map(GameRecord.Ply::marks)
                .toList();

        assertThat(marks).containsExactly("!", "!?", "", "?! $14 $255", "");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 256, Integer.MAX_VALUE})
    void areInRange(int glyph) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new GameRecord.Ply(Move.pass(), List.of(1, glyph), "", List.of()))
                .withMessage("not a glyph: " + glyph + " (expected 0..255)");
    }
}
