package io.github.quoridor4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.ActionNumbering;
import java.util.Optional;

class ActionNumberingFuzzTest {
    @FuzzTest
    void anyNumberMeansAMoveThatHasItOrNone(byte[] data) {
        Input input = new Input(data);
        ActionNumbering numbering = input.choice(ActionNumbering.values());
        Position position = input.position();
        int number = input.number();

        move(numbering, number, position)
                .ifPresent(move -> assertThat(numbering.number(move, position)).isEqualTo(number));
        if (!position.isOver()) {
            Move legal = input.legalMove(position);
            if (!legal.equals(Move.pass())) {
                assertThat(numbering.move(numbering.number(legal, position), position))
                        .isEqualTo(legal);
            }
        }
    }

    private static Optional<Move> move(ActionNumbering numbering, int number, Position position) {
        try {
            return Optional.of(numbering.move(number, position));
        } catch (IllegalArgumentException e) {
            assertThat(e).isExactlyInstanceOf(IllegalArgumentException.class);
            return Optional.empty();
        }
    }
}
