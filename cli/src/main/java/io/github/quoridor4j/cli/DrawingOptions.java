package io.github.quoridor4j.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option that tells how boards are drawn. */
final class DrawingOptions {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--ascii",
            negatable = true,
            description =
                    "Draw boards in ASCII, without the last move; or not. If left out, box drawing on a terminal, in"
                            + " colours unless NO_COLOR is set, and ASCII elsewhere.")
    private @Nullable Boolean ascii;

    boolean isGiven() {
        return ascii != null;
    }

    Drawing drawing() {
        Terminal terminal = Terminal.of(command);
        boolean isAscii = ascii == null ? !terminal.boxes() : ascii;
        Drawing boxes = terminal.colours() ? Drawing.COLOURED_BOXES : Drawing.BOXES;
        return isAscii ? Drawing.ASCII : boxes;
    }
}
