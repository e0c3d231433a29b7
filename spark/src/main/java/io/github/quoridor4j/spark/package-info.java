/**
 * Corpora and trees that outgrow one machine, on Apache Spark.
 *
 * <p>{@link io.github.quoridor4j.spark.CorpusJob} makes tables of files of game records, {@link
 * io.github.quoridor4j.spark.PerftJob} counts sequences of moves, and {@link io.github.quoridor4j.spark.QuoridorFunctions}
 * teaches SQL the rules. All need a session that runs its own driver; a session of Spark Connect has no such.
 */
@NullMarked
package io.github.quoridor4j.spark;

import org.jspecify.annotations.NullMarked;
