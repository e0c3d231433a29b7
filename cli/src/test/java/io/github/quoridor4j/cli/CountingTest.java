package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Perft;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CountingTest {
    private static final Position START =
            Position.initial(Rules.builder().size(4).fences(2).build());

    private final List<Double> progress = new ArrayList<>();

    @Test
    void tellsHowFarItIs() {
        Counting counting = new Counting(Optional.of(Perft.parallel().threads(2)), progress::add);

        assertThat(counting.count(START, 3)).isEqualTo(Perft.count(START, 3));
        assertThat(progress).isSorted().hasSizeGreaterThan(1).last().isEqualTo(1.0);
    }

    @Test
    void eachFirstMoveIsAPartOfTheWhole() {
        Counting counting = new Counting(Optional.of(Perft.parallel().threads(1)), progress::add);

        Map<Move, Long> counts = counting.divide(START, 3);

        assertThat(counts).isEqualTo(Perft.divide(START, 3));
        assertThat(counts.keySet()).containsExactlyElementsOf(START.legalMoves());
        assertThat(progress).isSorted().hasSizeGreaterThan(counts.size()).last().isEqualTo(1.0);
    }

    @Test
    void oneThreadTellsNothing() {
        assertThat(new Counting(Optional.empty(), progress::add).count(START, 2))
                .isEqualTo(Perft.count(START, 2));
        assertThat(progress).isEmpty();
    }
}
