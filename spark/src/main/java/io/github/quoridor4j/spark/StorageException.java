package io.github.quoridor4j.spark;

import java.io.IOException;

/**
 * The storage failed while a file was read, which may go better in the next attempt: that is for Spark to decide. It is
 * unchecked, so that nobody between here and the task takes it for a fault of the file.
 */
final class StorageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    StorageException(IOException cause) {
        super(cause);
    }
}
