package io.github.quoridor4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.quoridor4j.IllegalMoveException;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import java.util.List;
import org.junit.jupiter.params.provider.MethodSource;

class UncheckedReaderFuzzTest {
    @MethodSource("io.github.quoridor4j.fuzz.Records#saved")
    @FuzzTest
    void withoutLegalityNothingChangesUpToTheFirstProblem(byte[] data) {
        Input input = new Input(data);
        GameRecordReader reader = input.reader(GameRecordReader.lenient());
        String text = input.text();
        List<GameRecord> checked = reader.readAll(text);
        List<GameRecord> unchecked = reader.withoutLegality().readAll(text);

        long sound = checked.stream()
                .takeWhile(record -> record.problems().isEmpty())
                .count();
        for (int i = 0; i < sound; i++) {
            assertThat(unchecked.get(i)).isEqualTo(checked.get(i));
            assertThat(unchecked.get(i).problems()).isEmpty();
        }
        for (GameRecord record : unchecked) {
            try {
                record.game();
            } catch (IllegalMoveException e) {
                assertThat(sound).isLessThan(checked.size());
            }
        }
    }
}
