package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PositionTableTest {
    private static final Rules RULES = Rules.standard();

    /** 131 different positions. */
    private static final List<Position> POSITIONS = Position.initial(RULES).legalMoves().stream()
            .map(Position.initial(RULES)::play)
            .toList();

    private final PositionTable table = new PositionTable(RULES, POSITIONS.size());

    @Test
    void mergesEqualPositions() {
        Map<Position, Long> expected = new HashMap<>();
        for (int ways = 1; ways <= 3; ways++) {
            for (Position position : POSITIONS) {
                assertThat(table.add(position, ways)).isTrue();
                expected.merge(position, (long) ways, Long::sum);
            }
        }

        assertThat(contents(table.entries())).isEqualTo(expected);
    }

    @Test
    void fallsApartIntoParts() {
        POSITIONS.forEach(position -> table.add(position, 1));

        for (int parts : new int[] {1, 2, 7, 1_000}) {
            assertThat(IntStream.range(0, parts).boxed().flatMap(part -> table.entries(part, parts)))
                    .containsExactlyElementsOf(table.entries().toList());
        }
    }

    @Test
    void takesNothingNewWhenFull() {
        PositionTable small = new PositionTable(RULES, 2);

        assertThat(small.add(POSITIONS.get(0), 1)).isTrue();
        assertThat(small.add(POSITIONS.get(1), 1)).isTrue();
        assertThat(small.add(POSITIONS.get(2), 1)).isFalse();
        assertThat(small.add(POSITIONS.get(0), 1)).isTrue();
        assertThat(contents(small.entries())).isEqualTo(Map.of(POSITIONS.get(0), 2L, POSITIONS.get(1), 1L));
    }

    @Test
    void hasRoomAgainWhenCleared() {
        PositionTable small = new PositionTable(RULES, 1);
        small.add(POSITIONS.get(0), 5);
        small.clear();

        assertThat(small.entries()).isEmpty();
        assertThat(small.add(POSITIONS.get(1), 1)).isTrue();
        assertThat(contents(small.entries())).isEqualTo(Map.of(POSITIONS.get(1), 1L));
    }

    @Test
    void mayHaveNoRoomAtAll() {
        PositionTable none = new PositionTable(RULES, 0);

        assertThat(none.add(POSITIONS.get(0), 1)).isFalse();
        assertThat(none.entries()).isEmpty();
    }

    @Test
    void noticesMultiplicitiesThatAreTooLarge() {
        Position position = POSITIONS.get(0);
        table.add(position, Long.MAX_VALUE);

        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> table.add(position, 1));
    }

    private static Map<Position, Long> contents(Stream<PositionTable.Entry> entries) {
        Map<Position, Long> contents = new HashMap<>();
        entries.forEach(entry -> assertThat(contents.put(entry.position(), entry.multiplicity()))
                .as("%s twice", entry.position())
                .isNull());
        return contents;
    }
}
