package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OccurrencesTest {
    private final Position start = Position.initial(Rules.standard());

    @Test
    void countsNothingAtFirst() {
        assertThat(Occurrences.NONE.of(start)).isZero();
    }

    @Test
    void countsEqualPositionsTogether() {
        Occurrences occurrences =
                Occurrences.NONE.with(start).with(start.toBuilder().build());

        assertThat(occurrences.of(start)).isEqualTo(2);
    }

    @Test
    void isNotChangedByAdding() {
        Occurrences one = Occurrences.NONE.with(start);
        one.with(start);
        one.with(start.play(Move.parse("e2")));

        assertThat(one.of(start)).isOne();
        assertThat(one.of(start.play(Move.parse("e2")))).isZero();
    }

    /** The rule set is no part of the hash. */
    @Test
    void keepsPositionsOfTheSameHashApart() {
        List<Rules> rules = List.copyOf(Rules.presets().values());
        Occurrences occurrences = Occurrences.NONE;
        for (int index = 0; index < rules.size(); index++) {
            for (int times = 0; times <= index; times++) {
                occurrences = occurrences.with(Position.initial(rules.get(index)));
            }
        }
        for (int index = 0; index < rules.size(); index++) {
            assertThat(occurrences.of(Position.initial(rules.get(index)))).isEqualTo(index + 1);
        }
    }

    @Test
    void countsThousandsAsAMapDoes() {
        Occurrences occurrences = Occurrences.NONE;
        Map<Position, Integer> counts = new HashMap<>();
        for (long seed = 0; seed < 50; seed++) {
            for (Position position :
                    RandomGame.play(Rules.standard(), seed, 5, 200).positions()) {
                occurrences = occurrences.with(position);
                counts.merge(position, 1, Integer::sum);
            }
        }

        assertThat(counts).hasSizeGreaterThan(5000);
        for (Map.Entry<Position, Integer> count : counts.entrySet()) {
            assertThat(occurrences.of(count.getKey())).isEqualTo(count.getValue());
        }
    }
}
