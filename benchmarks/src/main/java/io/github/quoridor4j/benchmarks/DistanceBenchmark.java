package io.github.quoridor4j.benchmarks;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Both players' distances after a fence that misses the shortest ways that are known, per position. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(DistanceBenchmark.POSITIONS)
public class DistanceBenchmark {
    static final int POSITIONS = 500;

    private final List<Position> positions = Midgame.positions(Rules.standard()).stream()
            .map(DistanceBenchmark::afterDistantFence)
            .flatMap(Optional::stream)
            .limit(POSITIONS)
            .toList();
    private final List<NaiveGame> naive = positions.stream().map(NaiveGame::new).toList();

    /** Checks that there are enough positions. */
    public DistanceBenchmark() {
        if (positions.size() < POSITIONS) {
            throw new IllegalStateException("only " + positions.size() + " positions");
        }
    }

    /** The position after the first legal fence that touches no square of the ways, if there is one. */
    private static Optional<Position> afterDistantFence(Position played) {
        Position position = played.toBuilder().build(); // so that it finds the same ways as shortestPath
        position.distance(Player.ONE);
        position.distance(Player.TWO);
        return position.legalMoves().fences().stream()
                .filter(fence -> position.rules().players().stream()
                        .allMatch(player -> position.shortestPath(player).stream()
                                .noneMatch(square -> touches(fence, square.column(), square.row()))))
                .map(fence -> position.play(Move.of(fence)))
                .findFirst();
    }

    private static boolean touches(Fence fence, int column, int row) {
        int columns = column - fence.anchor().column();
        int rows = row - fence.anchor().row();
        return (columns == 0 || columns == 1) && (rows == 0 || rows == 1);
    }

    /** Asks for both distances. */
    @Benchmark
    public int known() {
        int sum = 0;
        for (Position position : positions) {
            sum += position.distance(Player.ONE) + position.distance(Player.TWO);
        }
        return sum;
    }

    /** The reference: two breadth-first searches. */
    @Benchmark
    public int naive() {
        int sum = 0;
        for (NaiveGame game : naive) {
            sum += game.distance(0) + game.distance(1);
        }
        return sum;
    }
}
