package io.github.quoridor4j.spark;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.SparkSession;

/** The local files, which break off in the first attempt of every task. */
public final class FlakyFileSystem extends RawLocalFileSystem {
    static final AtomicInteger BREAKS = new AtomicInteger();
    private static final int READ_BEFORE = 100;

    /** Made by Hadoop. */
    public FlakyFileSystem() {}

    /** A session that knows no other local files. */
    static SparkSession session() {
        SparkSession session = Sessions.shared().newSession();
        session.conf().set("fs.file.impl", FlakyFileSystem.class.getName());
        session.conf().set("fs.file.impl.disable.cache", true);
        return session;
    }

    @Override
    public FSDataInputStream open(Path path, int bufferSize) throws IOException {
        return new FSDataInputStream(new Breaking(super.open(path, bufferSize)));
    }

    private static final class Breaking extends FSInputStream {
        private final FSDataInputStream in;

        Breaking(FSDataInputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            breakOff();
            return in.read();
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            breakOff();
            return in.read(bytes, offset, Math.min(length, READ_BEFORE));
        }

        private void breakOff() throws IOException {
            if (in.getPos() >= READ_BEFORE && TaskContext.get().attemptNumber() == 0) {
                BREAKS.incrementAndGet();
                throw new IOException("connection reset");
            }
        }

        @Override
        public void seek(long position) throws IOException {
            in.seek(position);
        }

        @Override
        public long getPos() throws IOException {
            return in.getPos();
        }

        @Override
        public boolean seekToNewSource(long position) {
            return false;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
