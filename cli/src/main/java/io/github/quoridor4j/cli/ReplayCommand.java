package io.github.quoridor4j.cli;

import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.NotationException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "replay",
        description = {
            "Replays the games of a file: checks each move and shows the board after it, then the outcome.",
            "The exit status is 1 if a move is illegal or the file is not a game record."
        },
        footer = {"", "Example:", "  quoridor replay --every 10 examples/draw-by-repetition.pgn"})
final class ReplayCommand implements Callable<Integer> {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Parameters(paramLabel = "FILE", description = "Game records: PGN syntax, or just moves.")
    private String file = "";

    @Option(
            names = "--every",
            paramLabel = "N",
            defaultValue = "1",
            description = "Show the board after every N plies, and at the end.")
    private int every;

    @Option(names = "--final", description = "Show the board at the end only.")
    private boolean finalOnly;

    @Override
    public Integer call() {
        CommandLine commandLine = command.commandLine();
        if (every < 1) {
            throw new ParameterException(commandLine, "--every: found " + every + ", expected 1 or more");
        }
        List<GameRecord> games;
        try {
            games = RecordFile.read(file, commandLine);
        } catch (NotationException e) {
            return problem(file + ":" + e.line() + ":" + e.column() + ": " + e.reason());
        }
        if (games.isEmpty()) {
            return problem(file + ": no game found");
        }
        return replay(games);
    }

    private int replay(List<GameRecord> games) {
        PrintWriter out = command.commandLine().getOut();
        int status = ExitCode.OK;
        for (int i = 0; i < games.size(); i++) {
            if (games.size() > 1) {
                out.println("Game " + (i + 1) + " of " + games.size());
            }
            var problem = new Replay(games.get(i), out).run(finalOnly ? Integer.MAX_VALUE : every);
            if (problem.isPresent()) {
                status = problem(file + ":" + problem.get());
            }
        }
        return status;
    }

    private int problem(String message) {
        // what was shown before comes first also where both streams end in one place
        command.commandLine().getOut().flush();
        command.commandLine().getErr().println(message);
        command.commandLine().getErr().flush();
        return Quoridor.WRONG;
    }
}
