package io.github.quoridor4j.cli;

import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.MoveSet;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Position;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "legal",
        description = "Lists the legal moves of a position.",
        footer = {"", "Example:", "  quoridor legal --moves 'e2 e8 e3h'"})
final class LegalCommand implements Runnable {
    private static final int MOVES_PER_LINE = 16;

    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Mixin
    private final GameOptions game = new GameOptions();

    @Option(names = "--count", description = "Print only how many there are.")
    private boolean count;

    @Override
    public void run() {
        Position position = game.position();
        MoveSet moves = position.legalMoves();
        PrintWriter out = command.commandLine().getOut();
        if (count) {
            out.println(moves.size());
            return;
        }
        print(out, "pawn moves", moves, move -> move instanceof PawnMove);
        print(out, "fences", moves, move -> move instanceof FenceMove);
        if (position.isOver()) {
            out.println("The game is over.");
        } else if (moves.contains(Move.pass())) {
            out.println("only a pass: " + Move.pass());
        }
    }

    private static void print(PrintWriter out, String title, MoveSet moves, Predicate<Move> kind) {
        List<String> texts = moves.stream().filter(kind).map(Move::toString).toList();
        out.println(title + ": " + texts.size());
        for (int from = 0; from < texts.size(); from += MOVES_PER_LINE) {
            int to = Math.min(from + MOVES_PER_LINE, texts.size());
            out.println(texts.subList(from, to).stream().collect(Collectors.joining(" ", "  ", "")));
        }
    }
}
