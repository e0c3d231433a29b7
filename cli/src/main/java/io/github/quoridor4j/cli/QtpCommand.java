package io.github.quoridor4j.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "qtp",
        description = {
            "Speaks the Quoridor Text Protocol on standard input and output, as a referee of moves and as a simple bot, so that "
                    + "programs can play against it. See also: quoridor match.",
            "Repetition and the limits of time and plies do not count here: the protocol has no words for them. A player "
                    + "who cannot move passes by 'pass'.",
            "A game begins with the rule set that was chosen; the commands boardsize and walls change it."
        },
        footer = {"", "Example:", "  quoridor qtp --seed 1"})
final class QtpCommand implements Runnable {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Mixin
    private final QtpRules rules = new QtpRules();

    @Mixin
    private final BotOptions bot = new BotOptions();

    @Option(
            names = "--reasons",
            description =
                    "Tell why a move is illegal: '? illegal move: black has no fences left' instead of '? illegal move'.")
    private boolean reasons;

    @Override
    public void run() {
        QtpSession session = new QtpSession(new QtpGame(rules.chosen()), bot.bot(), reasons);
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
