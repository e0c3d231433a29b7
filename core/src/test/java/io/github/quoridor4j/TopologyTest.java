package io.github.quoridor4j;

import static io.github.quoridor4j.Direction.EAST;
import static io.github.quoridor4j.Direction.NORTH;
import static io.github.quoridor4j.Direction.SOUTH;
import static io.github.quoridor4j.Direction.WEST;
import static io.github.quoridor4j.Player.ONE;
import static io.github.quoridor4j.Player.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What is easy to get wrong about fences that cut somebody off. The answers were found by looking at the drawings; {@code ?}
 * is the fence in question.
 */
class TopologyTest {

    /** The pocket leads out to the north and to the east; to whom that is the goal, there is no wall. */
    @ParameterizedTest
    @EnumSource
    void thePlayersOwnGoalSideIsNoWall(Direction goal) {
        Position position = position(5, Square.D4, goal, Square.A1, NORTH, "d3h");

        assertDrawn(position, "c4v", """
                  +---+---+---+---+---+
                5 |           ?       |
                  +   +   +   ?   +   +
                4 |           ? 1     |
                  +   +   +   +=======+
                3 |                   |
                  +   +   +   +   +   +
                2 |                   |
                  +   +   +   +   +   +
                1 | 2                 |
                  +---+---+---+---+---+
                    a   b   c   d   e
                """);
        assertThat(legality(position, "c4v"))
                .isEqualTo(goal == NORTH || goal == EAST ? Legality.LEGAL : Legality.CUTS_OFF);
    }

    @Test
    void anEndOnTheBorderIsFreeForOnePlayerAndWallForAnother() {
        Position position = position(5, Square.D4, NORTH, Square.E4, SOUTH, "d3h");

        assertThat(legality(position, "c4v")).isEqualTo(Legality.CUTS_OFF);
        assertThat(position.cutOffBy(Fence.parse("c4v"))).containsExactly(TWO);
    }

    @Test
    void aCurveCanCloseBetweenStartAndMiddle() {
        Position position = position(4, Square.A1, NORTH, Square.D4, SOUTH, "a1h");

        assertDrawn(position, "b1v", """
                  +---+---+---+---+
                4 |             2 |
                  +   +   +   +   +
                3 |               |
                  +   +   +   +   +
                2 |       ?       |
                  +=======?   +   +
                1 | 1     ?       |
                  +---+---+---+---+
                    a   b   c   d
                """);
        assertCuts(position, "b1v", "c1h"); // c1h: the rest of the row
    }

    @Test
    void aCurveCanCloseBetweenMiddleAndEnd() {
        Position position = position(4, Square.A1, NORTH, Square.D4, SOUTH, "c3h");

        assertDrawn(position, "b3v", """
                  +---+---+---+---+
                4 |       ?     2 |
                  +   +   ?=======+
                3 |       ?       |
                  +   +   +   +   +
                2 |               |
                  +   +   +   +   +
                1 | 1             |
                  +---+---+---+---+
                    a   b   c   d
                """);
        assertCuts(position, "b3v", "a3h"); // a3h: the rest of the row
    }

    @Test
    void aCurveCanCloseBetweenTheEndsWithTheMiddleFree() {
        Position position = position(4, Square.A1, NORTH, Square.D4, SOUTH, "c2h");

        assertDrawn(position, "b3v", """
                  +---+---+---+---+
                4 |       ?     2 |
                  +   +   ?   +   +
                3 |       ?       |
                  +   +   +=======+
                2 |               |
                  +   +   +   +   +
                1 | 1             |
                  +---+---+---+---+
                    a   b   c   d
                """);
        // c3v: from the middle of c2h to the border; a2h: the rest of the row
        assertCuts(position, "b3v", "c3v", "a2h");
    }

    /** The ways of both players lead through c3h and then through the middle of b3v, and have to give way each time. */
    @Test
    void aWayGivesWayToFencesAcrossIt() {
        Position position = position(5, Square.C1, NORTH, Square.C5, SOUTH, "c3h b3v a3h");

        assertDrawn(position, "d4v", """
                  +---+---+---+---+---+
                5 |         2     ?   |
                  +   +   +   +   ?   +
                4 |       #       ?   |
                  +=======#=======+   +
                3 |       #           |
                  +   +   +   +   +   +
                2 |                   |
                  +   +   +   +   +   +
                1 |         1         |
                  +---+---+---+---+---+
                    a   b   c   d   e
                """);
        assertCuts(position, "c4v", "d4v"); // both shut player two in; player one has the gap in column e
    }

    /** What hangs on the border stays where it is: the ways have to go round the other end of a fence. */
    @Test
    void aWayGivesWayToFencesThatHangOnTheBorder() {
        Position position = position(5, Square.A1, NORTH, Square.E5, SOUTH, "a2h d3h");

        assertDrawn(position, "c2h", """
                  +---+---+---+---+---+
                5 |                 2 |
                  +   +   +   +   +   +
                4 |                   |
                  +   +   +   +=======+
                3 |                   |
                  +=======+???????+   +
                2 |                   |
                  +   +   +   +   +   +
                1 | 1                 |
                  +---+---+---+---+---+
                    a   b   c   d   e
                """);
        assertCuts(position, "a1v", "b1v", "c4v", "d4v"); // the first two shut player one in, the others player two
        // Now the only way between them leads along row 3, which c3v and d2v would close.
        assertCuts(play(position, "c2h"), "a1v", "b1v", "c1v", "d1v", "c3v", "d2v", "c4v", "d4v");
    }

    @Test
    void aStraightJumpLeadsOverTwoEdges() {
        Position position = position(5, Square.C2, NORTH, Square.C3, SOUTH, "b2v c2v c1h d4v");

        assertDrawn(position, "c3h", """
                  +---+---+---+---+---+
                5 |               #   |
                  +   +   +   +   #   +
                4 |               #   |
                  +   +   +???????+   +
                3 |       # 2 #       |
                  +   +   #   #   +   +
                2 |       # 1 #       |
                  +   +   +=======+   +
                1 |                   |
                  +---+---+---+---+---+
                    a   b   c   d   e
                """);
        assertCuts(position, "b3h", "c3h");
        assertCuts(play(position, "c4"), "b3h", "c3h"); // because of player two alone
        assertCuts(play(position, "c4 c5")); // nobody is in there any more
    }

    /** The side step over player two leads by way of b3; round the other corner, by way of c2, there is a fence. */
    @Test
    void aSideStepToTheEastLeadsByWayOfTheJumpedPawn() {
        Position position = position(5, Square.B2, NORTH, Square.B3, WEST, "a1h b1v a3h d1h");

        assertDrawn(position, "b3v", """
                  +---+---+---+---+---+
                5 |                   |
                  +   +   +   +   +   +
                4 |       ?           |
                  +=======?   +   +   +
                3 |     2 ?           |
                  +   +   +   +   +   +
                2 |     1 #           |
                  +=======#   +=======+
                1 |       #           |
                  +---+---+---+---+---+
                    a   b   c   d   e
                """);
        assertCuts(position, "b3v", "a2h"); // a2h: between the two players
        assertCuts(play(position, "c3")); // player two is on his goal side in there
    }

    /** The same board, mirrored: the way round the other corner is now the one to the north. */
    @Test
    void aSideStepToTheNorthLeadsByWayOfTheJumpedPawn() {
        Position position = position(5, Square.B2, EAST, Square.C2, SOUTH, "a1v a2h c1v a4v");

        assertDrawn(position, "c2h", """
                  +---+---+---+---+---+
                5 |   #               |
                  +   #   +   +   +   +
                4 |   #               |
                  +   +   +   +   +   +
                3 |                   |
                  +=======+???????+   +
                2 |   # 1   2 #       |
                  +   #   +   #   +   +
                1 |   #       #       |
                  +---+---+---+---+---+
                    a   b   c   d   e
                """);
        assertCuts(position, "c2h", "b1v"); // b1v: between the two players
        assertCuts(play(position, "c3"));
    }

    /** A ring of four squares with one side open: what shuts it joins the far ends of two fences that a third one has joined. */
    @ParameterizedTest
    @CsvSource({"b2, b2v c2v", "b3, b2v c2v", "c2, c2v", "c3, c2v", "a1, ''", "d3, ''"})
    void aFenceJoinsAllThatHangsOnItsPoints(String one, String cuts) {
        Position position = position(4, Square.parse(one), NORTH, Square.D4, SOUTH, "b1h b3h a2v");

        assertDrawn(position.toBuilder().pawn(ONE, Square.A4).build(), "c2v", """
                  +---+---+---+---+
                4 | 1           2 |
                  +   +=======+   +
                3 |   #       ?   |
                  +   #   +   ?   +
                2 |   #       ?   |
                  +   +=======+   +
                1 |               |
                  +---+---+---+---+
                    a   b   c   d
                """);
        assertCuts(position, cuts.isEmpty() ? new String[0] : cuts.split(" ", -1));
    }

    @Test
    void aCurveNeedsTheBorderAtBothItsEnds() {
        Position position = position(4, Square.A1, NORTH, Square.C4, SOUTH, "b2h");

        assertDrawn(position, "c3v", """
                  +---+---+---+---+
                4 |         2 ?   |
                  +   +   +   ?   +
                3 |           ?   |
                  +   +=======+   +
                2 |               |
                  +   +   +   +   +
                1 | 1             |
                  +---+---+---+---+
                    a   b   c   d
                """);
        assertCuts(position);
        assertCuts(play(position, "a3v"), "c3v"); // the far end of b2h now hangs on the border too
    }

    private static void assertDrawn(Position position, String inQuestion, String drawing) {
        assertThat(BoardDrawing.of(position, Fence.parse(inQuestion))).isEqualTo(drawing);
    }

    /** Asserts which fences cut somebody off, of all that are free of conflict. */
    private static void assertCuts(Position position, String... fences) {
        List<String> cuts = Stream.iterate(0, index -> index + 1)
                .limit(128)
                .map(Fence::ofIndex)
                .filter(fence -> position.legality(Move.of(fence)) == Legality.CUTS_OFF)
                .map(Fence::toString)
                .toList();
        assertThat(cuts).containsExactlyInAnyOrder(fences);
        new FenceValidators().check(position, "an example");
    }

    private static Legality legality(Position position, String fence) {
        return position.legality(Move.parse(fence));
    }

    private static Position position(
            int size, Square one, Direction goalOfOne, Square two, Direction goalOfTwo, String fences) {
        return play(
                Position.initial(Rules.builder()
                        .size(size)
                        .starts(one, two)
                        .goals(goalOfOne, goalOfTwo)
                        .build()),
                fences);
    }

    private static Position play(Position position, String moves) {
        Position after = position;
        for (String move : moves.split(" ", -1)) {
            after = after.play(Move.parse(move));
        }
        return after;
    }
}
