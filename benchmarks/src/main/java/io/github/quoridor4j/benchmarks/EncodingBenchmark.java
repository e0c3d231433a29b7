package io.github.quoridor4j.benchmarks;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.learn.ActionEncoding;
import io.github.quoridor4j.learn.FeaturePlanes;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A thousand mid-game positions as a batch for a network, per position; with {@code -prof gc} it tells what is allocated. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Midgame.POSITIONS)
public class EncodingBenchmark {
    private final List<Position> positions = Midgame.positions(Rules.standard());
    private final FeaturePlanes planes = FeaturePlanes.of(Rules.standard());
    private final float[] inputs = new float[Midgame.POSITIONS * planes.length()];
    private final float[] mask = new float[Midgame.POSITIONS * ActionEncoding.ABSOLUTE.size()];
    private final long[] bits = new long[Midgame.POSITIONS * ActionEncoding.ABSOLUTE.words()];

    /** All planes. */
    @Benchmark
    public float[] featurePlanes() {
        for (int i = 0; i < Midgame.POSITIONS; i++) {
            planes.fill(positions.get(i), inputs, i * planes.length());
        }
        return inputs;
    }

    /** The legal moves by their codes. */
    @Benchmark
    public float[] absoluteMask() {
        return fill(ActionEncoding.ABSOLUTE);
    }

    /** The legal moves as the player to move sees them. */
    @Benchmark
    public float[] relativeMask() {
        return fill(ActionEncoding.RELATIVE);
    }

    private float[] fill(ActionEncoding encoding) {
        for (int i = 0; i < Midgame.POSITIONS; i++) {
            encoding.fillMask(positions.get(i), mask, i * encoding.size());
        }
        return mask;
    }

    /** The same in bits. */
    @Benchmark
    public long[] relativeBits() {
        ActionEncoding encoding = ActionEncoding.RELATIVE;
        for (int i = 0; i < Midgame.POSITIONS; i++) {
            encoding.fillMask(positions.get(i), bits, i * encoding.words());
        }
        return bits;
    }
}
