package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DiagramTest {
    @Test
    void drawsFencesOverBothSquaresAndThePostBetween() {
        assertThat(draw("b3 / d2 / c2 c5 / 9 9 / 1 / size=5")).isEqualTo("""
                     a   b   c   d   e
                   +-------------------+
                 5 | .   .   2   .   . | 5
                   |                   |
                 4 | .   .   .   .   . | 4
                   |    -------        |
                 3 | .   .   .   . | . | 3
                   |               |   |
                 2 | .   .   1   . | . | 2
                   |                   |
                 1 | .   .   .   .   . | 1
                   +-------------------+
                     a   b   c   d   e

                to move      1
                fences left  1:  9  2:  9
                """);
    }

    @Test
    void drawsEveryContactOfFences() {
        // end to end in both directions, a T, and the corners of the board
        assertThat(draw("a1 h1 b4 d4 a8 h8 / g1 a3 g3 c5 / d3 f6 / 5 5 / 2")).isEqualTo("""
                     a   b   c   d   e   f   g   h   i
                   +-----------------------------------+
                 9 | .   .   .   .   .   .   .   .   . | 9
                   |-------                     -------|
                 8 | .   .   .   .   .   .   .   .   . | 8
                   |                                   |
                 7 | .   .   .   .   .   .   .   .   . | 7
                   |                                   |
                 6 | .   .   . | .   .   2   .   .   . | 6
                   |           |                       |
                 5 | .   .   . | .   .   .   .   .   . | 5
                   |    ------- -------                |
                 4 | . | .   .   .   .   .   . | .   . | 4
                   |   |                       |       |
                 3 | . | .   .   1   .   .   . | .   . | 3
                   |                                   |
                 2 | .   .   .   .   .   .   . | .   . | 2
                   |-------                    |-------|
                 1 | .   .   .   .   .   .   . | .   . | 1
                   +-----------------------------------+
                     a   b   c   d   e   f   g   h   i

                to move      2
                fences left  1:  5  2:  5
                """);
    }

    @Test
    void drawsFourPlayers() {
        assertThat(draw(" /  / d1 b4 d7 g4 / 4 4 4 4 / 3 / kid-4")).isEqualTo("""
                     a   b   c   d   e   f   g
                   +---------------------------+
                 7 | .   .   .   3   .   .   . | 7
                   |                           |
                 6 | .   .   .   .   .   .   . | 6
                   |                           |
                 5 | .   .   .   .   .   .   . | 5
                   |                           |
                 4 | .   2   .   .   .   .   4 | 4
                   |                           |
                 3 | .   .   .   .   .   .   . | 3
                   |                           |
                 2 | .   .   .   .   .   .   . | 2
                   |                           |
                 1 | .   .   .   1   .   .   . | 1
                   +---------------------------+
                     a   b   c   d   e   f   g

                to move      3
                fences left  1:  4  2:  4  3:  4  4:  4
                """);
    }

    @Test
    void namesTheWinnerAtTheEnd() {
        assertThat(draw(" /  / a3 b2 / 10 10 / 2 / size=3")).isEqualTo("""
                     a   b   c
                   +-----------+
                 3 | 1   .   . | 3
                   |           |
                 2 | .   2   . | 2
                   |           |
                 1 | .   .   . | 1
                   +-----------+
                     a   b   c

                winner       1
                fences left  1: 10  2: 10
                """);
    }

    @Test
    void isTheSameOnEveryLocale() {
        Position position = PositionText.parse(" /  / e1 e9 / 10 10 / 1");
        String picture = Diagram.of(position).toAscii();
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(Diagram.of(position).toAscii()).isEqualTo(picture).isASCII();
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void tellsWhoIsToMoveWhereThatIsNotThePlayerAfterTheWinner() {
        assertThat(draw(" /  / a3 b2 / 10 10 / 1 / size=3")).endsWith("""

                winner       1
                to move      1
                fences left  1: 10  2: 10
                """);
    }

    @Test
    void equalContentsMakeEqualDiagrams() {
        Position position = PositionText.parse("e3 / d3 / e4 e6 / 9 9 / 2");
        Diagram plain = Diagram.of(position);
        Diagram some = plain.mark(Square.E5).mark(Square.A1).path(Player.TWO).path(Player.ONE);
        Diagram same = plain.paths().mark(Square.A1).mark(Square.E5).mark(Square.A1);

        assertThat(some).isEqualTo(same).hasSameHashCodeAs(same).hasToString(same.toAscii());
        assertThat(plain.seenBy(Player.ONE)).isEqualTo(plain);
        assertThat(Set.of(
                        plain,
                        some,
                        plain.seenBy(Player.TWO),
                        plain.title(""),
                        plain.coordinates(false),
                        plain.lastMove(Move.parse("e4")),
                        plain.lastMove(Square.E3, Square.E4),
                        plain.legalMoves(position.legalMoves()),
                        plain.arrow(Square.A1, Square.A2),
                        plain.arrow(Square.A2, Square.A1)))
                .hasSize(10);
        assertThat(plain.position()).isEqualTo(position);
    }

    @Test
    void aPassShowsNothing() {
        Diagram plain = Diagram.of(Position.initial(Rules.standard()));

        assertThat(plain.lastMove(Move.pass()).toAscii()).isEqualTo(plain.toAscii());
    }

    @Test
    void refusesWhatIsNotOnTheBoard() {
        Diagram small = Diagram.of(Position.initial(Rules.kid(2)));
        Set<Move> tooFar = Set.of(Move.parse("d2"), Move.parse("g1h"));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> small.mark(Square.H1))
                .withMessage("h1 is off this board of 7x7");
        assertThatIllegalArgumentException().isThrownBy(() -> small.lastMove(Move.parse("d8")));
        assertThatIllegalArgumentException().isThrownBy(() -> small.lastMove(Square.D8, Square.D7));
        assertThatIllegalArgumentException().isThrownBy(() -> small.lastMove(Square.D7, Square.D8));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> small.legalMoves(tooFar))
                .withMessage("g1h is off this board of 7x7");
        assertThatIllegalArgumentException().isThrownBy(() -> small.arrow(Square.A1, Square.A8));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> small.arrow(Square.A1, Square.A1))
                .withMessage("an arrow from a1 to itself");
        assertThatIllegalArgumentException().isThrownBy(() -> small.path(Player.THREE));
        assertThatIllegalArgumentException().isThrownBy(() -> small.seenBy(Player.THREE));
    }

    @Test
    void refusesNull() {
        Diagram diagram = Diagram.of(Position.initial(Rules.standard()));

        assertThatNullPointerException().isThrownBy(() -> Diagram.of(null));
        assertThatNullPointerException().isThrownBy(() -> diagram.seenBy(null));
        assertThatNullPointerException().isThrownBy(() -> diagram.title(null));
        assertThatNullPointerException().isThrownBy(() -> diagram.mark(null));
        assertThatNullPointerException().isThrownBy(() -> diagram.lastMove(null));
        assertThatNullPointerException().isThrownBy(() -> diagram.lastMove(null, Square.A1));
        assertThatNullPointerException().isThrownBy(() -> diagram.lastMove(Square.A1, null));
        assertThatNullPointerException().isThrownBy(() -> diagram.legalMoves(null));
        assertThatNullPointerException().isThrownBy(() -> diagram.path(null));
        assertThatNullPointerException().isThrownBy(() -> diagram.arrow(null, Square.A1));
        assertThatNullPointerException().isThrownBy(() -> diagram.arrow(Square.A1, null));
        assertThatNullPointerException().isThrownBy(() -> diagram.toSvg(null));
        assertThatNullPointerException().isThrownBy(() -> Diagram.parseAscii(null));
        assertThatNullPointerException().isThrownBy(() -> Diagram.parseAscii(diagram.toAscii(), null));
        assertThatNullPointerException().isThrownBy(() -> Diagram.parseAsciiForEditing(null));
        assertThatNullPointerException().isThrownBy(() -> Diagram.tryParseAscii(null));
    }

    private static String draw(String position) {
        return Diagram.of(PositionText.parse(position)).toAscii();
    }
}
