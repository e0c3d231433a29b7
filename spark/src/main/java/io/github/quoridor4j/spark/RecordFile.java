package io.github.quoridor4j.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.apache.hadoop.security.AccessControlException;
import org.jspecify.annotations.Nullable;

/** A file of records as text in UTF-8, decompressed where its name ends like that of one of Hadoop's codecs. */
final class RecordFile {
    private RecordFile() {}

    /**
     * Opens a file.
     *
     * @throws IOException if the file is the fault: missing, locked or spoilt
     * @throws StorageException if the storage is
     */
    static Reader open(String path, Configuration configuration) throws IOException {
        Path file = new Path(path);
        @Nullable CompressionCodec codec = new CompressionCodecFactory(configuration).getCodec(file);
        InputStream stored = stored(file, configuration);
        try {
            // malformed input is an error of the decoder, not a replacement character
            return new InputStreamReader(
                    new SteadyBytes(decompressed(stored, codec)), StandardCharsets.UTF_8.newDecoder());
        } catch (IOException | StorageException e) {
            stored.close();
            throw e;
        }
    }

    private static InputStream decompressed(InputStream stored, @Nullable CompressionCodec codec) throws IOException {
        try {
            return codec == null ? stored : codec.createInputStream(stored);
        } catch (StorageException e) {
            throw e;
        } catch (RuntimeException e) {
            // what some codecs do without their native library
            throw new IOException(e);
        }
    }

    private static InputStream stored(Path file, Configuration configuration) throws IOException {
        try {
            return new StoredBytes(file.getFileSystem(configuration).open(file));
        } catch (FileNotFoundException | AccessControlException | AccessDeniedException e) {
            throw e;
        } catch (IOException e) {
            throw new StorageException(e);
        }
    }

    /** What is wrong with a file, in words. */
    static String fault(IOException e) {
        return e instanceof CharacterCodingException ? "not text in UTF-8" : "cannot be read: " + e.getMessage();
    }
}
