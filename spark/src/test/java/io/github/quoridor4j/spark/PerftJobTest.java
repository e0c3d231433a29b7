package io.github.quoridor4j.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.quoridor4j.Perft;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.PositionText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PerftJobTest {
    private static final long NODE_LIMIT = Long.getLong("perft.node.limit", 3_000_000);
    private static final Position START = Position.initial(Rules.standard());

    private final PerftJob job = PerftJob.on(Sessions.shared()).partitions(2);

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 131", "2, 16677", "3, 2062264", "4, 247569030"})
    void fromTheStandardStart(int depth, long count) {
        assertThat(job.count(START, depth)).isEqualTo(count);
    }

    @ParameterizedTest
    @ValueSource(strings = {"kid-4", "gigamic-4", "openspiel-3", "quizdoor", "tutorial-4"})
    void asPerftCounts(String preset) {
        Position start = Position.initial(Rules.presets().get(preset));

        assertThat(job.count(start, 3)).isEqualTo(Perft.count(start, 3));
    }

    @Test
    void asPerftCountsWhereGamesEnd() {
        Rules small = Rules.builder().size(3).fences(1).build();
        Position start = Position.initial(small);

        assertThat(job.count(start, 8)).isEqualTo(Perft.count(start, 8)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5})
    void theNumberOfPartitionsDoesNotMatter(int partitions) {
        Position position = PositionText.parse("e3c6 / d3 / e4 e6 / 8 9 / 2");

        assertThat(job.partitions(partitions).count(position, 3)).isEqualTo(Perft.count(position, 3));
    }

    @Test
    void theSessionStaysAsItIs() {
        String before = Sessions.shared().conf().get("spark.sql.shuffle.partitions");

        job.partitions(3).count(START, 1);

        assertThat(Sessions.shared().conf().get("spark.sql.shuffle.partitions")).isEqualTo(before);
    }

    @Test
    void whatDoesNotFitIsNotCut() {
        assertThat(job.count(START, Long.MAX_VALUE / 131, 1)).isEqualTo(Long.MAX_VALUE / 131 * 131);
        // the sum
        assertThatThrownBy(() -> job.count(START, Long.MAX_VALUE / 131 + 1, 1)).isInstanceOf(ArithmeticException.class);
        // the ways to a position, where moves are counted and where they are played
        Position ahead = Position.initial(Rules.builder().fences(0).build());
        assertThatThrownBy(() -> job.count(ahead, Long.MAX_VALUE, 3))
                .isInstanceOf(ArithmeticException.class)
                .hasMessage("the ways to a position do not fit into 64 bits");
        assertThatThrownBy(() -> job.count(ahead, Long.MAX_VALUE, 4))
                .isInstanceOf(ArithmeticException.class)
                .hasMessage("the ways to a position do not fit into 64 bits");
    }

    @Test
    void ranges() {
        assertThatThrownBy(() -> job.count(START, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("depth: -1, expected 0 to 30");
        assertThatThrownBy(() -> job.count(START, 31)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> job.partitions(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("number of partitions: 0, expected 1 or more");
    }

    @Test
    void perft6() {
        assumeThat(NODE_LIMIT).as("perft.node.limit").isGreaterThanOrEqualTo(100_000_000_000L);

        assertThat(PerftJob.on(Sessions.shared()).count(START, 6)).isEqualTo(3_257_436_276_501L);
    }
}
