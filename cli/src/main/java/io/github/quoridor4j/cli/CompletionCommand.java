package io.github.quoridor4j.cli;

import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "completion",
        description = {
            "Prints a script that lets bash and zsh complete commands and options.",
            "Put the line below into ~/.bashrc, or into ~/.zshrc after compinit."
        },
        footer = {"", "Example:", "  eval \"$(quoridor completion)\""})
final class CompletionCommand implements Runnable {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Override
    public void run() {
        CommandLine root = command.root().commandLine();
        command.commandLine().getOut().print(AutoComplete.bash(root.getCommandName(), root));
    }
}
