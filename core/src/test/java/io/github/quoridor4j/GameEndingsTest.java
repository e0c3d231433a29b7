package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.quoridor4j.Rules.StuckRule;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GameEndingsTest {
    private static final String SHUFFLE = "e2 e8 e1 e9";

    /** Ends with the first player in a corner, behind a fence and the other's pawn. */
    private static final String WALL_IN = "a1 a1v a2 a3 a1 a2";

    @ParameterizedTest
    @EnumSource
    void everyReasonOccurs(Outcome.Reason reason) {
        assertThat(ended(reason).outcome()).map(Outcome::reason).contains(reason);
    }

    @ParameterizedTest
    @EnumSource
    void nothingCanBePlayedAfterTheEnd(Outcome.Reason reason) {
        Game over = ended(reason);
        Move move = Move.parse("e5");

        assertThat(over.isOver()).isTrue();
        assertThat(over.legalMoves()).isEmpty();
        assertThat(IntStream.range(0, 210).mapToObj(Move::ofCode))
                .allMatch(any -> over.legality(any) == Legality.GAME_OVER);
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> over.play(move))
                .withMessage("e5 is illegal: it comes after the end of the game")
                .matches(refusal -> refusal.reason() == Legality.GAME_OVER);
    }

    @ParameterizedTest
    @EnumSource
    void nothingElseCanHappenAfterTheEnd(Outcome.Reason reason) {
        Game over = ended(reason);
        String message = "the game is over: " + over.outcome().orElseThrow();

        assertThatIllegalStateException()
                .isThrownBy(() -> over.resign(Player.ONE))
                .withMessage(message);
        assertThatIllegalStateException()
                .isThrownBy(() -> over.forfeit(Player.TWO))
                .withMessage(message);
        assertThatIllegalStateException().isThrownBy(over::agreeDraw).withMessage(message);
        assertThatIllegalStateException()
                .isThrownBy(() -> over.claimTime(Player.ONE))
                .withMessage(message);
        assertThatIllegalStateException()
                .isThrownBy(() -> over.claimTime(Player.TWO, Duration.ofHours(1)))
                .withMessage(message);
    }

    private static Game ended(Outcome.Reason reason) {
        Game game = Line.of(Rules.quizdoor(), "e2 e8");
        return switch (reason) {
            case GOAL_REACHED -> Line.of(Rules.standard(), "e2 e8 e3 e7 e4 e6 e5 e4 e6 e5 e7 e4 e8 e3 e9");
            case REPETITION -> Line.of(Rules.bazito(), SHUFFLE + " " + SHUFFLE);
            case PLY_LIMIT -> Line.of(withLimits(0, 4), SHUFFLE);
            case STUCK -> Line.of(narrow(StuckRule.DRAW), WALL_IN);
            case TIME -> game.play(Move.parse("e3"), Duration.ofMinutes(31));
            case RESIGNATION -> game.resign(Player.ONE);
            case AGREEMENT -> game.agreeDraw();
            case FORFEIT -> game.forfeit(Player.TWO);
        };
    }

    @Test
    void thePawnOnItsGoalWins() {
        assertOutcome(ended(Outcome.Reason.GOAL_REACHED), "player 1 wins: goal reached");
    }

    @Test
    void theOtherWinsWhenOneOfTwoLeaves() {
        Game game = Game.start(Rules.standard());

        assertOutcome(game.resign(Player.ONE), "player 2 wins: resignation");
        assertOutcome(game.resign(Player.TWO), "player 1 wins: resignation");
        assertOutcome(game.forfeit(Player.ONE), "player 2 wins: forfeit");
        assertOutcome(game.forfeit(Player.TWO), "player 1 wins: forfeit");
    }

    @Test
    void agreementIsADraw() {
        Outcome outcome = Game.start(Rules.standard(4)).agreeDraw().outcome().orElseThrow();

        assertThat(outcome).hasToString("draw: agreement");
        assertThat(outcome.isDraw()).isTrue();
        assertThat(outcome.winner()).isEmpty();
    }

    @Test
    void theThirdOccurrenceIsADraw() {
        Game game = Line.of(Rules.bazito(), SHUFFLE + " e2 e8 e1");

        assertThat(game.repetitions()).isEqualTo(2);
        assertThat(game.outcome()).isEmpty();
        assertOutcome(game.play(Move.parse("e9")), "draw: repetition");
        assertThat(game.play(Move.parse("d8")).outcome()).isEmpty();
    }

    @Test
    void theThirdOccurrenceOfALaterPositionIsADraw() {
        Game game = Line.of(Rules.bazito(), "a1h e8 e2 e9 e1 e8 e2 e9");

        assertThat(game.outcome()).isEmpty();
        assertOutcome(game.play(Move.parse("e1")), "draw: repetition");
    }

    @Test
    void eitherPlayerBeginsInBazito() {
        Game game = Game.start(Position.initial(Rules.bazito(), Player.TWO));

        assertOutcome(Line.play(game, "e8 e2 e9 e1 e8 e2 e9 e1"), "draw: repetition");
    }

    @Test
    void fivehundredAndTwelvePliesAreADrawInBazito() {
        Game game = lastChance(Rules.bazito(), 511);

        assertThat(game.outcome()).isEmpty();
        assertOutcome(game.play(sideways(game)), "draw: ply limit");
    }

    @Test
    void aWinOnTheLastPlyWinsInBazito() {
        Game game = lastChance(Rules.bazito(), 511);

        assertOutcome(game.play(ahead(game)), "player 1 wins: goal reached");
    }

    @Test
    void aWinOnTheLastPlyIsADrawInOpenSpiel() {
        Game game = lastChance(Rules.openSpiel(2), 323);

        assertOutcome(game.play(sideways(game)), "draw: ply limit");
        assertOutcome(game.play(ahead(game)), "draw: ply limit");
        assertThat(game.play(ahead(game)).position().winner()).contains(Player.ONE);
    }

    @Test
    void aWinBeforeTheLastPlyWinsInOpenSpiel() {
        Game game = lastChance(Rules.openSpiel(2), 321);

        assertOutcome(game.play(ahead(game)), "player 1 wins: goal reached");
    }

    @Test
    void theGoalComesBeforeTheRepetitionAndThatBeforeTheLimit() {
        Rules rules = withLimits(3, 8);

        assertOutcome(Line.of(rules, SHUFFLE + " " + SHUFFLE), "draw: repetition");
        assertOutcome(Line.of(rules, SHUFFLE + " e2 e8 e1 d8"), "draw: ply limit");
    }

    /** A draw, even where being stuck loses: the game was over before he could be asked for a move. */
    @Test
    void theLimitComesBeforeBeingStuck() {
        Rules rules = narrow(StuckRule.LOSS).toBuilder().plyLimit(6).build();

        assertOutcome(Line.of(rules, WALL_IN), "draw: ply limit");
    }

    @Test
    void aStuckPlayerPasses() {
        Game game = Line.of(narrow(StuckRule.PASS), WALL_IN);

        assertThat(game.outcome()).isEmpty();
        assertThat(game.legalMoves()).containsExactly(Move.pass());
        assertThat(Line.play(game, "-- a3 a2").moves()).hasSize(9);
    }

    @Test
    void aStuckPlayerLoses() {
        assertOutcome(Line.of(narrow(StuckRule.LOSS), WALL_IN), "player 2 wins: stuck");
    }

    @Test
    void aStuckPlayerDraws() {
        assertOutcome(Line.of(narrow(StuckRule.DRAW), WALL_IN), "draw: stuck");
    }

    @Test
    void aPassIsAPly() {
        Rules rules = narrow(StuckRule.PASS).toBuilder().plyLimit(7).build();

        assertThat(Line.of(rules, WALL_IN).outcome()).isEmpty();
        assertOutcome(Line.of(rules, WALL_IN + " --"), "draw: ply limit");
    }

    @Test
    void aGameThatStartsAtItsEndIsOver() {
        assertOutcome(restart(ended(Outcome.Reason.GOAL_REACHED)), "player 1 wins: goal reached");
        assertOutcome(restart(Line.of(narrow(StuckRule.LOSS), WALL_IN)), "player 2 wins: stuck");
        assertOutcome(restart(ended(Outcome.Reason.STUCK)), "draw: stuck");
        assertThat(restart(ended(Outcome.Reason.REPETITION)).outcome()).isEmpty();
    }

    private static Game restart(Game game) {
        return Game.start(game.position());
    }

    private static void assertOutcome(Game game, String expected) {
        assertThat(game.outcome()).as("%s", game).map(Outcome::toString).contains(expected);
    }

    private static Rules withLimits(int occurrences, int plies) {
        return Rules.builder().repetitionLimit(occurrences).plyLimit(plies).build();
    }

    /** A board of 3x3 without jumps, one fence for the second player. */
    private static Rules narrow(StuckRule stuckRule) {
        return Rules.builder()
                .size(3)
                .fences(0, 1)
                .straightJump(false)
                .sideSteps()
                .stuckRule(stuckRule)
                .build();
    }

    /** The first player stays before his goal and is to move after an odd number of plies; nothing has recurred too often. */
    private static Game lastChance(Rules rules, int plies) {
        Position start = Position.builder(rules)
                .pawn(Player.ONE, Square.E8)
                .pawn(Player.TWO, Square.E4)
                .playerToMove(Player.TWO)
                .build();
        return Line.wander(
                Game.start(start),
                plies,
                position -> position.pawn(Player.ONE).row() == 7
                        && position.pawn(Player.TWO).row() < 7);
    }

    private static Move ahead(Game game) {
        return Move.of(game.position().pawn(Player.ONE).step(Direction.NORTH).orElseThrow());
    }

    private static Move sideways(Game game) {
        Square pawn = game.position().pawn(Player.ONE);
        return Move.of(
                pawn.step(Direction.EAST).or(() -> pawn.step(Direction.WEST)).orElseThrow());
    }
}
