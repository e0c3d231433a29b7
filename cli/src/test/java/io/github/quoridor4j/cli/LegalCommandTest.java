package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LegalCommandTest {
    @Test
    void listsPawnMovesAndFences() {
        Run run = Run.of("legal", "--rules", "size=3;fences=1");

        assertThat(run).isEqualTo(new Run(0, """
                pawn moves: 3
                  a1 c1 b2
                fences: 8
                  a1h b1h a2h b2h a1v b1v a2v b2v
                """, ""));
    }

    @Test
    void wrapsLongLists() {
        assertThat(Run.of("legal").out().lines())
                .hasSize(11)
                .allMatch(line -> line.length() <= 80)
                .contains("pawn moves: 3", "fences: 128");
    }

    @Test
    void counts() {
        assertThat(Run.of("legal", "--count")).isEqualTo(new Run(0, "131\n", ""));
        assertThat(Run.of("legal", "--count", "--rules", "standard-4", "--moves", "1. e2 b5 e8 h5"))
                .isEqualTo(new Run(0, "132\n", ""));
    }

    @Test
    void saysWhenTheGameIsOver() {
        assertThat(Run.of("legal", "--rules", "size=3", "--moves", "b2 b1"))
                .isEqualTo(new Run(0, "pawn moves: 0\nfences: 0\nThe game is over.\n", ""));
    }

    @Test
    void saysWhenThereIsOnlyAPass() {
        assertThat(Run.of(
                        "legal",
                        "--rules",
                        "size=3;players=2;fences=1,0;starts=a1,a3;jump=none;sides=none",
                        "--moves",
                        "a1v a2"))
                .isEqualTo(new Run(0, "pawn moves: 0\nfences: 0\nonly a pass: --\n", ""));
    }

    @Test
    void takesAPosition() {
        String position = "a1 /  / b1 b3 / 0 1 / 1 / size=3;fences=1";
        assertThat(Run.of("legal", "--position", position))
                .isEqualTo(new Run(0, "pawn moves: 2\n  a1 c1\nfences: 0\n", ""));
        assertThat(Run.of("legal", "--position", position, "--moves", "c1 b2").out())
                .isEqualTo("pawn moves: 2\n  b1 c2\nfences: 0\n");
        assertThat(Run.of("legal", "--count", "--position", "/ / e1 e9 / 10 10 / 2", "--rules", "bazito")
                        .out())
                .isEqualTo("131\n");
    }

    @Test
    void printsJson() {
        assertThat(Run.of("legal", "--json", "--rules", "size=3;fences=1")).isEqualTo(new Run(0, """
                {"position":" /  / b1 b3 / 1 1 / 1 / size=3;fences=1","rules":"size=3;fences=1","count":11,\
                "pawnMoves":["a1","c1","b2"],\
                "fences":["a1h","b1h","a2h","b2h","a1v","b1v","a2v","b2v"],"pass":false}
                """, ""));
        assertThat(Run.of("legal", "--json", "--count", "--moves", "e2").out()).isEqualTo("""
                {"position":" /  / e2 e9 / 10 10 / 2","rules":"standard-2","count":131}
                """);
    }
}
