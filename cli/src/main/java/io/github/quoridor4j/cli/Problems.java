package io.github.quoridor4j.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What is wrong with what a command was asked about: told on standard error, and remembered for the exit status. */
@Command // a mixin without options has to say so
final class Problems {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    private int status = ExitCode.OK;

    void tell(String message) {
        // what was shown before comes first also where both streams end in one place
        CommandLine commandLine = command.commandLine();
        commandLine.getOut().flush();
        commandLine.getErr().println(message);
        commandLine.getErr().flush();
        status = Quoridor.WRONG;
    }

    /** The exit status of the command. */
    int status() {
        return status;
    }
}
