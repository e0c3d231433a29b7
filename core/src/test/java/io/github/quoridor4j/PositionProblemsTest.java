package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quoridor4j.Position.Problem;
import org.junit.jupiter.api.Test;

/** Each problem alone, which random positions seldom have. */
class PositionProblemsTest {
    private static final Rules RULES = Rules.standard();

    /** As at the start, but for some fences that the first player has placed. */
    private static PositionBuilder start(String... fences) {
        PositionBuilder builder = Position.builder(RULES).fencesLeft(Player.ONE, 10 - fences.length);
        for (String fence : fences) {
            builder.addFence(Fence.parse(fence));
        }
        return builder;
    }

    private static void assertOnly(Problem problem, PositionBuilder builder) {
        assertThat(builder.problems()).containsExactly(problem);
        assertThat(catchThrowableOfType(InvalidPositionException.class, builder::build)
                        .problems())
                .containsExactly(problem);
    }

    @Test
    void eitherPlayerMayBeCutOff() {
        assertThat(start("a1h").pawn(Player.ONE, Square.A1).problems()).isEmpty();
        assertOnly(Problem.PLAYER_CUT_OFF, start("a1h", "b1v").pawn(Player.ONE, Square.A1));
        assertOnly(Problem.PLAYER_CUT_OFF, start("h8h", "g8v").pawn(Player.TWO, Square.I9));
    }

    @Test
    void pawnsMayStandWhereTheyCannot() {
        assertOnly(Problem.PAWN_OFF_BOARD, Position.builder(Rules.kid(2)).pawn(Player.ONE, Square.D8));
        assertOnly(
                Problem.PAWNS_ON_SAME_SQUARE,
                start().pawn(Player.ONE, Square.E5).pawn(Player.TWO, Square.E5));
        assertOnly(
                Problem.SEVERAL_PAWNS_ON_GOAL,
                start().pawn(Player.ONE, Square.E9).pawn(Player.TWO, Square.E1));
    }

    @Test
    void fencesMayBeWhereTheyCannot() {
        assertOnly(
                Problem.FENCE_OFF_BOARD,
                Position.builder(Rules.kid(2)).addFence(Fence.parse("g1h")).fencesLeft(Player.ONE, 7));
        assertOnly(Problem.FENCES_CONFLICT, start("e3h", "f3h"));
        assertOnly(Problem.FENCES_CONFLICT, start("e3h", "e3v"));
    }

    @Test
    void stocksMayBeWrong() {
        assertOnly(Problem.FENCE_COUNT_WRONG, start().fencesLeft(Player.ONE, 9));
        assertOnly(
                Problem.FENCES_LEFT_OUT_OF_RANGE,
                start("e3h").fencesLeft(Player.ONE, 11).fencesLeft(Player.TWO, 8));
        assertOnly(
                Problem.FENCES_LEFT_OUT_OF_RANGE,
                start("a1h", "c1h", "e1h", "a2h", "c2h", "e2h", "a3h", "c3h", "e3h", "g3h", "g2h"));
    }

    @Test
    void thePlayerToMoveMayHaveNoSeat() {
        assertOnly(Problem.PLAYER_TO_MOVE_WITHOUT_SEAT, start().playerToMove(Player.THREE));
    }
}
