package io.github.quoridor4j;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;

/**
 * What the properties are about: rule sets, games by those, and positions from such games.
 *
 * <p>Without edge cases: seeds have none, and games of no plies are not worth more than their share.
 */
@SuppressWarnings("exports") // tests are on no module's path
public final class QuoridorDomain extends DomainContextBase {
    private static final int LONGEST_GAME = 100;

    /** For jqwik. */
    public QuoridorDomain() {}

    @Provide
    Arbitrary<Rules> rules() {
        Arbitrary<Rules> custom = Combinators.combine(
                        Arbitraries.integers().between(3, 9),
                        Arbitraries.integers().between(2, 4),
                        Arbitraries.longs())
                .as(RandomRules::of);
        return Arbitraries.frequencyOf(
                        Tuple.of(1, Arbitraries.of(Rules.presets().values())), Tuple.of(2, custom))
                .withoutEdgeCases();
    }

    @Provide
    Arbitrary<RandomGame> games() {
        return Combinators.combine(
                        rules(),
                        Arbitraries.longs(),
                        Arbitraries.of(RandomGame.UNIFORM, 10, 40, 85),
                        Arbitraries.integers().between(0, LONGEST_GAME))
                .as(RandomGame::play)
                .withoutEdgeCases();
    }

    @Provide
    Arbitrary<Position> positions() {
        return games().map(RandomGame::last);
    }

    @Provide
    Arbitrary<Fence> fences() {
        return Arbitraries.integers().between(0, 127).map(Fence::ofIndex);
    }

    @Provide
    Arbitrary<Move> moves() {
        return Arbitraries.integers().between(0, 209).map(Move::ofCode);
    }
}
