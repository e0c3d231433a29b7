package io.github.quoridor4j;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;

/**
 * Counts the sequences of legal moves of a length, the common proof that a move generator is right. From the standard start
 * they are 131, 16,677, 2,062,264, 247,569,030, 28,837,934,502, 3,257,436,276,501, ..
 *
 * <p>Depths go up to 1,000, which is more than anybody can wait for unless hardly anything can be played.
 *
 * <p>A forced pass is a move; a game that is over has no further ones, so that it adds nothing at greater depths.
 */
public final class Perft {
    /** So deep that every stack suffices. */
    static final int MOST_DEPTH = 1_000;

    /** Counts of this depth take no more than milliseconds. */
    private static final int SHORT_DEPTH = 3;

    private Perft() {}

    /**
     * Counts the sequences of moves from a position.
     *
     * @param position where to start
     * @param depth their length in plies, 0 to 1,000
     * @return the number of sequences; 1 for depth 0
     * @throws IllegalArgumentException if the depth is out of this range
     */
    public static long count(Position position, int depth) {
        Objects.requireNonNull(position);
        requireDepth(depth, 0);
        return depth == 0 ? 1 : countFrom(position, depth);
    }

    static void requireDepth(int depth, int least) {
        if (depth < least || depth > MOST_DEPTH) {
            throw new IllegalArgumentException("depth: " + depth + ", expected " + least + " to " + MOST_DEPTH);
        }
    }

    private static long countFrom(Position position, int depth) {
        MoveSet moves = position.legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        for (Move move : moves) {
            count += countFrom(position.after(move), depth - 1);
        }
        return count;
    }

    /** The same as {@link #count}, but an interruption ends it soon. */
    static long countUnlessInterrupted(Position position, int depth) {
        stopIfInterrupted();
        if (depth <= SHORT_DEPTH) {
            return count(position, depth);
        }
        long count = 0;
        for (Move move : position.legalMoves()) {
            count += countUnlessInterrupted(position.after(move), depth - 1);
        }
        return count;
    }

    static void stopIfInterrupted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted while counting");
        }
    }

    /**
     * Returns a counter that uses several threads and, on demand, memory.
     *
     * @return a counter with the default settings
     */
    public static ParallelPerft parallel() {
        return ParallelPerft.withDefaults();
    }

    /**
     * Counts the sequences of moves from a position, apart for each first move.
     *
     * @param position where to start
     * @param depth their length in plies, 1 to 1,000
     * @return the number of sequences that begin with each legal move, in the order of the codes; unmodifiable
     * @throws IllegalArgumentException if the depth is out of this range
     */
    public static Map<Move, Long> divide(Position position, int depth) {
        requireDepth(depth, 1);
        Map<Move, Long> counts = new LinkedHashMap<>();
        for (Move move : position.legalMoves()) {
            counts.put(move, count(position.after(move), depth - 1));
        }
        return Collections.unmodifiableMap(counts);
    }
}
