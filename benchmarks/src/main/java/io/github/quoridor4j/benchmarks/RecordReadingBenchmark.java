package io.github.quoridor4j.benchmarks;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import io.github.quoridor4j.notation.GameRecordWriter;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Reading a file of game records from memory, decoding of UTF-8 included: games of 60 plies, with the tags and move numbers
 * that the writer writes. The counters tell games and megabytes a second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class RecordReadingBenchmark {
    private static final int GAMES = 2_000;
    private static final int PLIES = 60;

    /** How much was read. */
    @AuxCounters
    @State(Scope.Thread)
    public static class Counter {
        /** Whole games. */
        public long games;

        /** Millions of bytes. */
        public double megabytes;
    }

    private byte[] file = {};

    /** Plays games that are not over after 60 plies, half pawn moves, half fences. */
    @Setup
    public void setUp() throws IOException {
        Dice dice = new Dice(60);
        StringBuilder text = new StringBuilder();
        GameRecordWriter writer = new GameRecordWriter(text);
        int written = 0;
        while (written < GAMES) {
            List<GameRecord.Ply> plies = new ArrayList<>();
            Position position = Position.initial(Rules.standard());
            while (!position.isOver() && plies.size() < PLIES) {
                Move move = Midgame.randomMove(position, dice);
                plies.add(GameRecord.Ply.of(move));
                position = position.play(move);
            }
            if (!position.isOver()) {
                written++;
                Map<String, String> tags = Map.of("Event", "Random games", "Round", String.valueOf(written));
                writer.write(GameRecord.of(tags, Position.initial(Rules.standard()), "", plies, "*"));
            }
        }
        file = text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private Reader open() {
        return new InputStreamReader(new ByteArrayInputStream(file), StandardCharsets.UTF_8);
    }

    private void count(Counter counter) {
        counter.games += GAMES;
        counter.megabytes += file.length / 1e6;
    }

    /** Every move checked. */
    @Benchmark
    public int checked(Counter counter) {
        return read(GameRecordReader.lenient(), counter);
    }

    /** Without the question whether the moves are legal. */
    @Benchmark
    public int unchecked(Counter counter) {
        return read(GameRecordReader.lenient().withoutLegality(), counter);
    }

    private int read(GameRecordReader reader, Counter counter) {
        int plies = 0;
        for (Iterator<GameRecord> games = reader.read(open()); games.hasNext(); ) {
            plies += games.next().plies().size();
        }
        if (plies != GAMES * PLIES) {
            throw new AssertionError(plies + " plies");
        }
        count(counter);
        return plies;
    }

    /** The reference: the lines of the file, and nothing done with them. */
    @Benchmark
    public int lines(Counter counter) throws IOException {
        int characters = 0;
        try (BufferedReader in = new BufferedReader(open())) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                characters += line.length();
            }
        }
        count(counter);
        return characters;
    }
}
