package io.github.quoridor4j.benchmarks;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The legal moves of a thousand mid-game positions, per position. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Midgame.POSITIONS)
public class MoveGenerationBenchmark {
    private final List<Position> positions = Midgame.positions(Rules.standard());
    private final List<NaiveGame> naive = positions.stream().map(NaiveGame::new).toList();
    private final int[] codes = new int[256];

    /** Counts them. */
    @Benchmark
    public int count() {
        int sum = 0;
        for (Position position : positions) {
            sum += position.legalMoves().size();
        }
        return sum;
    }

    /** Goes through them as objects. */
    @Benchmark
    public int iterate() {
        int sum = 0;
        for (Position position : positions) {
            for (Move move : position.legalMoves()) {
                sum += move.code();
            }
        }
        return sum;
    }

    /** The reference for both: writes their codes into an array. */
    @Benchmark
    public int naive() {
        int sum = 0;
        for (NaiveGame game : naive) {
            sum += game.legalMoves(codes);
        }
        return sum;
    }
}
