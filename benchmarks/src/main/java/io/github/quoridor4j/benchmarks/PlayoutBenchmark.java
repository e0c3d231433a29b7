package io.github.quoridor4j.benchmarks;

import io.github.quoridor4j.MoveSet;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Games of uniformly random moves from the standard start to a win; the counter tells the plies. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PlayoutBenchmark {
    /** How many plies were played. */
    @AuxCounters
    @State(Scope.Thread)
    public static class Counter {
        /** Plies of all playouts. */
        public long plies;
    }

    private final Position start = Position.initial(Rules.standard());
    private final NaiveGame naive = new NaiveGame(start);
    private final Dice dice = new Dice(4);
    private final int[] codes = new int[256];

    /** Asks for the legal moves and plays one of them. */
    @Benchmark
    public Position playout(Counter counter) {
        Position position = start;
        for (MoveSet moves = position.legalMoves(); !moves.isEmpty(); moves = position.legalMoves()) {
            position = position.play(moves.get(dice.below(moves.size())));
            counter.plies++;
        }
        return position;
    }

    /** The reference. */
    @Benchmark
    public NaiveGame naive(Counter counter) {
        naive.set(start);
        for (int count = naive.legalMoves(codes); count > 0; count = naive.legalMoves(codes)) {
            naive.play(codes[dice.below(count)]);
            counter.plies++;
        }
        return naive;
    }
}
