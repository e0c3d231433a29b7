package io.github.quoridor4j.cli;

import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordWriter;
import io.github.quoridor4j.notation.RecordFormat;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "convert",
        description = {
            "Writes game records to standard output in another format.",
            "Of a game with a problem, the moves before it are written. The exit status is 1 if there is any problem, or if "
                    + "the format cannot hold a game, which is left out then; both are reported."
        },
        footer = {"", "Example:", "  quoridor convert --to lode examples/draw-by-repetition.pgn"})
final class ConvertCommand implements Callable<Integer> {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Mixin
    private final RecordOptions records = new RecordOptions();

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            required = true,
            converter = FormatConverter.class,
            completionCandidates = FormatConverter.Names.class,
            description = "pgn, which holds everything, or move-list, qgf, lode, oqf or tq1, which hold the moves.")
    private RecordFormat format = RecordFormat.PGN;

    @Mixin
    private final Problems problems = new Problems();

    @Override
    public Integer call() {
        if (!format.isWritten()) {
            String written = FormatConverter.names(Arrays.stream(RecordFormat.values())
                    .filter(RecordFormat::isWritten)
                    .toList());
            throw new ParameterException(
                    command.commandLine(),
                    "--to: " + FormatConverter.name(format) + " is only read, expected one of " + written);
        }
        PrintWriter out = command.commandLine().getOut();
        GameRecordWriter writer = new GameRecordWriter(out, format);
        records.forEachFile((file, games) -> convert(file, games, writer));
        if (out.checkError()) {
            problems.tell("the output cannot be written");
        }
        return problems.status();
    }

    private void convert(RecordFile file, Iterator<GameRecord> games, GameRecordWriter writer) {
        for (long number = 1; games.hasNext(); number++) {
            GameRecord game = games.next();
            game.problems().forEach(problem -> problems.tell(ProblemText.of(file, problem)));
            try {
                writer.write(game);
            } catch (IllegalArgumentException e) {
                problems.tell(file.shownName() + ": game " + number + " is left out: " + e.getMessage());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
