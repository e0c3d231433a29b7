package io.github.quoridor4j.benchmarks;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The legal moves by the number of players and of fences on the board, per position. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Midgame.POSITIONS)
public class FenceCountBenchmark {
    /** How many play; each starts with so many fences that some are left. */
    @Param({"2", "3", "4"})
    int players;

    /** How many fences are on the board. */
    @Param({"0", "4", "8", "12", "16", "20"})
    int fences;

    private List<Position> positions = List.of();
    private List<NaiveGame> naive = List.of();
    private final int[] codes = new int[256];

    /** Makes the positions. */
    @Setup
    public void setUp() {
        positions =
                Midgame.positions(Rules.standard(players).toBuilder().fences(15).build(), fences, fences);
        naive = positions.stream().map(NaiveGame::new).toList();
    }

    /** Counts them. */
    @Benchmark
    public int count() {
        int sum = 0;
        for (Position position : positions) {
            sum += position.legalMoves().size();
        }
        return sum;
    }

    /** The reference. */
    @Benchmark
    public int naive() {
        int sum = 0;
        for (NaiveGame game : naive) {
            sum += game.legalMoves(codes);
        }
        return sum;
    }
}
