package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveSetTest {
    @Test
    void whatIsNoMoveIsNotInIt() {
        MoveSet moves = Position.initial(Rules.standard()).legalMoves();

        assertThat(moves.contains(Move.parse("e2"))).isTrue();
        assertThat(moves.contains(null)).isFalse();
        for (Object other : new Object[] {"e2", Square.E2, Fence.parse("e2h")}) {
            assertThat(moves.contains(other)).isFalse();
        }
    }
}
