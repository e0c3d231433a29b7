package io.github.quoridor4j.cli;

import com.google.gson.JsonObject;
import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

@Command(
        name = "why",
        description = "Tells whether a move is legal, and if not, why. The exit status is 0 or 1.",
        footer = {"", "Example:", "  quoridor why --moves 'e2 e8 e3h' f3h"})
final class WhyCommand implements Callable<Integer> {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Mixin
    private final GameOptions game = new GameOptions();

    @Parameters(
            paramLabel = "MOVE",
            converter = MoveConverter.class,
            description = "A pawn move such as e2, a fence such as e3h, or pass.")
    private Move move = Move.pass();

    @Option(
            names = "--json",
            description =
                    "Print JSON: position, rules, move, legal, whether it is, legality, which is LEGAL or the reason,"
                            + " and explanation, a sentence.")
    private boolean json;

    @Override
    public Integer call() {
        Position position = game.position();
        Legality legality = position.legality(move);
        boolean isLegal = legality == Legality.LEGAL;
        PrintWriter out = command.commandLine().getOut();
        if (json) {
            Json.print(out, document(position, legality));
        } else {
            out.println(legality);
            out.print(isLegal ? "" : Explanation.of(position, move) + "." + System.lineSeparator());
        }
        return isLegal ? ExitCode.OK : Quoridor.WRONG;
    }

    private JsonObject document(Position position, Legality legality) {
        JsonObject document = Json.about(position);
        document.addProperty("move", move.toString());
        document.addProperty("legal", legality == Legality.LEGAL);
        document.addProperty("legality", legality.name());
        document.addProperty("explanation", Explanation.of(position, move) + ".");
        return document;
    }

    static final class MoveConverter implements ITypeConverter<Move> {
        @Override
        public Move convert(String text) {
            return Move.tryParse(text)
                    .orElseThrow(() -> new TypeConversionException("expected a move such as e2, e3h or pass"));
        }
    }
}
