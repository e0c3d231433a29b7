package io.github.quoridor4j.cli;

import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import io.github.quoridor4j.notation.RecordFormat;
import java.util.Iterator;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The files of game records that a command goes through, and how they are read. */
final class RecordOptions {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Game records of any known format; - for standard input.")
    private List<String> files = List.of();

    @Option(
            names = "--from",
            paramLabel = "FORMAT",
            converter = FormatConverter.class,
            completionCandidates = FormatConverter.Names.class,
            description = "The format of the files. If left out, it is recognised from the beginning of each.")
    private @Nullable RecordFormat format;

    @Option(
            names = "--rules",
            paramLabel = "RULES",
            converter = RulesConverter.class,
            completionCandidates = RulesConverter.Names.class,
            description = "The rule set of games that do not name one. If left out, the standard rules.")
    private @Nullable Rules rules;

    /** Hands the games of each file over, with a progress bar if somebody watches. */
    void forEachFile(BiConsumer<RecordFile, Iterator<GameRecord>> use) {
        GameRecordReader reader = reader();
        for (String name : files) {
            RecordFile file = new RecordFile(name, command.commandLine());
            try (Progress progress = Progress.of(file, Terminal.of(command))) {
                file.read(reader, progress::watch, games -> use.accept(file, games));
            }
        }
    }

    private GameRecordReader reader() {
        GameRecordReader reader = GameRecordReader.lenient();
        reader = format == null ? reader : reader.format(format);
        return rules == null ? reader : reader.rules(rules);
    }
}
