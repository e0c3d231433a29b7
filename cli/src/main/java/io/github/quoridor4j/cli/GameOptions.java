package io.github.quoridor4j.cli;

import io.github.quoridor4j.IllegalMoveException;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import io.github.quoridor4j.notation.NotationException;
import io.github.quoridor4j.notation.RulesText;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The options that tell which position a command is about. */
final class GameOptions {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--rules",
            paramLabel = "RULES",
            defaultValue = "standard-2",
            converter = RulesConverter.class,
            description = {
                "A rule set: its name, such as gigamic-2 or kid-4, or key=value;.. such as 'size=7;fences=8'.",
                "Default: ${DEFAULT-VALUE}."
            })
    private Rules rules = Rules.standard();

    @Option(
            names = "--moves",
            paramLabel = "MOVES",
            defaultValue = "",
            description = "The moves played so far, such as 'e2 e8 e3h'; none if left out.")
    private String moves = "";

    /** The position after the moves; a mistake in them is a mistake of the command line. */
    Position position() {
        Position position = Position.initial(rules);
        int ply = 0;
        for (Move move : moves()) {
            ply++;
            try {
                position = position.play(move);
            } catch (IllegalMoveException e) {
                throw mistake("--moves: ply " + ply + ": " + Explanation.of(position, move));
            }
        }
        return position;
    }

    private List<Move> moves() {
        List<GameRecord> games;
        try {
            games = GameRecordReader.readAll(moves);
        } catch (NotationException e) {
            throw mistake("--moves: " + e.getMessage());
        }
        if (games.isEmpty()) {
            return List.of();
        }
        if (games.size() > 1 || !games.get(0).tags().isEmpty()) {
            throw mistake("--moves: expected moves only, without tags and of one game");
        }
        return games.get(0).moves();
    }

    private ParameterException mistake(String message) {
        return new ParameterException(command.commandLine(), message);
    }

    static final class RulesConverter implements ITypeConverter<Rules> {
        @Override
        public Rules convert(String text) {
            try {
                return RulesText.parse(text);
            } catch (NotationException e) {
                throw new TypeConversionException(e.reason());
            }
        }
    }
}
