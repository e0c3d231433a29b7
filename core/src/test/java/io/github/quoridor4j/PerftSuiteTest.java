package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every known count up to the system property {@code perft.node.limit}, shallow ones first. */
class PerftSuiteTest {
    private static final long NODE_LIMIT = Long.getLong("perft.node.limit", 3_000_000);

    private static final List<String> SUITES =
            List.of("starts", "small-boards", "four-players", "jump-policies", "middle-games", "rule-sets");

    @ParameterizedTest(name = "{0}")
    @MethodSource("rowsUpToTheLimit")
    void countsAsManyGamesAsAreKnown(PerftRow row) {
        assertThat(Perft.count(row.position(), row.depth())).isEqualTo(row.count());
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 131", "2, 16677", "3, 2062264"})
    void countsTheStandardGameWhateverTheLimit(int depth, long count) {
        assertThat(Perft.count(Position.initial(Rules.standard()), depth)).isEqualTo(count);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rowsOfDepthTwo")
    void dividesTheCountByFirstMove(PerftRow row) {
        Position position = row.position();

        assertThat(Perft.divide(position, row.depth()))
                .containsOnlyKeys(position.legalMoves())
                .allSatisfy((move, count) ->
                        assertThat(count).isEqualTo(Perft.count(position.play(move), row.depth() - 1)));
    }

    @Test
    void readsEverySuite() {
        assertThat(rows()).hasSize(373);
    }

    private static Stream<PerftRow> rowsUpToTheLimit() {
        return rows().filter(row -> row.count() <= NODE_LIMIT).sorted(Comparator.comparingInt(PerftRow::depth));
    }

    private static Stream<PerftRow> rowsOfDepthTwo() {
        return rowsUpToTheLimit().filter(row -> row.depth() == 2);
    }

    static Stream<PerftRow> rows() {
        return SUITES.stream().flatMap(suite -> PerftRow.read("perft/" + suite + ".perft").stream());
    }
}
