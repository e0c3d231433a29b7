package io.github.quoridor4j.benchmarks;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.MoveSet;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Whole games by their length: as many plies a second at any length, or the time would grow with more than the length. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class GameLengthBenchmark {
    /** How many plies were gone through. */
    @AuxCounters
    @State(Scope.Thread)
    public static class Counter {
        /** Plies of all games. */
        public long plies;
    }

    /** Nobody's game is that long, but that of a program that shuffles may be. */
    @Param({"1000", "3000", "10000"})
    int length;

    private final Game unlimited = Game.start(Rules.standard());
    private final Game limited =
            Game.start(Rules.builder().repetitionLimit(Integer.MAX_VALUE).build());
    private Move[] moves = {};
    private Game played = unlimited;
    private Game twin = unlimited;

    /** Chooses random pawn moves that do not win, so that many positions occur, few of them often. */
    @Setup
    public void setUp() {
        Dice dice = new Dice(11);
        moves = new Move[length];
        Position position = unlimited.position();
        for (int ply = 0; ply < length; ply++) {
            Position next = random(position, dice);
            while (next.isOver()) {
                next = random(position, dice);
            }
            moves[ply] = Move.of(next.pawn(position.playerToMove()));
            position = next;
        }
        played = play(unlimited);
        twin = play(unlimited);
    }

    private static Position random(Position position, Dice dice) {
        MoveSet moves = position.legalMoves();
        return position.play(moves.get(dice.below(moves.squares().size())));
    }

    private Game play(Game start) {
        Game game = start;
        for (Move move : moves) {
            game = game.play(move);
        }
        return game;
    }

    /** Plays, counting the occurrences at every ply because a limit is in force. */
    @Benchmark
    public Game limited(Counter counter) {
        counter.plies += length;
        return play(limited);
    }

    /** Plays without a limit. */
    @Benchmark
    public Game unlimited(Counter counter) {
        counter.plies += length;
        return play(unlimited);
    }

    /** Plays without a limit and counts the occurrences once, at the end. */
    @Benchmark
    public int repetitionsAtTheEnd(Counter counter) {
        counter.plies += length;
        return play(unlimited).repetitions();
    }

    /** Takes all moves back. */
    @Benchmark
    public Game takeBack(Counter counter) {
        counter.plies += length;
        Game game = played;
        while (game.ply() > 0) {
            game = game.takeBack();
        }
        return game;
    }

    /** Compares two equal games that share nothing but their start. */
    @Benchmark
    public boolean compare(Counter counter) {
        counter.plies += length;
        return played.equals(twin);
    }
}
