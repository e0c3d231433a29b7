package io.github.quoridor4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.MoveNotation;
import io.github.quoridor4j.notation.NotationException;

class MoveNotationFuzzTest {
    @FuzzTest
    void anyTextIsAMoveThatIsReadBackOrANotationException(byte[] data) {
        Input input = new Input(data);
        MoveNotation notation = input.choice(MoveNotation.values());
        Position position = input.position();
        String text = input.text();
        try {
            Move move = notation.parse(text, position);
            assertThat(notation.tryParse(text, position)).contains(move);
            isWrittenAndReadBack(move, position, notation);
        } catch (NotationException e) {
            Place.check(e.problem(), text);
            assertThat(notation.tryParse(text, position)).isEmpty();
        }
        if (!position.isOver()) {
            isWrittenAndReadBack(input.legalMove(position), position, notation);
        }
    }

    private static void isWrittenAndReadBack(Move move, Position position, MoveNotation notation) {
        assertThat(notation.parse(notation.format(move, position), position)).isEqualTo(move);
    }
}
