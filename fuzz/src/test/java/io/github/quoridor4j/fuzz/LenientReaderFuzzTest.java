package io.github.quoridor4j.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import io.github.quoridor4j.notation.NotationProblem;
import org.junit.jupiter.params.provider.MethodSource;

class LenientReaderFuzzTest {
    @MethodSource("io.github.quoridor4j.fuzz.Records#saved")
    @FuzzTest
    void anyTextIsRecordsThatCanBePlayedAndProblemsWithTheirPlaces(byte[] data) {
        Input input = new Input(data);
        GameRecordReader reader = input.reader(GameRecordReader.lenient());
        String text = input.text();
        for (GameRecord record : reader.readAll(text)) {
            record.game();
            for (NotationProblem problem : record.problems()) {
                Place.check(problem, text);
            }
        }
    }
}
