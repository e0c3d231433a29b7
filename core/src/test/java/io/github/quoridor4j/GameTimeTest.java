package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.Duration;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameTimeTest {
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final Duration MOVE_TIME = Duration.ofMinutes(2);
    private static final Duration GAME_TIME = Duration.ofMinutes(30);
    private static final Duration LATE = MOVE_TIME.plusNanos(1);

    private final Game start = Game.start(Rules.quizdoor());

    @Test
    void addsUpTheTimeOfTheMoves() {
        Game game = start.play(Move.parse("e2"), MINUTE)
                .play(Move.parse("e8"), Duration.ofSeconds(5))
                .play(Move.parse("e3"), MINUTE)
                .play(Move.parse("e7"));

        assertThat(game.timeUsed()).isEqualTo(Duration.ofSeconds(125));
        assertThat(game.timeUsed(Player.ONE)).isEqualTo(Duration.ofMinutes(2));
        assertThat(game.timeUsed(Player.TWO)).isEqualTo(Duration.ofSeconds(5));
        assertThat(game.takeBack().takeBack().timeUsed()).isEqualTo(Duration.ofSeconds(65));
    }

    @Test
    void refusesNegativeTimes() {
        Duration negative = Duration.ofMillis(-1);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> start.play(Move.parse("e2"), negative))
                .withMessage("negative time: PT-0.001S");
        assertThatIllegalArgumentException().isThrownBy(() -> start.claimTime(Player.TWO, negative));
    }

    @Test
    void theGameGoesOnToItsLastInstant() {
        assertThat(start.play(Move.parse("e2"), GAME_TIME).outcome()).isEmpty();
    }

    /** The move is not played. */
    @Test
    void theGameEndsWithinTheMoveThatTakesTooLong() {
        Game game = start.play(Move.parse("e2"), GAME_TIME);
        Game over = game.play(Move.parse("e8"), Duration.ofNanos(1));

        assertThat(over.outcome()).contains(Outcome.win(Player.ONE, Outcome.Reason.TIME));
        assertThat(over.position()).isEqualTo(game.position());
        assertThat(over.moves()).isEqualTo(game.moves());
        assertThat(over.timeUsed()).isEqualTo(GAME_TIME.plusNanos(1));
        assertThat(over.timeUsed(Player.TWO)).isEqualTo(Duration.ofNanos(1));
        assertThat(over.repetitions()).isOne();
        assertThat(over.takeBack()).isEqualTo(game);
        assertThat(over).isEqualTo(game.play(Move.parse("d9"), Duration.ofNanos(1)));
    }

    @Test
    void evenAWinningMoveCanComeTooLate() {
        Position nearlyWon = start.position().toBuilder()
                .pawn(Player.ONE, Square.A8)
                .pawn(Player.TWO, Square.E2)
                .playerToMove(Player.TWO)
                .build();
        Game game = Line.play(Game.start(nearlyWon), "f2 a7");

        assertThat(game.play(Move.parse("f1"), GAME_TIME).outcome())
                .contains(Outcome.win(Player.TWO, Outcome.Reason.GOAL_REACHED));
        assertThat(game.play(Move.parse("f1"), GAME_TIME.plusNanos(1)).outcome())
                .contains(Outcome.win(Player.TWO, Outcome.Reason.TIME));
    }

    @Test
    void anIllegalMoveIsRefusedEvenTooLate() {
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> start.play(Move.parse("e5"), Duration.ofHours(1)));
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource({
        "e2 e8 e3,                  player 1 wins: time, shorter distance",
        "e2 e8 a8h e7,              player 2 wins: time, shorter distance",
        "e2 e8 e3 e3h a8h d8 g8h,   player 1 wins: time, as near but two rows advanced although with fewer fences",
        "e2 e8 a8h,                 player 2 wins: time, as near and as far advanced but more fences left",
        "e2 e8,                     draw: time,          all equal",
    })
    void theMoreSuccessfulPlayerWinsWhenTheTimeIsOver(String moves, String outcome, String why) {
        Game game = Line.play(start, moves);
        Move next = game.legalMoves().get(0);

        assertThat(game.play(next, GAME_TIME.plusNanos(1)).outcome())
                .as(why)
                .map(Outcome::toString)
                .contains(outcome);
    }

    /** Four players: the distances are 7, 7, 7 and 8, and the second pawn has advanced by two columns. */
    @Test
    void columnsCountForThoseWhoRunSideways() {
        Game game = Line.of(timed(4), "e2 b5 e8 h5 a8h c5 c5v");

        assertThat(game.rules().players()).map(game.position()::distance).containsExactly(7, 7, 7, 8);
        assertThat(game.play(Move.parse("g5"), GAME_TIME.plusNanos(1)).outcome())
                .contains(Outcome.win(Player.TWO, Outcome.Reason.TIME));
    }

    /** The other way: the distances are 7, 8, 7 and 7, and the fourth pawn has advanced by two columns. */
    @Test
    void columnsCountBackwardsForThoseWhoRunToTheLeft() {
        Game game = Line.of(timed(4), "e2 b5 e8 h5 a8h c8h g8h g5 f5v");

        assertThat(game.rules().players()).map(game.position()::distance).containsExactly(7, 8, 7, 7);
        assertThat(game.play(Move.parse("c5"), GAME_TIME.plusNanos(1)).outcome())
                .contains(Outcome.win(Player.FOUR, Outcome.Reason.TIME));
    }

    @Test
    void whoeverHasLeftDoesNotWinWhenTheTimeIsOver() {
        Game game = Line.of(timed(4), "e2 b5 e8 h5 e3").resign(Player.ONE);

        assertThat(game.position().distance(Player.ONE))
                .isLessThan(game.position().distance(Player.TWO));
        assertThat(game.play(Move.parse("c5"), GAME_TIME.plusNanos(1)).outcome())
                .contains(Outcome.draw(Outcome.Reason.TIME));
        assertThat(Line.play(game, "c5")
                        .play(Move.parse("e7"), GAME_TIME.plusNanos(1))
                        .outcome())
                .contains(Outcome.win(Player.TWO, Outcome.Reason.TIME));
    }

    @Test
    void aLateMoveLosesOnlyWhenItIsClaimed() {
        Game late = start.play(Move.parse("e2"), LATE);

        assertThat(late.outcome()).isEmpty();
        assertThat(late.claimTime(Player.TWO).outcome()).contains(Outcome.win(Player.TWO, Outcome.Reason.TIME));
        assertThat(late.claimTime(Player.TWO).takeBack()).isEqualTo(late);
    }

    @Test
    void aLateMoveCannotBeClaimedAfterTheNextOne() {
        Game answered = start.play(Move.parse("e2"), LATE).play(Move.parse("e8"));

        assertNoClaim(answered, Player.TWO);
        assertNoClaim(answered, Player.ONE);
    }

    @Test
    void aMoveInTimeCannotBeClaimed() {
        assertNoClaim(start.play(Move.parse("e2"), MOVE_TIME), Player.TWO);
        assertNoClaim(start, Player.TWO);
    }

    @Test
    void nobodyClaimsHisOwnLateness() {
        assertNoClaim(start.play(Move.parse("e2"), LATE), Player.ONE);
        assertThatIllegalStateException().isThrownBy(() -> start.claimTime(Player.ONE, LATE));
    }

    @Test
    void thinkingTooLongCanBeClaimed() {
        Game claimed = start.claimTime(Player.TWO, LATE);

        assertThat(claimed.outcome()).contains(Outcome.win(Player.TWO, Outcome.Reason.TIME));
        assertThat(claimed.position()).isEqualTo(start.position());
        assertThat(claimed.timeUsed(Player.ONE)).isEqualTo(LATE);
        assertThat(claimed.takeBack()).isEqualTo(start);
        assertThat(claimed).isEqualTo(start.claimTime(Player.TWO, LATE)).isNotEqualTo(start.resign(Player.ONE));
    }

    @Test
    void thinkingInTimeCannotBeClaimed() {
        assertThatIllegalStateException()
                .isThrownBy(() -> start.claimTime(Player.TWO, MOVE_TIME))
                .withMessage("player 2 has no claim: no other player has taken more than PT2M for a move");
    }

    @Test
    void claimingAlsoFindsTheTimeOfTheGameOver() {
        Game game = start.play(Move.parse("e2"), GAME_TIME.minusSeconds(1));

        assertThat(game.claimTime(Player.ONE, Duration.ofSeconds(1).plusNanos(1))
                        .outcome())
                .contains(Outcome.win(Player.ONE, Outcome.Reason.TIME));
        assertThat(start.claimTime(Player.TWO, GAME_TIME.plusNanos(1)).outcome())
                .contains(Outcome.draw(Outcome.Reason.TIME));
    }

    @Test
    void whereTimeIsUnlimitedNothingIsLate() {
        Duration days = Duration.ofDays(100);
        Game game = Game.start(Rules.standard()).play(Move.parse("e2"), days);

        assertThat(game.outcome()).isEmpty();
        assertThat(game.timeUsed()).isEqualTo(days);
        assertNoClaim(game, Player.TWO);
        assertThatIllegalStateException()
                .isThrownBy(() -> game.claimTime(Player.ONE, days))
                .withMessage("player 1 has no claim: the time for a move is not limited");
    }

    @Test
    void aGameOfFourGoesOnWithoutTheLatePlayer() {
        Game late = Line.of(timed(4), "e2 b5").play(Move.parse("e8"), LATE);
        Game claimed = late.claimTime(Player.ONE);

        assertThat(claimed.outcome()).isEmpty();
        assertThat(claimed.activePlayers()).containsExactly(Player.ONE, Player.TWO, Player.FOUR);
        assertThat(claimed.position()).isEqualTo(late.position());
        assertThat(Line.play(claimed, "h5 e3 c5").position().playerToMove()).isEqualTo(Player.FOUR);
        assertNoClaim(claimed, Player.ONE);
    }

    @Test
    void aGameOfFourGoesOnWithoutThePlayerWhoThinksTooLong() {
        Game claimed = Line.of(timed(4), "e2 b5").claimTime(Player.FOUR, LATE);

        assertThat(claimed.activePlayers()).containsExactly(Player.ONE, Player.TWO, Player.FOUR);
        assertThat(claimed.position().playerToMove()).isEqualTo(Player.FOUR);
        assertThat(claimed.timeUsed(Player.THREE)).isEqualTo(LATE);
    }

    @Test
    void whoeverHasLeftClaimsNothing() {
        Game game = Line.of(timed(4), "e2 b5").resign(Player.FOUR);

        assertGone(() -> game.play(Move.parse("e8"), LATE).claimTime(Player.FOUR));
        assertGone(() -> game.claimTime(Player.FOUR, LATE));
        assertGone(() -> game.claimTime(Player.FOUR, GAME_TIME.plusNanos(1)));
    }

    private static void assertGone(ThrowingCallable claim) {
        assertThatIllegalStateException().isThrownBy(claim).withMessage("player 4 has left the game already");
    }

    @Test
    void aLateMoveCanBeClaimedAlsoWhenAnotherPlayerHasLeftSince() {
        Game late = Line.of(timed(4), "e2 b5").play(Move.parse("e8"), LATE);

        assertThat(late.resign(Player.FOUR).claimTime(Player.ONE).activePlayers())
                .containsExactly(Player.ONE, Player.TWO);
        assertNoClaim(late.resign(Player.THREE), Player.ONE);
    }

    private static void assertNoClaim(Game game, Player claimant) {
        assertThatIllegalStateException()
                .isThrownBy(() -> game.claimTime(claimant))
                .withMessageStartingWith("player " + claimant.number() + " has no claim: ");
    }

    private static Rules timed(int players) {
        return Rules.builder()
                .players(players)
                .gameTime(GAME_TIME)
                .moveTime(MOVE_TIME)
                .build();
    }
}
