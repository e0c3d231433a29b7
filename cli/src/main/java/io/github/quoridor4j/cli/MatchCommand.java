package io.github.quoridor4j.cli;

import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.GameRecordWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.Callable;
import org.codehaus.plexus.util.cli.CommandLineUtils;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "match",
        description = {
            "Lets two programs play that speak the Quoridor Text Protocol. A begins in the first game, B in the second, and so on. "
                    + "They need its commands name, boardsize, clear_board, walls, genmove, playmove, playwall and quit.",
            "A program that plays an illegal move, refuses a legal one, answers late or not at all, or prints what nobody asked "
                    + "for forfeits the game, and starts anew for the next one. The exit status is 1 if a game was forfeited."
        },
        footer = {"", "Example:", "  quoridor match ./engine 'quoridor qtp --seed 1' --games 10 -o games.pgn"})
final class MatchCommand implements Callable<Integer> {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Parameters(
            index = "0",
            paramLabel = "A",
            description = "The command that starts a program; quotes hold words together, and no shell reads it.")
    private String first = "";

    @Parameters(index = "1", paramLabel = "B", description = "The command that starts the other one.")
    private String second = "";

    @Mixin
    private final MatchOptions options = new MatchOptions();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write the records of the games, each as soon as it is over.")
    private @Nullable String output;

    @Option(names = "--show-errors", description = "Show what the programs print to standard error.")
    private boolean showErrors;

    private final MatchScore score = new MatchScore();
    private int forfeits;

    @Override
    public Integer call() {
        Rules rules = options.rules();
        MatchTimes times = options.times(rules);
        int games = options.games();
        List<String> commandA = words("A", first);
        List<String> commandB = words("B", second);
        require(!OutputFile.STANDARD_OUTPUT.equals(output), "--output: expected a file");
        try (Writer records = open();
                EngineProcesses processes = new EngineProcesses(showErrors)) {
            MatchProgram programA = new MatchProgram("A", commandA, processes);
            MatchProgram programB = new MatchProgram("B", commandB, processes);
            play(new Match(rules, times, programA, programB), games, processes, records);
        } catch (IOException e) {
            throw mistake(output + " cannot be written: " + IoMessage.of(e));
        }
        return forfeits == 0 ? ExitCode.OK : Quoridor.WRONG;
    }

    private void play(Match match, int games, EngineProcesses processes, Writer records) throws IOException {
        PrintWriter out = command.commandLine().getOut();
        GameRecordWriter writer = new GameRecordWriter(records);
        LocalDate date = LocalDate.now(ZoneId.systemDefault());
        try {
            for (int number = 1; number <= games; number++) {
                MatchRound round = match.play(number);
                if (processes.isClosed()) {
                    return; // interrupted, and what was killed has forfeited nothing
                }
                score.add(round);
                forfeits += round.result().forfeiter().isPresent() ? 1 : 0;
                tell(number, round, out);
                writer.write(round.record(date));
                records.flush();
            }
        } catch (EngineFailure failure) {
            if (!processes.isClosed()) {
                throw mistake(failure.getMessage());
            }
        } finally {
            if (score.hasGames()) {
                score.print(out);
                out.flush();
            }
        }
    }

    private Writer open() {
        return output == null ? Writer.nullWriter() : new OutputFile(output, command.commandLine()).open();
    }

    private static void tell(int number, MatchRound round, PrintWriter out) {
        if (number == 1) {
            out.println("A: " + round.black().name());
            out.println("B: " + round.white().name());
        }
        out.println(round.summary());
        out.flush();
    }

    private List<String> words(String program, String text) {
        String[] words;
        try {
            words = CommandLineUtils.translateCommandline(text);
        } catch (Exception e) { // declared so there: it says what is wrong with the quotes
            throw mistake(program + ": " + e.getMessage());
        }
        require(words.length > 0, program + ": expected a command");
        return List.of(words);
    }

    private void require(boolean isRight, String mistake) {
        if (!isRight) {
            throw mistake(mistake);
        }
    }

    private ParameterException mistake(@Nullable String message) {
        return new ParameterException(command.commandLine(), String.valueOf(message));
    }
}
