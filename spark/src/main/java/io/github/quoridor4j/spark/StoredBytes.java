package io.github.quoridor4j.spark;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.fs.ChecksumException;

/** The bytes of a file as they are stored; all but wrong checksums is {@linkplain StorageException the storage's fault}. */
final class StoredBytes extends FilterInputStream {
    StoredBytes(InputStream in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        try {
            return in.read();
        } catch (ChecksumException e) {
            throw e;
        } catch (IOException e) {
            throw new StorageException(e);
        }
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        try {
            return in.read(bytes, offset, length);
        } catch (ChecksumException e) {
            throw e;
        } catch (IOException e) {
            throw new StorageException(e);
        }
    }
}
