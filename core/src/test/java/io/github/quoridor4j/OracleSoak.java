package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.fail;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * The library against the oracle for as long as one likes, each time with other games: {@code mvn verify -Psoak
 * -Dsoak.minutes=30}. The seed is printed; {@code -Dsoak.seed=} plays the same games again.
 */
class OracleSoak {
    private static final double MINUTES = Double.parseDouble(System.getProperty("soak.minutes", "5"));
    private static final long SEED = Long.getLong("soak.seed", System.nanoTime());
    private static final int LONGEST_GAME = 200;

    @Test
    void bothSayTheSameOfEveryPosition() {
        long end =
                System.nanoTime() + Duration.ofMillis((long) (MINUTES * 60_000)).toNanos();
        SplittableRandom random = new SplittableRandom(SEED);
        Set<Rules> ruleSets = new HashSet<>();
        long games = 0;
        long positions = 0;
        System.out.println("soak: seed " + SEED + ", " + MINUTES + " minutes");
        while (System.nanoTime() < end) {
            RandomGame game = someGame(random);
            Disagreement.in(game, Referee::oracle)
                    .ifPresent(
                            found -> fail("seed " + SEED + ": " + found.shrunk().report()));
            ruleSets.add(game.rules());
            positions += game.positions().size();
            games++;
        }
        System.out.println("soak: seed " + SEED + ", " + positions + " positions of " + games + " games under "
                + ruleSets.size() + " rule sets, no difference");
    }

    /** Every second game by a preset. */
    private static RandomGame someGame(SplittableRandom random) {
        List<Rules> presets = List.copyOf(Rules.presets().values());
        Rules rules = random.nextBoolean()
                ? presets.get(random.nextInt(presets.size()))
                : RandomRules.of(3 + random.nextInt(7), 2 + random.nextInt(3), random.nextLong());
        int fencePercent = List.of(RandomGame.UNIFORM, 10, 40, 85).get(random.nextInt(4));
        return RandomGame.play(rules, random.nextLong(), fencePercent, LONGEST_GAME);
    }
}
