package io.github.quoridor4j.cli;

import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Parameters(paramLabel = "FILE", description = "Game records: PGN syntax, or just moves; - for standard input.")
    private String file = "";

    @Option(
            names = "--every",
            paramLabel = "N",
            defaultValue = "1",
            description = "Show the board after every N plies, and at the end.")
    private int every;

    @Option(names = "--final", description = "Show the board at the end only.")
    private boolean finalOnly;

    @Mixin
    private final DrawingOptions drawing = new DrawingOptions();

    @Mixin
    private final Problems problems = new Problems();

    @Override
    public Integer call() {
        CommandLine commandLine = command.commandLine();
        if (every < 1) {
            throw new ParameterException(commandLine, "--every: found " + every + ", expected 1 or more");
        }
        RecordFile records = new RecordFile(file, commandLine);
        records.read(GameRecordReader.lenient(), games -> replay(records, games));
        return problems.status();
    }

    private void replay(RecordFile records, Iterator<GameRecord> games) {
        if (!games.hasNext()) {
            problems.tell(records.shownName() + ": no game found");
        }
        PrintWriter out = command.commandLine().getOut();
        for (int number = 1; games.hasNext(); number++) {
            GameRecord game = games.next();
            if (number > 1 || games.hasNext()) {
                out.println("Game " + number);
            }
            new Replay(game, out, drawing.drawing()).run(finalOnly ? Integer.MAX_VALUE : every);
            game.problems().forEach(problem -> problems.tell(ProblemText.of(records, problem)));
        }
    }
}
