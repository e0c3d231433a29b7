package io.github.quoridor4j.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;

/**
 * The {@code quoridor} command. Its exit status is 0 when all is well, 1 when a move or a record is wrong, 2 when the command
 * line is wrong or a file cannot be read, 70 when this program has a fault.
 */
@Command(
        name = "quoridor",
        description = "The rules of the board game Quoridor at work.",
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        versionProvider = Quoridor.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:all is well",
            "1:a move or a record is wrong",
            "2:the command line is wrong, or a file cannot be read or written",
            "70:this program has a fault"
        },
        subcommands = {
            ReplayCommand.class,
            ShowCommand.class,
            PlayCommand.class,
            QtpCommand.class,
            MatchCommand.class,
            LegalCommand.class,
            WhyCommand.class,
            PerftCommand.class,
            CheckCommand.class,
            ConvertCommand.class,
            HtmlCommand.class,
            RulesCommand.class,
            CompletionCommand.class
        })
final class Quoridor {
    /** Something that was asked about is wrong: a recorded move, a game's text. */
    static final int WRONG = 1;

    /** The program is wrong. */
    private static final int FAULT = 70;

    private final Terminal terminal;

    private Quoridor(Terminal terminal) {
        this.terminal = terminal;
    }

    Terminal terminal() {
        return terminal;
    }

    public static void main(String[] args) {
        PrintWriter out = utf8(FileDescriptor.out);
        PrintWriter err = utf8(FileDescriptor.err);
        int status = commandLine(out, err, Terminal.present()).execute(args);
        out.flush();
        err.flush();
        System.exit(status);
    }

    static CommandLine commandLine(PrintWriter out, PrintWriter err, Terminal terminal) {
        CommandLine commandLine = new CommandLine(new Quoridor(terminal))
                .setOut(out)
                .setErr(err)
                .setExpandAtFiles(false)
                .setColorScheme(CommandLine.Help.defaultColorScheme(
                        terminal.colours() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Quoridor::complain);
        commandLine.getCommandSpec().exitCodeOnExecutionException(FAULT);
        commandLine
                .getSubcommands()
                .values()
                .forEach(sub -> sub.getCommandSpec().exitCodeOnExecutionException(FAULT));
        return commandLine;
    }

    private static int complain(ParameterException mistake, String[] args) {
        CommandLine command = mistake.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        command.getErr().println("quoridor: " + mistake.getMessage());
        command.getErr().println("Try '" + name + " --help'.");
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }

    /** The same output on every locale. */
    private static PrintWriter utf8(FileDescriptor descriptor) {
        return new PrintWriter(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
    }

    /** The version in the manifest of the jar, if this runs from it. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Quoridor.class.getPackage().getImplementationVersion();
            return new String[] {"quoridor " + (version == null ? "(development)" : version)};
        }
    }
}
