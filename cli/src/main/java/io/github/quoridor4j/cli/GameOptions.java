package io.github.quoridor4j.cli;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

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
        List<GameRecord> games = GameRecordReader.lenient().rules(rules).readAll(moves);
        if (games.isEmpty()) {
            return Position.initial(rules);
        }
        GameRecord game = games.get(0);
        game.problems().stream().findFirst().ifPresent(problem -> {
            throw mistake("--moves: column " + problem.column() + ": " + ProblemText.of(problem));
        });
        if (games.size() > 1 || !game.equals(movesOnly(game))) {
            throw mistake("--moves: expected moves only, without tags and of one game");
        }
        return game.game().position();
    }

    private GameRecord movesOnly(GameRecord game) {
        return GameRecord.of(Map.of(), Position.initial(rules), game.comment(), game.plies(), game.result());
    }

    private ParameterException mistake(String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
