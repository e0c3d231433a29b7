package io.github.quoridor4j.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.TimeUnit;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/** A bar on standard error that tells how much of a long task has been done, if a terminal is there to show it. */
final class Progress implements AutoCloseable {
    /** Smaller files are read before anybody could look. */
    private static final long LONG_FILE = 4 << 20;

    /** So are tasks of unknown length done that take less. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);

    private static final long MEGABYTE = 1 << 20;

    /** A fraction is shown in tenths of a percent. */
    private static final int STEPS_PER_PERCENT = 10;

    private static final int MILLISECONDS_BETWEEN_UPDATES = 250;

    private final @Nullable ProgressBarBuilder builder;
    private final long start = System.nanoTime();
    private @Nullable ProgressBar bar;

    private Progress(@Nullable ProgressBarBuilder builder) {
        this.builder = builder;
    }

    /** Of a file that is read through {@link #watch}. */
    static Progress of(RecordFile file, Terminal terminal) {
        long length = file.length();
        return length < LONG_FILE || !terminal.bars()
                ? new Progress(null)
                : new Progress(
                        bar(file.shownName(), length).setUnit(" MB", MEGABYTE).showSpeed());
    }

    /** Of a task that tells its progress to {@link #show}. */
    static Progress of(String task, Terminal terminal) {
        int length = 100 * STEPS_PER_PERCENT;
        return new Progress(terminal.bars() ? bar(task, length).setUnit("%", STEPS_PER_PERCENT) : null);
    }

    private static ProgressBarBuilder bar(String task, long length) {
        return new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(length)
                .setUpdateIntervalMillis(MILLISECONDS_BETWEEN_UPDATES)
                .clearDisplayOnFinish();
    }

    InputStream watch(InputStream in) {
        if (builder == null) {
            return in;
        }
        ProgressBar shown = builder.build();
        bar = shown;
        return new FilterInputStream(in) {
            @Override
            public int read() throws IOException {
                int b = super.read();
                shown.stepBy(b < 0 ? 0 : 1);
                return b;
            }

            @Override
            public int read(byte[] buffer, int from, int length) throws IOException {
                int count = super.read(buffer, from, length);
                shown.stepBy(Math.max(0, count));
                return count;
            }
        };
    }

    /** Says that this fraction of the task has been done, 0 to 1. */
    void show(double fraction) {
        if (bar == null && builder != null && System.nanoTime() - start > PATIENCE) {
            bar = builder.build();
        }
        if (bar != null) {
            bar.stepTo(Math.round(fraction * 100 * STEPS_PER_PERCENT));
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
