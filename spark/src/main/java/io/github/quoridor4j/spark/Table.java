package io.github.quoridor4j.spark;

import io.github.quoridor4j.notation.GameRecord;
import java.io.Serializable;
import java.util.Collections;
import java.util.Iterator;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/** What one of the tables holds. Rows depend on nothing but the arguments. */
interface Table extends Serializable {
    /** The columns. */
    StructType schema();

    /**
     * The rows of a game.
     *
     * @param file the file's name, as all tables have it
     * @param game the game's number in the file, from 1
     * @param record the game
     */
    Iterator<Row> rows(String file, long game, GameRecord record);

    /**
     * The rows of a file that could not be read to its end.
     *
     * @param file the file's name
     * @param fault what is wrong, in words
     */
    default Iterator<Row> rows(String file, String fault) {
        return Collections.emptyIterator();
    }
}
