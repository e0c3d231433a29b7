package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExamplesTest {
    private static final Path FOLDER = Path.of("..", "examples");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "all-fences-first-wins.pgn  | 63  | player 1 reaches the goal and wins",
                "all-fences-second-wins.pgn | 82  | player 2 reaches the goal and wins",
                "jumps-and-side-steps.pgn   | 64  | player 2 reaches the goal and wins",
                "draw-by-repetition.pgn     | 28  | draw by repetition: the same position 3 times",
                "four-players.pgn           | 324 | draw by the limit of 324 plies",
            })
    void endsAsDescribed(String file, int plies, String outcome) {
        Run run = Run.of("replay", FOLDER.resolve(file).toString());

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.boards()).isEqualTo(plies);
        assertThat(run.out()).contains("\nEnd after " + plies + " plies: " + outcome + ".\nThe record says: ");
    }

    @ParameterizedTest
    @CsvSource({"all-fences-first-wins.pgn", "all-fences-second-wins.pgn"})
    void allFencesAreUsed(String file) {
        assertThat(Run.of("replay", "--final", FOLDER.resolve(file).toString()).out())
                .contains("fences left  1:  0  2:  0");
    }

    @Test
    void theSideStepAtTheEdgeIsRefused() {
        String file = FOLDER.resolve("illegal-side-step.pgn").toString();
        Run run = Run.of("replay", "--final", file);

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err())
                .isEqualTo(file
                        + ":12:11: ply 64: d1 is illegal: this rule set has no such jump: it has straight jumps and side "
                        + "steps only with a fence behind the jumped pawn\n");
        assertThat(run.out()).contains("Move 32, player 1: c1 (ply 63)", "Stopped before ply 64.");
    }

    @Test
    void allOfThemAreListed() throws IOException {
        String readme = Files.readString(FOLDER.resolve("README.md"));
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".pgn")))
                    .hasSize(6)
                    .allSatisfy(name -> assertThat(readme).contains("| `" + name + "` |"));
        }
    }
}
