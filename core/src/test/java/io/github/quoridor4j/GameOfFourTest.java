package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.quoridor4j.Rules.StuckRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Games that go on when a player leaves them. */
class GameOfFourTest {
    private final Game start = Game.start(Rules.standard(4));
    private final Game round = Line.play(start, "e2 b5 e8 h5");

    @Test
    void whoeverResignsOutOfTurnIsPassedOverLater() {
        Game game = round.resign(Player.THREE);

        assertThat(game.outcome()).isEmpty();
        assertThat(game.activePlayers()).containsExactly(Player.ONE, Player.TWO, Player.FOUR);
        assertThat(game.position()).isEqualTo(round.position());
        assertThat(Line.play(game, "e3 c5").position().playerToMove()).isEqualTo(Player.FOUR);
    }

    @Test
    void whoeverResignsInTurnIsPassedOverAtOnce() {
        Game game = round.resign(Player.ONE);

        assertThat(game.position())
                .isEqualTo(round.position().toBuilder().playerToMove(Player.TWO).build());
        assertThat(Line.play(game, "c5 e7 g5").position().playerToMove()).isEqualTo(Player.TWO);
    }

    @Test
    void severalArePassedOverInARow() {
        Game game = round.resign(Player.THREE).resign(Player.ONE).play(Move.parse("c5"));

        assertThat(game.position().playerToMove()).isEqualTo(Player.FOUR);
        assertThat(game.play(Move.parse("g5")).position().playerToMove()).isEqualTo(Player.TWO);
    }

    @Test
    void turnsPassedOverAreNoPlies() {
        Game game = Line.play(round.resign(Player.ONE), "c5 e7 g5 d5");

        assertThat(game.ply()).isEqualTo(8);
        assertThat(game.moves()).map(Move::toString).containsExactly("e2", "b5", "e8", "h5", "c5", "e7", "g5", "d5");
    }

    @Test
    void theLastOneLeftWins() {
        Game two = round.resign(Player.ONE).resign(Player.FOUR);

        assertThat(two.outcome()).isEmpty();
        assertThat(two.resign(Player.TWO).outcome()).contains(Outcome.win(Player.THREE, Outcome.Reason.RESIGNATION));
        assertThat(two.forfeit(Player.THREE).outcome()).contains(Outcome.win(Player.TWO, Outcome.Reason.FORFEIT));
        assertThat(two.resign(Player.TWO).activePlayers()).containsExactly(Player.THREE);
    }

    @Test
    void theLastOneLeftOfThreeWins() {
        Game game = Line.of(Rules.standard(3), "e2 b5").resign(Player.TWO);

        assertThat(game.outcome()).isEmpty();
        assertThat(game.resign(Player.ONE).outcome()).contains(Outcome.win(Player.THREE, Outcome.Reason.RESIGNATION));
    }

    @Test
    void aPawnOnItsGoalStillWins() {
        Game game = Line.play(round.resign(Player.TWO).resign(Player.FOUR), "e3 e7 e4 e6 e5 e4 d5 e3 d6 e2 d7");

        assertThat(game.play(Move.parse("e1")).outcome())
                .contains(Outcome.win(Player.THREE, Outcome.Reason.GOAL_REACHED));
    }

    @Test
    void nobodyLeavesTwice() {
        Game game = round.resign(Player.TWO);

        assertThatIllegalStateException()
                .isThrownBy(() -> game.resign(Player.TWO))
                .withMessage("player 2 has left the game already");
        assertThatIllegalStateException().isThrownBy(() -> game.forfeit(Player.TWO));
    }

    @Test
    void whoeverHasLeftStaysInTheWay() {
        Game game = Line.play(start, "e2 b5 e8 h5 e3 c5 e7").resign(Player.FOUR).resign(Player.ONE);

        assertThat(game.position().pawn(Player.ONE)).isEqualTo(Square.E3);
        assertThat(game.position().pawn(Player.FOUR)).isEqualTo(Square.H5);
        Game met = Line.play(game, "c4 e6 c3 e5 d3 e4");
        assertThat(met.legality(Move.parse("e3"))).isEqualTo(Legality.SQUARE_OCCUPIED);
        assertThat(met.legality(Move.parse("f3"))).isEqualTo(Legality.LEGAL); // a straight jump
    }

    @Test
    void whoeverHasLeftStillNeedsAWay() {
        Game game = Line.play(start.resign(Player.ONE), "d1v e1h h5");

        assertThat(game.position().cutOffBy(Fence.parse("f1v"))).containsExactly(Player.ONE);
        assertThat(game.legality(Move.parse("f1v"))).isEqualTo(Legality.CUTS_OFF);
    }

    @Test
    void positionsAreThoseAfterTheResignations() {
        Game game = Line.play(round.resign(Player.ONE), "c5 e7").resign(Player.THREE);

        assertThat(game.position(0)).isEqualTo(start.position());
        assertThat(game.position(3)).isEqualTo(round.position(3));
        assertThat(game.position(4)).isEqualTo(round.resign(Player.ONE).position());
        assertThat(game.position(5).playerToMove()).isEqualTo(Player.THREE);
        assertThat(game.position(6)).isEqualTo(game.position());
    }

    @Test
    void takesBackResignationsOneByOne() {
        Game game = round.resign(Player.ONE).forfeit(Player.THREE).play(Move.parse("c5"));

        assertThat(game.takeBack()).isEqualTo(round.resign(Player.ONE).forfeit(Player.THREE));
        assertThat(game.takeBack().takeBack()).isEqualTo(round.resign(Player.ONE));
        assertThat(game.takeBack().takeBack().takeBack()).isEqualTo(round);
    }

    @Test
    void theOrderOfEventsDistinguishesGames() {
        Game one = round.resign(Player.THREE).play(Move.parse("e3"));
        Game other = round.play(Move.parse("e3")).resign(Player.THREE);

        assertThat(one.position()).isEqualTo(other.position());
        assertThat(one).isNotEqualTo(other);
    }

    /** The same position with fewer players is another situation. */
    @Test
    void occurrencesAreCountedAnewWhenAPlayerLeaves() {
        Game game = Line.play(start, "e2 b5 e8 h5 e1 a5 e9 i5");
        Game fewer = game.resign(Player.FOUR);

        assertThat(game.repetitions()).isEqualTo(2);
        assertThat(fewer.position()).isEqualTo(game.position());
        assertThat(fewer.repetitions()).isOne();
        assertThat(Line.play(fewer, "e2 b5 e8 e1 a5 e9").repetitions()).isEqualTo(2);
    }

    @Test
    void repetitionDrawsAmongThoseWhoAreLeft() {
        Rules rules = Rules.builder().players(4).repetitionLimit(2).build();
        Game game = Line.of(rules, "e2 b5 e8 h5").resign(Player.FOUR);

        assertThat(Line.play(game, "e1 a5 e9 e2 b5").outcome()).isEmpty();
        assertThat(Line.play(game, "e1 a5 e9 e2 b5 e8").outcome()).contains(Outcome.draw(Outcome.Reason.REPETITION));
    }

    @ParameterizedTest
    @EnumSource
    void thePlayerBeforeTheStuckOneWins(StuckRule stuckRule) {
        Game game = cornered(stuckRule, Player.FOUR, Square.C1).play(Move.parse("b1"));

        assertThat(game.position().playerToMove()).isEqualTo(Player.ONE);
        switch (stuckRule) {
            case PASS -> assertThat(game.legalMoves()).containsExactly(Move.pass());
            case LOSS -> assertThat(game.outcome()).contains(Outcome.win(Player.FOUR, Outcome.Reason.STUCK));
            case DRAW -> assertThat(game.outcome()).contains(Outcome.draw(Outcome.Reason.STUCK));
        }
    }

    @Test
    void whoeverHasLeftDoesNotWinByAStuckPlayer() {
        Game game = cornered(StuckRule.LOSS, Player.THREE, Square.B1).resign(Player.FOUR);

        assertThat(game.outcome()).isEmpty();
        assertThat(game.play(Move.parse("a3")).outcome()).contains(Outcome.win(Player.THREE, Outcome.Reason.STUCK));
    }

    @Test
    void leavingInTurnCanLeaveTheNextPlayerStuck() {
        Game game = cornered(StuckRule.LOSS, Player.FOUR, Square.B1);

        assertThat(game.outcome()).isEmpty();
        assertThat(game.resign(Player.FOUR).outcome()).contains(Outcome.win(Player.THREE, Outcome.Reason.STUCK));
        assertThat(game.resign(Player.ONE).outcome()).isEmpty();
    }

    /** The first player in a corner between the second and, once it is on b1, the fourth; nobody jumps or has fences. */
    private static Game cornered(StuckRule stuckRule, Player toMove, Square fourth) {
        Rules rules = Rules.builder()
                .size(3)
                .players(4)
                .fences(0)
                .straightJump(false)
                .sideSteps()
                .stuckRule(stuckRule)
                .build();
        return Game.start(Position.builder(rules)
                .pawn(Player.ONE, Square.A1)
                .pawn(Player.TWO, Square.A2)
                .pawn(Player.THREE, Square.B3)
                .pawn(Player.FOUR, fourth)
                .playerToMove(toMove)
                .build());
    }
}
