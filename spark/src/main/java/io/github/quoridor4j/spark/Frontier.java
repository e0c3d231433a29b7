package io.github.quoridor4j.spark;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Perft;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Symmetry;
import java.math.BigInteger;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.LongAccumulator;

/**
 * The different positions at one ply, each with the number of ways in which it is reached; of two that are mirror images, only
 * one. Nothing is computed before {@link #count}.
 */
final class Frontier {
    private static final StructType SCHEMA = new StructType()
            .add("horizontal", DataTypes.LongType, false)
            .add("vertical", DataTypes.LongType, false)
            .add("seats", DataTypes.LongType, false)
            .add("ways", DataTypes.LongType, true); // null where they do not fit into 64 bits
    private static final int WAYS = 3;

    private final Dataset<Row> positions;
    private final Rules rules;

    /** How many positions have too many ways, or more: a task that runs twice may count twice. */
    private final LongAccumulator overflows;

    private Frontier(Dataset<Row> positions, Rules rules, LongAccumulator overflows) {
        this.positions = positions;
        this.rules = rules;
        this.overflows = overflows;
    }

    static Frontier of(SparkSession spark, Position start, long ways) {
        List<Row> rows = List.of(row(PackedPosition.of(start), ways));
        return new Frontier(
                spark.createDataFrame(rows, SCHEMA),
                start.rules(),
                spark.sparkContext().longAccumulator("overflows"));
    }

    /** Three words each, and the ways to it. */
    Dataset<Row> positions() {
        return positions;
    }

    /** The positions one ply later. */
    Frontier next() {
        Rules played = rules;
        LongAccumulator tooMany = overflows;
        // Unlike sum, try_sum does the same whatever the session says about ANSI mode: null for an overflow.
        Dataset<Row> children = positions
                .flatMap((FlatMapFunction<Row, Row>) row -> children(row, played, tooMany), Encoders.row(SCHEMA))
                .groupBy("horizontal", "vertical", "seats")
                .agg(functions.try_sum(functions.col("ways")).as("ways"));
        return new Frontier(children, rules, overflows);
    }

    private static Iterator<Row> children(Row row, Rules rules, LongAccumulator overflows) {
        if (row.isNullAt(WAYS)) {
            overflows.add(1);
            return Collections.emptyIterator();
        }
        long ways = row.getLong(WAYS);
        Position parent = position(row, rules);
        List<Symmetry> mirrors = mirrors(rules);
        Stream<Move> moves = parent.legalMoves().stream();
        return moves.map(move -> row(fold(parent.play(move), mirrors), ways)).iterator();
    }

    /** The symmetries that leave the players in their seats; others lead to positions of other plies. */
    private static List<Symmetry> mirrors(Rules rules) {
        return Symmetry.of(rules).stream()
                .filter(symmetry -> !symmetry.isIdentity() && symmetry.map(Player.ONE) == Player.ONE)
                .toList();
    }

    /** The first one of a position and its images. */
    private static PackedPosition fold(Position position, List<Symmetry> mirrors) {
        PackedPosition first = PackedPosition.of(position);
        for (Symmetry mirror : mirrors) {
            PackedPosition image = PackedPosition.of(mirror.map(position));
            first = image.isLessThan(first) ? image : first;
        }
        return first;
    }

    /**
     * Counts the sequences of moves from all positions, in all ways.
     *
     * @param depth their length in plies
     * @throws ArithmeticException if the ways to a position do not fit into 64 bits
     */
    BigInteger count(int depth) {
        Rules played = rules;
        LongAccumulator tooMany = overflows;
        List<byte[]> counts = positions
                .mapPartitions(
                        (MapPartitionsFunction<Row, byte[]>) rows -> {
                            BigInteger count = count(rows, depth, played, tooMany);
                            return List.of(count.toByteArray()).iterator();
                        },
                        Encoders.BINARY())
                .collectAsList();
        if (!overflows.isZero()) {
            throw new ArithmeticException("the ways to a position do not fit into 64 bits");
        }
        return counts.stream().map(BigInteger::new).reduce(BigInteger.ZERO, BigInteger::add);
    }

    private static BigInteger count(Iterator<Row> rows, int depth, Rules rules, LongAccumulator overflows) {
        BigInteger count = BigInteger.ZERO;
        while (rows.hasNext()) {
            Row row = rows.next();
            if (row.isNullAt(WAYS)) {
                overflows.add(1);
                continue;
            }
            BigInteger ways = BigInteger.valueOf(row.getLong(WAYS));
            count = count.add(ways.multiply(BigInteger.valueOf(Perft.count(position(row, rules), depth))));
        }
        return count;
    }

    private static Row row(PackedPosition position, long ways) {
        return RowFactory.create(position.horizontal(), position.vertical(), position.seats(), ways);
    }

    private static Position position(Row row, Rules rules) {
        return new PackedPosition(row.getLong(0), row.getLong(1), row.getLong(2)).unpack(rules);
    }
}
