package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.quoridor4j.Position;
import java.util.Locale;
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
    void refusesNull() {
        assertThatNullPointerException().isThrownBy(() -> Diagram.of(null));
    }

    private static String draw(String position) {
        return Diagram.of(PositionText.parse(position)).toAscii();
    }
}
