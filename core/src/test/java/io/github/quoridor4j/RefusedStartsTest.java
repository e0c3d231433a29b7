package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Rule sets that cannot be, and games that do not start so, are refused with the reason. */
class RefusedStartsTest {

    private static Arguments rules(UnaryOperator<RulesBuilder> change, String problem) {
        return Arguments.of(change, problem);
    }

    static Stream<Arguments> impossibleRules() {
        return Stream.of(
                rules(b -> b.size(2), "board of size 2 (expected 3..9)"),
                rules(b -> b.size(10), "board of size 10 (expected 3..9)"),
                rules(b -> b.players(1), "1 players (expected 2..4)"),
                rules(b -> b.players(5), "5 players (expected 2..4)"),
                rules(b -> b.repetitionLimit(1), "repetition limit 1 (expected 0 or 2..)"),
                rules(b -> b.repetitionLimit(-1), "repetition limit -1 (expected 0 or 2..)"),
                rules(b -> b.plyLimit(-1), "ply limit -1 (expected 0..)"),
                rules(b -> b.gameTime(Duration.ofNanos(-1)), "game time PT-0.000000001S (expected PT0S or more)"),
                rules(b -> b.moveTime(Duration.ofNanos(-1)), "move time PT-0.000000001S (expected PT0S or more)"),
                rules(b -> b.fences(-1), "player 1 with -1 fences (expected 0..32)"),
                rules(b -> b.fences(10, 33), "player 2 with 33 fences (expected 0..32)"),
                rules(b -> b.fences(), "0 fence counts for 2 players"),
                rules(b -> b.fences(1, 2, 3), "3 fence counts for 2 players"),
                rules(b -> b.starts(Square.E1), "1 starts for 2 players"),
                rules(b -> b.goals(Direction.NORTH), "1 goals for 2 players"),
                rules(b -> b.startSides(Direction.SOUTH), "1 start sides for 2 players"),
                rules(b -> b.starts(Square.E1, Square.E1), "player 2 starting on his own goal, on e1"),
                rules(b -> b.starts(Square.E5, Square.E5), "two players starting on e5"),
                rules(b -> b.size(7).starts(Square.H1, Square.D7), "player 1 starting off the board, on h1"),
                rules(
                        b -> b.startSides(Direction.SOUTH, Direction.WEST),
                        "player 2 choosing a start in the WEST with his goal in the SOUTH"));
    }

    @ParameterizedTest
    @MethodSource("impossibleRules")
    void rulesNameWhatIsWrong(UnaryOperator<RulesBuilder> change, String problem) {
        RulesBuilder builder = change.apply(Rules.builder());

        assertThatIllegalArgumentException().isThrownBy(builder::build).withMessage("no such rules: " + problem);
    }

    @Test
    void rulesMayHaveUpToThirtyTwoFences() {
        assertThat(Rules.builder().fences(0, 32).build().totalFences()).isEqualTo(32);
        assertThat(Rules.builder().fences(32).build().fences(Player.TWO)).isEqualTo(32);
    }

    @Test
    void choosersMayStartOnTheirSideOfASmallBoard() {
        Rules rules = Rules.builder()
                .size(4)
                .startSides(Direction.SOUTH, Direction.NORTH)
                .build();

        assertThat(rules.startSquares(Player.ONE)).containsExactly(Square.A1, Square.B1, Square.C1, Square.D1);
        assertThat(rules.startSquares(Player.TWO)).containsExactly(Square.A4, Square.B4, Square.C4, Square.D4);
    }

    @Test
    void onlyTheFirstPlayerBeginsUnlessAnyoneMay() {
        assertThat(Position.initial(Rules.bazito(), Player.TWO).playerToMove()).isEqualTo(Player.TWO);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Position.initial(Rules.standard(), Player.TWO))
                .withMessage("player 2 may not begin under the rules standard-2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Position.initial(Rules.bazito(), Player.THREE))
                .withMessage("player 3 may not begin under the rules bazito");
    }

    @Test
    void eachPlayerStartsOnOneOfHisSquares() {
        assertThat(Position.initial(Rules.quizdoor(), List.of(Square.A1, Square.I9), Player.ONE))
                .hasToString(" /  / a1 i9 / 10 10 / 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Position.initial(Rules.quizdoor(), List.of(Square.A1, Square.I8), Player.ONE))
                .withMessage("player 2 may not start on i8");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Position.initial(Rules.standard(), List.of(Square.E1), Player.ONE))
                .withMessage("1 start squares for 2 players");
    }

    @Test
    void fencesOffTheBoardChangeNoDistance() {
        Position position = Position.initial(Rules.kid(2));

        assertThat(position.distanceAfter(Player.ONE, Fence.parse("h1h"))).hasValue(6);
        assertThat(position.cutOffBy(Fence.parse("a7h"))).isEmpty();
    }

    @Test
    void goalsAreAskedForOfPlayersWithSeatsOnly() {
        assertThat(Rules.kid(2).isGoal(Player.ONE, Square.A7)).isTrue();
        assertThat(Rules.kid(2).isGoal(Player.ONE, Square.A9)).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> Rules.kid(2).isGoal(Player.THREE, Square.A9));
    }
}
