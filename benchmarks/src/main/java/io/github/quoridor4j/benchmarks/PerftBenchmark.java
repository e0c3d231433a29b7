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

/** Perft of the standard start, per leaf. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class PerftBenchmark {
    private static final int LEAVES_3 = 2_062_264;
    private static final int LEAVES_4 = 247_569_030;

    private final Position start = Position.initial(Rules.standard());

    /** Depth 4, counting the moves of the last ply without making them. */
    @Benchmark
    @OperationsPerInvocation(LEAVES_4)
    public long counted4() {
        return Perft.count(start, 4);
    }

    /** Depth 3, making every move. */
    @Benchmark
    @OperationsPerInvocation(LEAVES_3)
    public long made3() {
        return makeAll(start, 3);
    }

    /** The reference for both: depth 3, counting the moves of the last ply without making them. */
    @Benchmark
    @OperationsPerInvocation(LEAVES_3)
    public long naive3() {
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
