package io.github.quoridor4j.cli;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Perft;
import io.github.quoridor4j.Position;
import java.io.PrintWriter;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "perft",
        description = "Counts the sequences of legal moves of a given length, to compare move generators.",
        footer = {"", "Example:", "  quoridor perft --depth 3 --moves 'e2 e8' --divide"})
final class PerftCommand implements Runnable {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Mixin
    private final GameOptions game = new GameOptions();

    @Option(names = "--depth", paramLabel = "N", required = true, description = "The length in plies, from 0.")
    private int depth;

    @Option(names = "--divide", description = "Print the count of every first move, too.")
    private boolean divide;

    @Option(names = "--parallel", description = "Use all processors.")
    private boolean parallel;

    @Option(
            names = "--merge",
            paramLabel = "N",
            arity = "0..1",
            fallbackValue = "4000000",
            description = "With --parallel, count from equal positions only once, which is much faster from depth 5 on."
                    + " N of them, ${FALLBACK-VALUE} if left out, are kept in memory, in about 100 bytes each.")
    private int merge;

    @Override
    public void run() {
        if (depth < 0 || (divide && depth == 0)) {
            String least = divide ? "1" : "0";
            throw mistake("--depth: found " + depth + ", expected " + least + " or more");
        }
        if (merge < 0) {
            throw mistake("--merge: found " + merge + ", expected 0 or more");
        }
        if (merge > 0 && !parallel) {
            throw mistake("--merge: expected --parallel, too");
        }
        Position position = game.position();
        PrintWriter out = command.commandLine().getOut();
        long start = System.nanoTime();
        long count = divide ? divide(position, out) : count(position, depth);
        double seconds = (System.nanoTime() - start) / 1e9;
        out.println("depth " + depth + ": " + count);
        out.println(String.format(Locale.ROOT, "%.3f s, %,d nodes/s", seconds, Math.round(count / seconds)));
    }

    private long count(Position position, int depth) {
        if (!parallel) {
            return Perft.count(position, depth);
        }
        try {
            return Perft.parallel().merging(merge).count(position, depth);
        } catch (ArithmeticException e) {
            throw mistake("--depth: the count does not fit into 64 bits");
        }
    }

    private long divide(Position position, PrintWriter out) {
        long sum = 0;
        for (Move move : position.legalMoves()) {
            long count = count(position.play(move), depth - 1);
            out.println(move + ": " + count);
            sum += count;
        }
        return sum;
    }

    private ParameterException mistake(String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
