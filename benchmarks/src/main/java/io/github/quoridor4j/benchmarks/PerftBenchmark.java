package io.github.quoridor4j.benchmarks;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Perft;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Perft of the standard start at depth 3, per leaf. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(PerftBenchmark.LEAVES)
public class PerftBenchmark {
    static final int LEAVES = 2_062_264;

    private final Position start = Position.initial(Rules.standard());

    /** Counts the moves of the last ply without making them. */
    @Benchmark
    public long bulk() {
        return Perft.count(start, 3);
    }

    /** Makes every move. */
    @Benchmark
    public long everyLeaf() {
        return makeAll(start, 3);
    }

    /** The reference for both: counts the moves of the last ply without making them. */
    @Benchmark
    public long naive() {
        return new NaiveGame(start).perft(3);
    }

    private static long makeAll(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long leaves = 0;
        for (Move move : position.legalMoves()) {
            leaves += makeAll(position.play(move), depth - 1);
        }
        return leaves;
    }
}
