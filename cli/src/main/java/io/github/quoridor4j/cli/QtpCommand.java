package io.github.quoridor4j.cli;

import io.github.quoridor4j.Rules;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "qtp",
        description = {
            "Speaks the Quoridor Text Protocol on standard input and output, as a referee of moves and as a simple bot, so that "
                    + "programs can play against it. See also: quoridor match.",
            "Repetition and the limits of time and plies do not count here: the protocol has no words for them. A player "
                    + "who cannot move passes by 'pass'."
        },
        footer = {"", "Example:", "  quoridor qtp --seed 1"})
final class QtpCommand implements Runnable {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Option(
            names = "--rules",
            paramLabel = "RULES",
            converter = RulesConverter.class,
            completionCandidates = RulesConverter.Names.class,
            description = {
                "The rule set at the start, of two players: its name, or key=value;.. such as 'size=7;fences=8'.",
                "If left out, standard-2. The commands boardsize and walls change it."
            })
    private @Nullable Rules rules;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "The bot chooses between moves that it likes equally by lot, the same for the same N. If left out, it"
                            + " plays the same in every game.")
    private @Nullable Long seed;

    @Option(
            names = "--reasons",
            description =
                    "Tell why a move is illegal: '? illegal move: black has no fences left' instead of '? illegal move'.")
    private boolean reasons;

    @Override
    public void run() {
        Rules start = rules == null ? Rules.standard() : rules;
        if (!QtpRules.canSay(start)) {
            throw new ParameterException(command.commandLine(), "--rules: " + QtpRules.EXPECTED);
        }
        QtpSession session = new QtpSession(new QtpGame(start), new Bot(seed), reasons);
        try {
            converse(session, new BoundedLines(System.in), command.commandLine().getOut());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Until the input ends, or nobody listens. */
    private static void converse(QtpSession session, BoundedLines lines, PrintWriter out) throws IOException {
        BoundedLines.Line line = lines.next();
        while (line != null) {
            out.print(session.answer(line));
            if (out.checkError() || session.isOver()) {
                return;
            }
            line = lines.next();
        }
    }
}
