package io.github.quoridor4j.cli;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Perft;
import io.github.quoridor4j.Position;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
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

    @Override
    public void run() {
        if (depth < 0 || (divide && depth == 0)) {
            String least = divide ? "1" : "0";
            throw new ParameterException(
                    command.commandLine(), "--depth: found " + depth + ", expected " + least + " or more");
        }
        Position position = game.position();
        PrintWriter out = command.commandLine().getOut();
        long start = System.nanoTime();
        long count = divide ? divide(position, out) : Perft.count(position, depth);
        double seconds = (System.nanoTime() - start) / 1e9;
        out.println("depth " + depth + ": " + count);
        out.println(String.format(Locale.ROOT, "%.3f s, %,d nodes/s", seconds, Math.round(count / seconds)));
    }

    private long divide(Position position, PrintWriter out) {
        Map<Move, Long> counts = Perft.divide(position, depth);
        counts.forEach((move, count) -> out.println(move + ": " + count));
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }
}
