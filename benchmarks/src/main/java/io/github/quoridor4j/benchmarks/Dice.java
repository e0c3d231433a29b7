package io.github.quoridor4j.benchmarks;

import java.util.SplittableRandom;

/** Seeded random numbers below a bound, without a division, so that choosing a move costs next to nothing. */
final class Dice {
    private final SplittableRandom random;

    Dice(long seed) {
        random = new SplittableRandom(seed);
    }

    int below(int bound) {
        return (int) (((random.nextLong() >>> 32) * bound) >>> 32);
    }
}
