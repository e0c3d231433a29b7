package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnicodeDiagramTest {
    /** End to end, corners, forks, and contacts with the frame. */
    @Test
    void fencesJoinWhereTheyTouch() {
        assertThat(draw("a1 h1 b4 d4 a8 h8 / g1 a3 g3 c5 b8 / d3 f6 / 5 4 / 2")).isEqualTo("""
                     a   b   c   d   e   f   g   h   i
                   ┌───────┰───────────────────────────┐
                 9 │ ·   · ┃ ·   ·   ·   ·   ·   ·   · │ 9
                   ┝━━━━━━━┫                   ╺━━━━━━━┥
                 8 │ ·   · ┃ ·   ·   ·   ·   ·   ·   · │ 8
                   │       ╹                           │
                 7 │ ·   ·   ·   ·   ·   ·   ·   ·   · │ 7
                   │           ╻                       │
                 6 │ ·   ·   · ┃ ·   ·   ❷   ·   ·   · │ 6
                   │           ┃                       │
                 5 │ ·   ·   · ┃ ·   ·   ·   ·   ·   · │ 5
                   │   ┏━━━━━━━┻━━━━━━━╸       ╻       │
                 4 │ · ┃ ·   ·   ·   ·   ·   · ┃ ·   · │ 4
                   │   ┃                       ┃       │
                 3 │ · ┃ ·   ·   ①   ·   ·   · ┃ ·   · │ 3
                   │   ╹                       ┃       │
                 2 │ ·   ·   ·   ·   ·   ·   · ┃ ·   · │ 2
                   ┝━━━━━━━╸                   ┣━━━━━━━┥
                 1 │ ·   ·   ·   ·   ·   ·   · ┃ ·   · │ 1
                   └───────────────────────────┸───────┘
                     a   b   c   d   e   f   g   h   i

                to move      2
                fences left  1:  5  2:  4
                """);
    }

    @Test
    void fourFencesMeetInACross() {
        assertThat(draw("a2c2 / b1b3 / c1 e5 / 0 0 / 1 / size=5;fences=2")).startsWith("""
                     a   b   c   d   e
                   ┌───────────────────┐
                 5 │ ·   ·   ·   ·   ② │ 5
                   │       ╻           │
                 4 │ ·   · ┃ ·   ·   · │ 4
                   │       ┃           │
                 3 │ ·   · ┃ ·   ·   · │ 3
                   ┝━━━━━━━╋━━━━━━━╸   │
                 2 │ ·   · ┃ ·   ·   · │ 2
                   │       ┃           │
                 1 │ ·   · ┃ ❶   ·   · │ 1
                   └───────┸───────────┘
                """);
    }

    @Test
    void theWinnerIsBlack() {
        assertThat(draw(" /  / a3 b2 / 10 10 / 2 / size=3")).startsWith("""
                     a   b   c
                   ┌───────────┐
                 3 │ ❶   ·   · │ 3
                   │           │
                 2 │ ·   ②   · │ 2
                   │           │
                 1 │ ·   ·   · │ 1
                   └───────────┘
                     a   b   c

                winner       1
                """);
    }

    private static String draw(String position) {
        return Diagram.of(PositionText.parse(position)).toUnicode();
    }
}
