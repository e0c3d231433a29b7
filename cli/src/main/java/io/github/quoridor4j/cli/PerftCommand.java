package io.github.quoridor4j.cli;

import com.google.gson.JsonObject;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Perft;
import io.github.quoridor4j.Position;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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
    /** That of {@link Perft}. */
    private static final int DEEPEST = 1_000;

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

    @Option(
            names = "--json",
            description =
                    "Print JSON: position, rules, depth, count, seconds, nodesPerSecond; with --divide also moves,"
                            + " the count of each.")
    private boolean json;

    @Override
    public void run() {
        int least = divide ? 1 : 0;
        if (depth < least || depth > DEEPEST) {
            throw mistake("--depth: found " + depth + ", expected " + least + " to " + DEEPEST);
        }
        if (merge < 0) {
            throw mistake("--merge: found " + merge + ", expected 0 or more");
        }
        if (merge > 0 && !parallel) {
            throw mistake("--merge: expected --parallel, too");
        }
        Position position = game.position();
        long start = System.nanoTime();
        Map<Move, Long> moves = Map.of();
        long count;
        try (Progress progress = Progress.of("perft " + depth, parallel ? Terminal.of(command) : Terminal.NONE)) {
            Counting counting = new Counting(
                    parallel ? Optional.of(Perft.parallel().merging(merge)) : Optional.empty(), progress::show);
            moves = divide ? counting.divide(position, depth) : moves;
            count = divide ? sum(moves) : counting.count(position, depth);
        } catch (ArithmeticException e) {
            throw mistake("--depth: the count does not fit into 64 bits");
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        print(position, moves, count, seconds);
    }

    private static long sum(Map<Move, Long> counts) {
        return counts.values().stream().reduce(0L, Math::addExact);
    }

    private void print(Position position, Map<Move, Long> moves, long count, double seconds) {
        PrintWriter out = command.commandLine().getOut();
        long speed = Math.round(count / seconds);
        if (!json) {
            moves.forEach((move, number) -> out.println(move + ": " + number));
            out.println("depth " + depth + ": " + count);
            out.println(String.format(Locale.ROOT, "%.3f s, %,d nodes/s", seconds, speed));
            return;
        }
        JsonObject document = Json.about(position);
        document.addProperty("depth", depth);
        document.addProperty("count", count);
        document.addProperty("seconds", Math.round(seconds * 1000) / 1000.0);
        document.addProperty("nodesPerSecond", speed);
        if (divide) {
            JsonObject counts = new JsonObject();
            moves.forEach((move, number) -> counts.addProperty(move.toString(), number));
            document.add("moves", counts);
        }
        Json.print(out, document);
    }

    private ParameterException mistake(String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
