package io.github.quoridor4j;

/**
 * The keys of the positions' hash: one for each pawn on each square, each fence, each number of fences left, and the player
 * to move. A position's hash is the exclusive or of its keys, so that a move changes only a few.
 *
 * <p>The keys are part of the promise of {@link Position#hash()}: they never change.
 */
final class HashKeys {
    private static final int SQUARES = 81;
    private static final int COUNTS = 33;
    private static final int FENCES_FROM = 4 * SQUARES;
    private static final int COUNTS_FROM = FENCES_FROM + 128;
    private static final int TURNS_FROM = COUNTS_FROM + 4 * COUNTS;

    private static final long[] KEYS = new long[TURNS_FROM + 4];

    static {
        for (int i = 0; i < KEYS.length; i++) {
            KEYS[i] = mix((i + 1) * 0x9E3779B97F4A7C15L);
        }
    }

    private HashKeys() {}

    static long pawn(int player, int square) {
        return KEYS[player * SQUARES + square];
    }

    static long fence(int index) {
        return KEYS[FENCES_FROM + index];
    }

    static long fencesLeft(int player, int count) {
        return KEYS[COUNTS_FROM + player * COUNTS + count];
    }

    static long turn(int player) {
        return KEYS[TURNS_FROM + player];
    }

    /** The hash of a position from scratch. */
    static long of(long horizontal, long vertical, long seats, int players) {
        long hash = turn(Seats.turn(seats));
        for (int player = 0; player < players; player++) {
            hash ^= pawn(player, Seats.pawn(seats, player)) ^ fencesLeft(player, Seats.fencesLeft(seats, player));
        }
        for (long rest = horizontal; rest != 0; rest &= rest - 1) {
            hash ^= fence(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = vertical; rest != 0; rest &= rest - 1) {
            hash ^= fence(64 + Long.numberOfTrailingZeros(rest));
        }
        return hash;
    }

    /** The output function of the well-known SplitMix64 generator. */
    private static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
