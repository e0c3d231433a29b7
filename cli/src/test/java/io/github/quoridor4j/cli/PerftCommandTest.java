package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import org.junit.jupiter.api.Test;

class PerftCommandTest {
    @Test
    void counts() {
        Run run = Run.of("perft", "--depth", "2");

        assertThat(run.status()).isZero();
        assertThat(run.out()).matches("depth 2: 16677\\n[0-9]+\\.[0-9]{3} s, [0-9,]+ nodes/s\\n");
        assertThat(Run.of("perft", "--depth", "0").out()).startsWith("depth 0: 1\n");
    }

    @Test
    void countsAfterMovesAndUnderOtherRules() {
        assertThat(Run.of("perft", "--depth", "1", "--moves", "e2 e8").out()).startsWith("depth 1: 132\n");
        assertThat(Run.of("perft", "--depth", "1", "--rules", "size=3;fences=1").out())
                .startsWith("depth 1: 11\n");
    }

    @Test
    void divides() {
        Run run = Run.of("perft", "--depth", "2", "--divide", "--rules", "size=3;fences=0");

        assertThat(run.out()).startsWith("a1: 3\nc1: 3\nb2: 3\ndepth 2: 9\n");
    }

    @Test
    void countsInParallel() {
        assertThat(Run.of("perft", "--depth", "3", "--parallel").out()).startsWith("depth 3: 2062264\n");
        assertThat(Run.of("perft", "--depth", "3", "--parallel", "--merge").out())
                .startsWith("depth 3: 2062264\n");
        assertThat(Run.of("perft", "--depth", "3", "--parallel", "--merge", "500")
                        .out())
                .startsWith("depth 3: 2062264\n");
        assertThat(Run.of("perft", "--depth", "3", "--parallel", "--merge", "--divide", "--rules", "size=3;fences=0")
                        .out())
                .startsWith("a1: 6\nc1: 6\nb2: 8\ndepth 3: 20\n");
    }

    @Test
    void refusesToMergeWithoutThreadsOrMemory() {
        assertThat(Run.of("perft", "--depth", "3", "--merge").err()).contains("--merge: expected --parallel, too");
        assertThat(Run.of("perft", "--depth", "3", "--parallel", "--merge", "-1")
                        .err())
                .contains("--merge: found -1, expected 0 or more");
    }

    @Test
    void refusesDepthsOfTooManyGames() {
        Run run = Run.of("perft", "--depth", "300", "--parallel", "--merge", "--rules", "size=3;fences=0");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith("quoridor: --depth: the count does not fit into 64 bits\n");
    }

    @Test
    void refusesDepthsThatAreNone() {
        assertThat(Run.of("perft", "--depth", "-1"))
                .isEqualTo(new Run(
                        2, "", "quoridor: --depth: found -1, expected 0 to 1000\nTry 'quoridor perft --help'.\n"));
        assertThat(Run.of("perft", "--depth", "0", "--divide").err()).contains("expected 1 to 1000");
        assertThat(Run.of("perft", "--depth", "1001").err()).contains("--depth: found 1001, expected 0 to 1000");
        assertThat(Run.of("perft", "--depth", "two").err()).contains("--depth", "'two'");
        assertThat(Run.of("perft").err()).contains("Missing required option: '--depth=N'");
    }

    @Test
    void takesAPosition() {
        assertThat(Run.of("perft", "--depth", "1", "--position", "e3 / / e1 e9 / 9 10 / 2")
                        .out())
                .startsWith("depth 1: 127\n");
    }

    @Test
    void printsJson() {
        JsonObject run = Run.of("perft", "--json", "--depth", "2", "--rules", "size=3;fences=0")
                .json()
                .getAsJsonObject();

        assertThat(run.keySet()).containsExactly("position", "rules", "depth", "count", "seconds", "nodesPerSecond");
        assertThat(run.get("position").getAsString()).isEqualTo(" /  / b1 b3 / 0 0 / 1 / size=3;fences=0");
        assertThat(run.get("depth").getAsInt()).isEqualTo(2);
        assertThat(run.get("count").getAsLong()).isEqualTo(9);
        assertThat(run.get("seconds").getAsDouble()).isNotNegative();
        assertThat(run.get("nodesPerSecond").getAsLong()).isPositive();
        assertThat(Run.of("perft", "--json", "--depth", "2", "--divide", "--rules", "size=3;fences=0")
                        .json()
                        .getAsJsonObject()
                        .get("moves"))
                .hasToString("{\"a1\":3,\"c1\":3,\"b2\":3}");
    }

    @Test
    void countsTheSameWhereABarCouldBeShown() {
        assertThat(Run.at(new Terminal(false, false, false, true), "perft", "--depth", "3", "--parallel")
                        .out())
                .startsWith("depth 3: 2062264\n");
    }
}
