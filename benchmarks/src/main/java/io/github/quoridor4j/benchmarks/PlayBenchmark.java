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
import org.openjdk.jmh.infra.Blackhole;

/** One legal move, checked and played, in each of a thousand mid-game positions, per position. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Midgame.POSITIONS)
public class PlayBenchmark {
    private final Position[] positions = Midgame.positions(Rules.standard()).toArray(Position[]::new);
    private final Move[] moves = Midgame.moves(List.of(positions));
    private final NaiveGame[] naive =
            List.of(positions).stream().map(NaiveGame::new).toArray(NaiveGame[]::new);

    /** Checks and plays. */
    @Benchmark
    public void play(Blackhole sink) {
        for (int i = 0; i < positions.length; i++) {
            sink.consume(positions[i].play(moves[i]));
        }
    }

    /** The reference: checks, plays and takes back. */
    @Benchmark
    public void naive(Blackhole sink) {
        for (int i = 0; i < naive.length; i++) {
            int code = moves[i].code();
            sink.consume(naive[i].isLegal(code));
            int undo = naive[i].play(code);
            sink.consume(naive[i]);
            naive[i].undo(code, undo);
        }
    }
}
