package io.github.quoridor4j.benchmarks;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The first question for the legal moves of a position that was set up, not played: nothing is known of it yet. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Midgame.POSITIONS)
public class SetUpBenchmark {
    private final List<Position> midgame = Midgame.positions(Rules.standard());
    private final Position[] positions = new Position[Midgame.POSITIONS];

    /** Sets all positions up anew, outside the measured time. */
    @Setup(Level.Invocation)
    public void setUp() {
        for (int i = 0; i < positions.length; i++) {
            positions[i] = midgame.get(i).toBuilder().build();
        }
    }

    /** Counts the legal moves of each. */
    @Benchmark
    public int firstCount() {
        int sum = 0;
        for (Position position : positions) {
            sum += position.legalMoves().size();
        }
        return sum;
    }
}
