package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;
import org.junit.jupiter.api.Test;

class DiagramExtrasTest {
    private static final Position SMALL = PositionText.parse("b3 / d2b1 / c3 c5 / 3 2 / 1 / size=5;fences=4");
    private static final Position FOUR =
            PositionText.parse("a1c4 / a3d2b1 / c2 b3 d4 e3 / 2 1 2 2 / 2 / size=5;players=4;fences=3");
    private static final Diagram EVERYTHING = Diagram.of(SMALL)
            .legalMoves(SMALL.legalMoves())
            .lastMove(Move.parse("b3h"))
            .paths()
            .mark(Square.A5)
            .mark(Square.C5)
            .arrow(Square.E1, Square.E4)
            .arrow(Square.A1, Square.B1);

    @Test
    void everythingInAscii() {
        assertThat(EVERYTHING.toAscii()).isEqualTo("""
                     a   b   c   d   e
                   +-------------------+
                 5 |<.>  .  <2>  *   . | 5
                   |   +   +   +   +   |
                 4 | .   .   .   *   . | 4
                   |   :#######:   ~   |
                 3 | .   +   1   + | . | 3
                   |   +   ~   +   |   |
                 2 | .   . | +   * | . | 2
                   |   +   |   +   ~   |
                 1 | .   . | .   *   . | 1
                   +-------------------+
                     a   b   c   d   e

                to move      1
                fences left  1:  3  2:  2
                arrows       a1>b1 e1>e4
                """);
    }

    @Test
    void everythingInUnicode() {
        assertThat(EVERYTHING.toUnicode()).isEqualTo("""
                     a   b   c   d   e
                   ┌───────────────────┐
                 5 │<·>  ·  <②>  •   · │ 5
                   │   ┼   ┼   ┼   ┼   │
                 4 │ ·   ·   ·   •   · │ 4
                   │   ┝┅┅┅━┅┅┅┥   ┰   │
                 3 │ ·   ◦   ❶   ◦ ┃ · │ 3
                   │   ┼   ┰   ┼   ┃   │
                 2 │ ·   · ┃ ◦   • ┃ · │ 2
                   │   ┼   ┃   ┼   ┸   │
                 1 │ ·   · ┃ ·   •   · │ 1
                   └───────┸───────────┘
                     a   b   c   d   e

                to move      1
                fences left  1:  3  2:  2
                arrows       a1>b1 e1>e4
                """);
    }

    @Test
    void aStepInAscii() {
        assertThat(board(Diagram.of(SMALL).lastMove(Square.C2, Square.C3).toAscii()))
                .isEqualTo("""
                             a   b   c   d   e
                           +-------------------+
                         5 | .   .   2   .   . | 5
                           |                   |
                         4 | .   .   .   .   . | 4
                           |    -------        |
                         3 | .   .  [1]  . | . | 3
                           |               |   |
                         2 | .   . |(.)  . | . | 2
                           |       |           |
                         1 | .   . | .   .   . | 1
                           +-------------------+
                             a   b   c   d   e
                        """);
    }

    @Test
    void aStepInUnicodeWithoutCoordinates() {
        Diagram diagram = Diagram.of(SMALL).lastMove(Square.C2, Square.C3).coordinates(false);

        assertThat(board(diagram.toUnicode())).isEqualTo("""
                ┌───────────────────┐
                │ ·   ·   ②   ·   · │
                │                   │
                │ ·   ·   ·   ·   · │
                │   ╺━━━━━━━╸   ╻   │
                │ ·   ·  [❶]  · ┃ · │
                │       ╻       ┃   │
                │ ·   · ┃(·)  · ┃ · │
                │       ┃       ╹   │
                │ ·   · ┃ ·   ·   · │
                └───────┸───────────┘
                """);
    }

    @Test
    void theSecondPlayerSeesAQuarterTurn() {
        assertThat(board(Diagram.of(FOUR).seenBy(Player.TWO).toAscii())).isEqualTo("""
                     5   4   3   2   1
                   +-------------------+
                 e | .   .   4   .   . | e
                   |        -------    |
                 d | . | 3   .   .   . | d
                   |   |               |
                 c | . | .   .   1   . | c
                   |            -------|
                 b | .   .   2   . | . | b
                   |    -------    |   |
                 a | .   .   .   . | . | a
                   +-------------------+
                     5   4   3   2   1
                """);
    }

    @Test
    void theThirdPlayerSeesHalfATurn() {
        assertThat(board(Diagram.of(FOUR).seenBy(Player.THREE).toAscii())).isEqualTo("""
                     e   d   c   b   a
                   +-------------------+
                 1 | .   .   . | .   . | 1
                   |           |-------|
                 2 | . | .   1 | .   . | 2
                   |   |               |
                 3 | 4 | .   .   2 | . | 3
                   |               |   |
                 4 | .   3   .   . | . | 4
                   |    -------        |
                 5 | .   .   .   .   . | 5
                   +-------------------+
                     e   d   c   b   a
                """);
    }

    @Test
    void theFourthPlayerSeesAQuarterTurnTheOtherWay() {
        assertThat(board(Diagram.of(FOUR).seenBy(Player.FOUR).toAscii())).isEqualTo("""
                     1   2   3   4   5
                   +-------------------+
                 a | . | .   .   .   . | a
                   |   |    -------    |
                 b | . | .   2   .   . | b
                   |-------            |
                 c | .   1   .   . | . | c
                   |               |   |
                 d | .   .   .   3 | . | d
                   |    -------        |
                 e | .   .   4   .   . | e
                   +-------------------+
                     1   2   3   4   5
                """);
    }

    /** Without the lines below the board. */
    private static String board(String picture) {
        return picture.substring(0, picture.indexOf("\n\n") + 1);
    }
}
