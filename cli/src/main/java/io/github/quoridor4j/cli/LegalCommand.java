package io.github.quoridor4j.cli;

import com.google.gson.JsonObject;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.MoveSet;
import io.github.quoridor4j.Position;
import java.io.PrintWriter;
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
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Mixin
    private final GameOptions game = new GameOptions();

    @Option(names = "--count", description = "Print only how many there are.")
    private boolean count;

    @Option(
            names = "--json",
            description =
                    "Print JSON: position, rules, count; without --count also pawnMoves and fences, lists of moves,"
                            + " and pass, whether only that is left.")
    private boolean json;

    @Override
    public void run() {
        Position position = game.position();
        MoveSet moves = position.legalMoves();
        PrintWriter out = command.commandLine().getOut();
        if (json) {
            Json.print(out, document(position, moves));
        } else if (count) {
            out.println(moves.size());
        } else {
            MoveLists.print(out, moves);
        }
    }

    private JsonObject document(Position position, MoveSet moves) {
        JsonObject document = Json.about(position);
        document.addProperty("count", moves.size());
        if (!count) {
            document.add("pawnMoves", Json.texts(moves.squares()));
            document.add("fences", Json.texts(moves.fences()));
            document.addProperty("pass", moves.contains(Move.pass()));
        }
        return document;
    }
}
