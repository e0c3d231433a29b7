package io.github.quoridor4j.cli;

import io.github.quoridor4j.notation.GameRecord;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "html",
        description = {
            "Writes one HTML page that replays the games: board, moves, distances, comments, problems. It needs no network "
                    + "and no other file.",
            "Of a game with a problem, the moves before it are shown. The exit status is 1 if there is any problem."
        },
        footer = {"", "Example:", "  quoridor html examples/draw-by-repetition.pgn -o game.html"})
final class HtmlCommand implements Callable<Integer> {
    /** On average; the longest of the examples has 324. */
    private static final int PLIES_PER_GAME = 500;

    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Mixin
    private final RecordOptions records = new RecordOptions();

    @Mixin
    private final Problems problems = new Problems();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            defaultValue = OutputFile.STANDARD_OUTPUT,
            description = "The page; - for standard output, which is the default.")
    private String output = OutputFile.STANDARD_OUTPUT;

    @Option(
            names = "--limit",
            paramLabel = "N",
            defaultValue = "100",
            description = {
                "Refuse to write more than N games, or more moves than " + PLIES_PER_GAME + " times N.",
                "Default: ${DEFAULT-VALUE}."
            })
    private int limit;

    private final List<PageGame> games = new ArrayList<>();
    private long plies;

    @Override
    public Integer call() {
        if (limit < 1) {
            throw mistake("--limit: found " + limit + ", expected 1 or more");
        }
        records.forEachFile(this::collect);
        if (!games.isEmpty()) {
            write(ReplayPage.of(games));
        }
        return problems.status();
    }

    private void collect(RecordFile file, Iterator<GameRecord> iterator) {
        if (!iterator.hasNext()) {
            problems.tell(file.shownName() + ": no game found");
        }
        while (iterator.hasNext()) {
            GameRecord game = iterator.next();
            plies += game.plies().size();
            if (games.size() == limit || plies > (long) PLIES_PER_GAME * limit) {
                throw mistake("too much for one page: found game " + (games.size() + 1) + ", with " + plies
                        + " moves so far, expected at most " + limit + " and " + (long) PLIES_PER_GAME * limit
                        + "; see --limit");
            }
            games.add(PageGame.of(game));
            game.problems().forEach(problem -> problems.tell(ProblemText.of(file, problem)));
        }
    }

    private void write(String page) {
        PrintWriter out = command.commandLine().getOut();
        if (!new OutputFile(output, command.commandLine()).write(page, out)) {
            problems.tell("the output cannot be written");
        }
    }

    private ParameterException mistake(String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
