package io.github.quoridor4j;

import java.time.Duration;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.domains.DomainContextBase;

/** Games with their history, by the presets and by rule sets with random limits. */
final class HistoryDomain extends DomainContextBase {
    private static final int MOST_EVENTS = 200;

    @Provide
    Arbitrary<RandomHistory> histories() {
        Arbitrary<Rules> custom = Combinators.combine(
                        Arbitraries.integers().between(3, 9),
                        Arbitraries.integers().between(2, 4),
                        Arbitraries.longs())
                .as(HistoryDomain::limited);
        Arbitrary<Rules> crowded = Arbitraries.longs().map(HistoryDomain::crowded);
        return Combinators.combine(
                        Arbitraries.oneOf(Arbitraries.of(Rules.presets().values()), custom, crowded),
                        Arbitraries.longs(),
                        Arbitraries.integers().between(0, MOST_EVENTS).withDistribution(RandomDistribution.uniform()))
                .as(RandomHistory::play)
                .withoutEdgeCases();
    }

    private static Rules limited(int size, int players, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return RandomRules.of(size, players, seed).toBuilder()
                .repetitionLimit(random.nextBoolean() ? 0 : random.nextInt(2, 5))
                .plyLimit(random.nextBoolean() ? 0 : random.nextInt(MOST_EVENTS / 2))
                .limitBeatsWin(random.nextBoolean())
                .gameTime(Duration.ofMinutes(random.nextInt(30)))
                .moveTime(Duration.ofMinutes(random.nextInt(3)))
                .build();
    }

    /** Four players who get stuck easily. */
    private static Rules crowded(long seed) {
        return limited(3, 4, seed).toBuilder()
                .fences(0)
                .straightJump(false)
                .sideSteps()
                .build();
    }
}
