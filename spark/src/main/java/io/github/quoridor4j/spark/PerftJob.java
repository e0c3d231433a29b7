package io.github.quoridor4j.spark;

import io.github.quoridor4j.Perft;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.PositionText;
import java.io.IOException;
import java.util.Objects;
import org.apache.spark.sql.SparkSession;

/**
 * {@link Perft#count} on a cluster, with equal positions and mirror images counted only once. The numbers are the same.
 * Immutable: each setting makes a new one.
 *
 * <pre>{@code
 * long games = PerftJob.on(spark).partitions(4_000).count(Position.initial(Rules.standard()), 7);
 * }</pre>
 *
 * <p>Ply by ply, all moves are played from the positions of the ply before, and those that are equal are merged into one with
 * the number of ways to it. The last two plies are counted by depth first. Between plies lies a shuffle of 32 bytes a position,
 * before compression, which spills to disk where memory is short; a lost task is done again from there.
 */
public final class PerftJob {
    /** Far more than anybody can wait for; the plan that Spark is given grows with it. */
    private static final int MOST_DEPTH = 30;

    /** To merge positions two plies before the end takes longer than to count what follows them. */
    private static final int UNMERGED_PLIES = 2;

    /** So many parts for each core that all cores end at the same time. */
    private static final int PARTITIONS_PER_CORE = 8;

    private final SparkSession spark;
    private final int partitions;

    private PerftJob(SparkSession spark, int partitions) {
        this.spark = spark;
        this.partitions = partitions;
    }

    /**
     * Returns a counter with eight partitions for each core that the session had when it was asked.
     *
     * @param spark the session, whose settings stay as they are
     * @return a counter
     */
    public static PerftJob on(SparkSession spark) {
        return new PerftJob(spark, PARTITIONS_PER_CORE * spark.sparkContext().defaultParallelism());
    }

    /**
     * Sets into how many parts each ply is divided. A part should have no more than some millions of positions.
     *
     * @param number the number, 1 or more
     * @return a counter with this setting
     * @throws IllegalArgumentException if the number is less than 1
     */
    public PerftJob partitions(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("number of partitions: " + number + ", expected 1 or more");
        }
        return new PerftJob(spark, number);
    }

    /**
     * Counts the sequences of legal moves from a position.
     *
     * @param position where to start
     * @param depth their length in plies, 0 to 30
     * @return the number of sequences; 1 for depth 0
     * @throws IllegalArgumentException if the depth is out of this range
     * @throws ArithmeticException if the number, or that of the ways to a merged position, does not fit into a {@code long}
     */
    public long count(Position position, int depth) {
        return count(position, 1, depth);
    }

    /** The same for a position that is reached in a number of ways. */
    long count(Position position, long ways, int depth) {
        Objects.requireNonNull(position);
        if (depth < 0 || depth > MOST_DEPTH) {
            throw new IllegalArgumentException("depth: " + depth + ", expected 0 to " + MOST_DEPTH);
        }
        Frontier frontier = Frontier.of(ownSession(), position, ways);
        int mergedPlies = Math.max(0, depth - UNMERGED_PLIES);
        for (int ply = 0; ply < mergedPlies; ply++) {
            frontier = frontier.next();
        }
        return frontier.count(depth - mergedPlies).longValueExact();
    }

    private SparkSession ownSession() {
        SparkSession own = spark.newSession();
        own.conf().set("spark.sql.shuffle.partitions", partitions);
        // It would join partitions by their bytes, but what follows a position takes far longer than to read it.
        own.conf().set("spark.sql.adaptive.enabled", false);
        return own;
    }

    /**
     * Counts and prints, for {@code spark-submit}.
     *
     * @param args the depth; perhaps a position as {@link PositionText}, without which it is the standard start; and perhaps
     *     the number of partitions behind it
     * @throws IllegalArgumentException if the arguments are others
     * @throws IOException if the session cannot be closed
     */
    public static void main(String[] args) throws IOException {
        if (args.length < 1 || args.length > 3) {
            throw new IllegalArgumentException("expected: DEPTH [POSITION [PARTITIONS]]");
        }
        int depth = Integer.parseInt(args[0]);
        Position position = args.length > 1 ? PositionText.parse(args[1]) : Position.initial(Rules.standard());
        try (SparkSession spark =
                SparkSession.builder().appName("quoridor perft " + depth).getOrCreate()) {
            PerftJob job = args.length > 2 ? on(spark).partitions(Integer.parseInt(args[2])) : on(spark);
            System.out.println("depth " + depth + ": " + job.count(position, depth));
        }
    }
}
