package io.github.quoridor4j.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/** Some threads that do the same at once. To be closed. */
public final class Threads implements AutoCloseable {
    private final int count;
    private final ExecutorService pool;
    private final CyclicBarrier atOnce;

    public Threads(int count) {
        this.count = count;
        this.pool = Executors.newFixedThreadPool(count, Threads::daemon);
        this.atOnce = new CyclicBarrier(count);
    }

    /** One that hangs must not keep the program alive. */
    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        return thread;
    }

    /** What one of the threads does, which are numbered from 0. */
    public interface Task<T> {
        T run(int thread) throws Exception;
    }

    /** The results of all threads, in order; what one of them throws is thrown. */
    public <T> List<T> inAll(Task<T> task) throws Exception {
        List<Callable<T>> tasks = IntStream.range(0, count)
                .<Callable<T>>mapToObj(thread -> () -> {
                    atOnce.await();
                    return task.run(thread);
                })
                .toList();
        List<T> results = new ArrayList<>();
        for (Future<T> result : pool.invokeAll(tasks)) {
            results.add(result.get());
        }
        return results;
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
