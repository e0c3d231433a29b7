package io.github.quoridor4j.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/** A bar on standard error that tells how much of a long file has been read, if a terminal is there to show it. */
final class Progress implements AutoCloseable {
    /** Smaller files are read before anybody could look. */
    private static final long LONG_FILE = 4 << 20;

    private static final long MEGABYTE = 1 << 20;
    private static final int MILLISECONDS_BETWEEN_UPDATES = 250;

    private final @Nullable ProgressBar bar;

    private Progress(@Nullable ProgressBar bar) {
        this.bar = bar;
    }

    static Progress of(RecordFile file) {
        long length = file.length();
        if (length < LONG_FILE || !isWatched()) {
            return new Progress(null);
        }
        return new Progress(new ProgressBarBuilder()
                .setTaskName(file.shownName())
                .setInitialMax(length)
                .setUnit(" MB", MEGABYTE)
                .showSpeed()
                .setUpdateIntervalMillis(MILLISECONDS_BETWEEN_UPDATES)
                .clearDisplayOnFinish()
                .build());
    }

    /** The script that starts the program tells: Java does not know where standard error goes. */
    private static boolean isWatched() {
        return "yes".equals(System.getProperty("quoridor.terminal"));
    }

    InputStream watch(InputStream in) {
        ProgressBar shown = bar;
        if (shown == null) {
            return in;
        }
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

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
