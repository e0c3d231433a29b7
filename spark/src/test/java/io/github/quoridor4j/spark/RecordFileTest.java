package io.github.quoridor4j.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.ChecksumException;
import org.junit.jupiter.api.Test;

/** What is the fault of a file, and what of the storage. */
class RecordFileTest {
    private static final byte[] BYTES = {1, 2, 3, 4, 5};

    /** Gives one byte a call, and then fails. */
    private static final class Dribble extends FilterInputStream {
        private final Exception failure;

        Dribble(Exception failure) {
            super(new ByteArrayInputStream(BYTES));
            this.failure = failure;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            if (in.available() == 0) {
                throw sneaky(failure);
            }
            return in.read(bytes, offset, 1);
        }

        @SuppressWarnings("unchecked") // of all exceptions, as streams may throw them
        private static <E extends Exception> RuntimeException sneaky(Exception e) throws E {
            throw (E) e;
        }
    }

    @Test
    void portionsDoNotDependOnTheStorage() throws IOException {
        InputStream in = new SteadyBytes(new Dribble(new IOException()));
        byte[] portion = new byte[3];

        assertThat(in.available()).isZero();
        assertThat(in.read(portion, 0, 3)).isEqualTo(3);
        assertThat(portion).containsExactly(1, 2, 3);
        assertThat(new SteadyBytes(new ByteArrayInputStream(BYTES)).read(new byte[9], 0, 9))
                .isEqualTo(5);
        assertThat(new SteadyBytes(InputStream.nullInputStream()).read(portion, 0, 3))
                .isEqualTo(-1);
    }

    @Test
    void storageIsToldFromCodecs() {
        StorageException storage = new StorageException(new IOException("reset"));

        assertThatThrownBy(() -> new SteadyBytes(new Dribble(storage)).read(new byte[9], 0, 9))
                .isSameAs(storage);
        assertThatThrownBy(() ->
                        new SteadyBytes(new Dribble(new IndexOutOfBoundsException("codec"))).read(new byte[9], 0, 9))
                .isInstanceOf(IOException.class)
                .hasRootCauseMessage("codec");
    }

    @Test
    void wrongChecksumsAreTheFilesFault() {
        IOException checksum = new ChecksumException("wrong", 0);

        assertThatThrownBy(() -> new StoredBytes(new Dribble(checksum)).readAllBytes())
                .isSameAs(checksum);
        assertThatThrownBy(() -> new StoredBytes(new Dribble(new IOException("reset"))).readAllBytes())
                .isInstanceOf(StorageException.class)
                .hasRootCauseMessage("reset");
    }

    @Test
    void unknownStorageIsNotTheFilesFault() {
        assertThatThrownBy(() -> RecordFile.open("unheard://of/a.pgn", new Configuration()))
                .isInstanceOf(StorageException.class);
        assertThatThrownBy(() -> RecordFile.open("/unheard/of/a.pgn", new Configuration()))
                .isInstanceOf(FileNotFoundException.class);
    }
}
