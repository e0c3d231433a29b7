package io.github.quoridor4j.cli;

import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.NotationProblem;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "check",
        description = {
            "Checks game records: the text, and the legality of every move. Prints each problem with its place, and totals.",
            "The exit status is 1 if there is any problem."
        },
        footer = {"", "Example:", "  quoridor check examples/*.pgn"})
final class CheckCommand implements Callable<Integer> {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Mixin
    private final RecordOptions records = new RecordOptions();

    @Option(
            names = "--json",
            description =
                    "Print JSON instead, a line for each game: file, game (from 1; 0 says that there is none), rules,"
                            + " plies, result, outcome (winner, reason), problems (line, column, message, found, expected, ply,"
                            + " move, legality).")
    private boolean json;

    private long games;
    private long plies;
    private long problems;
    private long wrongGames;

    @Override
    public Integer call() {
        PrintWriter out = command.commandLine().getOut();
        records.forEachFile((file, iterator) -> check(file, iterator, out));
        if (!json) {
            out.println(Plural.of(games, "game", "games") + ", " + Plural.of(plies, "ply", "plies") + ", "
                    + Plural.of(problems, "problem", "problems") + " in " + Plural.of(wrongGames, "game", "games"));
        }
        return problems == 0 ? ExitCode.OK : Quoridor.WRONG;
    }

    private void check(RecordFile file, Iterator<GameRecord> iterator, PrintWriter out) {
        if (!iterator.hasNext()) {
            problems++;
            if (json) {
                Json.print(out, RecordJson.none(file));
            } else {
                out.println(file.shownName() + ": no game found");
            }
        }
        for (int number = 1; iterator.hasNext(); number++) {
            GameRecord game = iterator.next();
            games++;
            plies += game.plies().size();
            problems += game.problems().size();
            wrongGames += game.problems().isEmpty() ? 0 : 1;
            if (json) {
                Json.print(out, RecordJson.of(file, number, game));
                continue;
            }
            for (NotationProblem problem : game.problems()) {
                out.println(ProblemText.of(file, problem));
            }
        }
    }
}
