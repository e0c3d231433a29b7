package io.github.quoridor4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import io.github.quoridor4j.notation.NotationException;
import io.github.quoridor4j.notation.NotationProblem;
import java.util.List;
import org.junit.jupiter.params.provider.MethodSource;

class StrictReaderFuzzTest {
    @MethodSource("io.github.quoridor4j.fuzz.Records#saved")
    @FuzzTest
    void theStrictReaderThrowsTheFirstProblemOfTheLenientOne(byte[] data) {
        Input input = new Input(data);
        GameRecordReader reader = input.reader(GameRecordReader.strict());
        String text = input.text();
        List<GameRecord> records =
                new Input(data).reader(GameRecordReader.lenient()).readAll(text);
        List<NotationProblem> problems =
                records.stream().flatMap(record -> record.problems().stream()).toList();

        if (problems.isEmpty()) {
            assertThat(reader.readAll(text)).isEqualTo(records);
        } else {
            Throwable thrown = catchThrowable(() -> reader.readAll(text));
            assertThat(thrown).isExactlyInstanceOf(NotationException.class);
            assertThat(((NotationException) thrown).problem()).isEqualTo(problems.get(0));
        }
    }
}
