package io.github.quoridor4j.spark;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * Bytes in portions that depend on nothing but the file, so that of a file that is spoilt somewhere the same games are read in
 * every attempt, from every storage.
 */
final class SteadyBytes extends FilterInputStream {
    SteadyBytes(InputStream in) {
        super(in);
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        try {
            int count = in.readNBytes(bytes, offset, length);
            return count == 0 && length > 0 ? -1 : count;
        } catch (StorageException e) {
            throw e;
        } catch (RuntimeException e) {
            // what some codecs make of spoilt data
            throw new IOException(e);
        }
    }

    /** Never more without a read, since who asks would then read on. */
    @Override
    public int available() {
        return 0;
    }
}
