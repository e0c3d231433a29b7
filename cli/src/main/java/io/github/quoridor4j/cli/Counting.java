package io.github.quoridor4j.cli;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.ParallelPerft;
import io.github.quoridor4j.Perft;
import io.github.quoridor4j.Position;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleConsumer;

/** A perft count, by one thread, or by all processors with somebody told how far it is. */
final class Counting {
    private final Optional<ParallelPerft> threads;
    private final DoubleConsumer listener;

    /** How many equal parts there are, and how many of them have been done. */
    private int parts = 1;

    private int done;

    Counting(Optional<ParallelPerft> threads, DoubleConsumer listener) {
        this.listener = listener;
        this.threads = threads.map(perft -> perft.onProgress(this::show));
    }

    private void show(double fraction) {
        listener.accept((done + fraction) / parts);
    }

    /**
     * Counts once.
     *
     * @throws ArithmeticException if the number does not fit into a {@code long}
     */
    long count(Position position, int depth) {
        return threads.map(perft -> perft.count(position, depth)).orElseGet(() -> Perft.count(position, depth));
    }

    /** Counts from each first move. */
    Map<Move, Long> divide(Position position, int depth) {
        Map<Move, Long> counts = new LinkedHashMap<>();
        parts = position.legalMoves().size();
        for (Move move : position.legalMoves()) {
            counts.put(move, count(position.play(move), depth - 1));
            done++;
        }
        return counts;
    }
}
