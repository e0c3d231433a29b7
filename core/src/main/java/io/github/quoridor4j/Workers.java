package io.github.quoridor4j;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.DoubleConsumer;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/** Threads that share the parts of a count, and the listener who is told how many parts are done. */
final class Workers implements AutoCloseable {
    final int threads;
    private final ForkJoinPool pool;
    private final DoubleConsumer listener;

    Workers(int threads, DoubleConsumer listener) {
        this.threads = threads;
        this.pool = new ForkJoinPool(threads);
        this.listener = listener;
    }

    /**
     * The sum of the parts of a count. They are started in order, so that waiting for them in order tells the progress.
     *
     * @param parts how many there are
     * @param count counts the part with an index from 0
     */
    long sum(int parts, IntToLongFunction count) {
        List<ForkJoinTask<Long>> tasks = IntStream.range(0, parts)
                .mapToObj(part -> pool.submit(() -> count.applyAsLong(part)))
                .toList();
        long sum = 0;
        for (int part = 0; part < parts; part++) {
            listener.accept((double) part / parts);
            sum = Math.addExact(sum, result(tasks.get(part)));
        }
        listener.accept(1);
        return sum;
    }

    private static long result(ForkJoinTask<Long> task) {
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted while counting");
        } catch (ExecutionException e) {
            return task.join(); // throws what the task threw
        }
    }

    /** Interrupts the threads that are still at work, since something went wrong then. */
    @Override
    public void close() {
        pool.shutdownNow();
    }
}
