package io.github.quoridor4j.notation;

import org.jspecify.annotations.Nullable;

/** Reads the records of one text in one format, one after the other. */
interface RecordSource {
    /** The next record with its problems, or null at the end of the text. */
    @Nullable
    GameRecord next();
}
