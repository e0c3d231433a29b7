package io.github.quoridor4j.cli;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** What a program prints, read by a thread of its own, which stops when that is more than anybody has asked for. */
final class EngineOutput {
    /** That wait, or that an answer can have. */
    static final int MOST_LINES = 64;

    /** The last place is for what comes after the last line. */
    private final BlockingQueue<Event> events = new ArrayBlockingQueue<>(MOST_LINES + 1);

    enum Kind {
        LINE,
        /** The output is closed. */
        END,
        /** There is more, but nobody reads it. */
        FLOOD
    }

    /**
     * Something that was read.
     *
     * @param text the line, if it is one
     * @param nanos when it was read, by {@link System#nanoTime}
     */
    record Event(Kind kind, String text, long nanos) {}

    EngineOutput(InputStream in, String name) {
        Thread reader = new Thread(() -> read(in), "output of " + name);
        reader.setDaemon(true);
        reader.start();
    }

    private void read(InputStream in) {
        try {
            BoundedLines lines = new BoundedLines(in);
            BoundedLines.Line line = lines.next();
            while (line != null) {
                // nobody else adds anything, so that one place stays free
                if (line.isCut() || events.remainingCapacity() == 1) {
                    add(Kind.FLOOD, "");
                    return;
                }
                add(Kind.LINE, line.text());
                line = lines.next();
            }
        } catch (IOException e) {
            // the stream was closed because the program was killed
        }
        add(Kind.END, "");
    }

    private void add(Kind kind, String text) {
        events.add(new Event(kind, text, System.nanoTime()));
    }

    /** Waits for the next event; null if there is none in this time. */
    @Nullable
    Event next(Duration wait) {
        try {
            return events.poll(wait.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a program was to answer", e);
        }
    }

    /** All that has been read and not been asked for yet. */
    List<Event> drain() {
        List<Event> read = new ArrayList<>();
        events.drainTo(read);
        return read;
    }
}
