package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import io.github.quoridor4j.notation.NotationException;
import io.github.quoridor4j.notation.PositionText;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
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
            converter = RulesConverter.class,
            completionCandidates = RulesConverter.Names.class,
            description = {
                "A rule set: its name, such as gigamic-2 or kid-4, or key=value;.. such as 'size=7;fences=8'.",
                "If left out, standard-2, or what the position says."
            })
    private @Nullable Rules rules;

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = {
                "Where the game starts: lying fences / standing fences / pawns / fences left / player to move, and perhaps"
                        + " / rules.",
                "Such as 'e3 / d4 / e4 e6 / 9 9 / 1'."
            })
    private @Nullable String position;

    @Option(
            names = "--moves",
            paramLabel = "MOVES",
            defaultValue = "",
            description = "The moves played so far, such as 'e2 e8 e3h'; none if left out.")
    private String moves = "";

    /** Whether there is anything but perhaps a rule set. */
    boolean areGiven() {
        return position != null || !moves.isEmpty();
    }

    Rules rules() {
        return rules == null ? Rules.standard() : rules;
    }

    /** The position after the moves; a mistake in them is a mistake of the command line. */
    Position position() {
        return game().position();
    }

    /** The game after the moves. */
    Game game() {
        Position start = start();
        List<GameRecord> games = GameRecordReader.lenient().rules(start.rules()).readAll(startTag(start) + moves);
        if (games.isEmpty()) {
            return Game.start(start);
        }
        GameRecord game = games.get(0);
        game.problems().stream().findFirst().ifPresent(problem -> {
            throw mistake("--moves: column " + problem.column() + ": " + ProblemText.of(problem));
        });
        if (games.size() > 1 || !game.equals(movesOnly(start, game))) {
            throw mistake("--moves: expected moves only, without tags and of one game");
        }
        return game.game();
    }

    private Position start() {
        if (position == null) {
            return Position.initial(rules());
        }
        try {
            return rules == null ? PositionText.parse(position) : PositionText.parse(position, rules);
        } catch (NotationException e) {
            throw mistake("--position: column " + e.problem().column() + ": "
                    + e.problem().reason());
        } catch (InvalidPositionException e) {
            throw mistake("--position: " + e.getMessage());
        }
    }

    /** On a line of its own, so that it moves no column. */
    private String startTag(Position start) {
        return position == null ? "" : "[Position \"" + PositionText.format(start) + "\"]\n";
    }

    private static GameRecord movesOnly(Position start, GameRecord game) {
        return GameRecord.of(Map.of(), start, game.comment(), game.plies(), game.result());
    }

    private ParameterException mistake(String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
