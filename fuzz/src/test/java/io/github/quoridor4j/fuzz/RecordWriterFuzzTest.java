package io.github.quoridor4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import io.github.quoridor4j.notation.GameRecordWriter;
import io.github.quoridor4j.notation.RecordFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.provider.MethodSource;

class RecordWriterFuzzTest {
    private static final List<RecordFormat> WRITTEN =
            Arrays.stream(RecordFormat.values()).filter(RecordFormat::isWritten).toList();

    @MethodSource("io.github.quoridor4j.fuzz.Records#saved")
    @FuzzTest
    void whatIsWrittenIsReadBackAndWrittenTheSame(byte[] data) {
        Input input = new Input(data);
        GameRecordReader reader = input.reader(GameRecordReader.lenient());
        for (GameRecord record : reader.readAll(input.text())) {
            assertThat(GameRecordWriter.format(record)).isNotEmpty();
            if (record.problems().isEmpty()) {
                assertThat(GameRecord.of(
                                record.tags(), record.start(), record.comment(), record.plies(), record.result()))
                        .isEqualTo(record);
                assertThat(again(GameRecordWriter.format(record), record, RecordFormat.PGN))
                        .isEqualTo(record);
                WRITTEN.forEach(format -> write(record, format).ifPresent(text -> isReadBack(text, record, format)));
            }
        }
    }

    /** Empty if the format cannot hold the record. */
    private static Optional<String> write(GameRecord record, RecordFormat format) {
        try {
            return Optional.of(GameRecordWriter.format(record, format));
        } catch (IllegalArgumentException e) {
            assertThat(e).isExactlyInstanceOf(IllegalArgumentException.class);
            assertThat(format).isNotEqualTo(RecordFormat.PGN);
            return Optional.empty();
        }
    }

    private static void isReadBack(String text, GameRecord record, RecordFormat format) {
        GameRecord again = again(text, record, format);
        assertThat(again.start()).as("%s", format).isEqualTo(record.start());
        assertThat(again.moves()).as("%s", format).isEqualTo(record.moves());
        assertThat(GameRecordWriter.format(again, format)).as("%s", format).isEqualTo(text);
    }

    private static GameRecord again(String text, GameRecord record, RecordFormat format) {
        List<GameRecord> records =
                GameRecordReader.lenient().format(format).rules(record.rules()).readAll(text);
        assertThat(records).as("%s", format).hasSize(1);
        assertThat(records.get(0).problems()).as("%s", format).isEmpty();
        return records.get(0);
    }
}
