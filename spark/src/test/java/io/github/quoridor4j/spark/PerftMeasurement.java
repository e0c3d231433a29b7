package io.github.quoridor4j.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.Locale;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.Test;

/** What a perft costs, which the README tells how to run. */
class PerftMeasurement {
    private static final long[] KNOWN = {1, 131, 16_677, 2_062_264, 247_569_030, 28_837_934_502L, 3_257_436_276_501L};
    private static final int DEPTH = Integer.getInteger("measured.depth", 5);
    private static final int PARTITIONS = 16;

    @Test
    void costs() {
        Position start = Position.initial(Rules.standard());
        PerftJob job = PerftJob.on(Sessions.shared()).partitions(PARTITIONS);
        job.count(start, 4); // to warm up
        Usage usage = new Usage();

        long count = job.count(start, DEPTH);

        System.out.printf(Locale.ROOT, "perft %d: %,d: %s%n", DEPTH, count, usage);
        assertThat(count).isEqualTo(KNOWN[DEPTH]);
        Frontier frontier = Frontier.of(Sessions.shared(), start, 1);
        for (int ply = 1; ply <= DEPTH - 2; ply++) {
            frontier = frontier.next();
            print(ply, frontier.positions());
        }
    }

    private static void print(int ply, Dataset<Row> positions) {
        Usage usage = new Usage();
        Row row = positions
                .agg(functions.count(functions.lit(1)), functions.sum("ways"))
                .head();
        System.out.printf(
                Locale.ROOT, "ply %d: %,d positions, %,d ways: %s%n", ply, row.getLong(0), row.getLong(1), usage);
    }
}
