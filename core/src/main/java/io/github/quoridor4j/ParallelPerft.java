package io.github.quoridor4j;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.DoubleConsumer;

/**
 * {@link Perft#count} by several threads and, if there is memory for it, with equal positions counted only once. The numbers
 * are the same. Immutable: each setting makes a new one.
 *
 * <pre>{@code
 * long games = Perft.parallel().merging(4_000_000).onProgress(bar::show).count(position, 6);
 * }</pre>
 *
 * <p>Each count starts threads of its own and ends them. Up to depth 3 that takes longer than to count.
 */
public final class ParallelPerft {
    /** After two plies there are more than enough positions to keep all threads busy to the end. */
    private static final int PLIES_BEFORE_SPLIT = 2;

    private final int threads;
    private final int maxPositions;
    private final DoubleConsumer listener;

    private ParallelPerft(int threads, int maxPositions, DoubleConsumer listener) {
        this.threads = threads;
        this.maxPositions = maxPositions;
        this.listener = listener;
    }

    static ParallelPerft withDefaults() {
        return new ParallelPerft(Runtime.getRuntime().availableProcessors(), 0, fraction -> {});
    }

    /**
     * Sets the number of threads; without this setting it is the number of processors.
     *
     * @param threads the number, 1 to 32,767
     * @return a counter with this setting
     * @throws IllegalArgumentException if the number is out of this range
     */
    public ParallelPerft threads(int threads) {
        if (threads < 1 || threads > Short.MAX_VALUE) {
            throw new IllegalArgumentException("number of threads: " + threads + ", expected 1 to " + Short.MAX_VALUE);
        }
        return new ParallelPerft(threads, maxPositions, listener);
    }

    /**
     * Sets how many positions may be kept in order to count from equal ones only once, and from mirror images, too, where all
     * goals are rows. It pays from depth 4 on, and the more the deeper. Memory is bounded whatever the depth, by about 100
     * bytes for each of these positions; with few of them more work is done repeatedly.
     *
     * @param maxPositions the number, of which at most 2<sup>30</sup> are used; 0, as without this setting, for no merging
     * @return a counter with this setting
     * @throws IllegalArgumentException if the number is negative
     */
    public ParallelPerft merging(int maxPositions) {
        if (maxPositions < 0) {
            throw new IllegalArgumentException("negative number of positions: " + maxPositions);
        }
        return new ParallelPerft(threads, Math.min(maxPositions, PositionTable.LARGEST_CAPACITY), listener);
    }

    /**
     * Sets who is told how far a count is: roughly which fraction is done, from 0 to 1, never less than before, at last 1. The
     * calls come from the thread that called {@link #count}. What they throw ends the count and reaches its caller.
     *
     * @param listener takes the fraction
     * @return a counter with this setting
     */
    public ParallelPerft onProgress(DoubleConsumer listener) {
        return new ParallelPerft(threads, maxPositions, Objects.requireNonNull(listener));
    }

    /**
     * Counts the sequences of moves from a position.
     *
     * @param position where to start
     * @param depth their length in plies, 0 to 1,000
     * @return the number of sequences; 1 for depth 0
     * @throws IllegalArgumentException if the depth is out of this range
     * @throws ArithmeticException if the number, or that of the ways to a merged position, does not fit into a {@code long}
     * @throws CancellationException if the calling thread is interrupted, which it stays
     */
    public long count(Position position, int depth) {
        Objects.requireNonNull(position);
        Perft.requireDepth(depth, 0);
        try (Workers workers = new Workers(threads, listener)) {
            return maxPositions == 0
                    ? countEach(position, depth, workers)
                    : new MergingPerft(position.rules(), maxPositions, workers).count(position, depth);
        }
    }

    private static long countEach(Position start, int depth, Workers workers) {
        int plies = Math.max(0, Math.min(PLIES_BEFORE_SPLIT, depth - 1));
        List<Position> frontier = List.of(start);
        for (int ply = 0; ply < plies; ply++) {
            frontier = children(frontier);
        }
        List<Position> positions = frontier;
        return workers.sum(positions.size(), i -> Perft.countUnlessInterrupted(positions.get(i), depth - plies));
    }

    private static List<Position> children(List<Position> positions) {
        return positions.stream()
                .flatMap(position -> position.legalMoves().stream().map(position::after))
                .toList();
    }
}
