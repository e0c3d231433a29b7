package io.github.quoridor4j.cli;

import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;

/**
 * What the terminal may be given, if there is one.
 *
 * @param prompts whether somebody types the input, and sees the output
 * @param boxes whether standard output shows box-drawing characters
 * @param colours whether standard output shows colours
 * @param bars whether standard error shows bars that grow
 */
record Terminal(boolean prompts, boolean boxes, boolean colours, boolean bars) {
    static final Terminal NONE = new Terminal(false, false, false, false);

    /** The script that starts the program tells which streams are terminals: Java does not know on every JDK. */
    static Terminal present() {
        return of(System.getProperty("quoridor.terminals", ""), System.getenv());
    }

    /** Streams are some of {@code in,out,err}. */
    static Terminal of(String streams, Map<String, String> environment) {
        List<String> terminals = List.of(streams.split(",", -1));
        boolean out = terminals.contains("out");
        boolean isDumb = "dumb".equals(environment.get("TERM"));
        boolean wantsColours = environment.getOrDefault("NO_COLOR", "").isEmpty(); // https://no-color.org
        return new Terminal(
                out && terminals.contains("in"),
                out,
                out && !isDumb && wantsColours,
                terminals.contains("err") && !isDumb);
    }

    static Terminal of(CommandSpec command) {
        return ((Quoridor) command.root().userObject()).terminal();
    }
}
