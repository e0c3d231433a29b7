package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

@Domain(QuoridorDomain.class)
@Domain(DomainContext.Global.class)
class ParallelPerftProperties {

    @Property(tries = 300)
    void countsTheSameAsPerft(
            @ForAll Position position,
            @ForAll @From("limits") int maxPositions,
            @ForAll @IntRange(min = 1, max = 3) int threads,
            @ForAll @IntRange(max = 8) int maxDepth) {
        int depth = affordable(position, maxDepth);

        assertThat(Perft.parallel().threads(threads).merging(maxPositions).count(position, depth))
                .as("perft %s of %s under %s", depth, position, position.rules())
                .isEqualTo(Perft.count(position, depth));
    }

    /** No merging; so little that passes are many and tables overflow; more than there are positions. */
    @Provide
    Arbitrary<Integer> limits() {
        return Arbitraries.of(0, 1, 7, 100, 1_000, 1_000_000);
    }

    /** Deep on small boards only. */
    private static int affordable(Position position, int maxDepth) {
        int depth = 0;
        while (depth < maxDepth && Perft.count(position, depth) < 20_000) {
            depth++;
        }
        return depth;
    }
}
