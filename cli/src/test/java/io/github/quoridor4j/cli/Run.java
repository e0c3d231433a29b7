package io.github.quoridor4j.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What one run of the command printed and returned. */
record Run(int status, String out, String err) {
    static Run of(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status =
                Quoridor.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(args);
        return new Run(status, lines(out), lines(err));
    }

    /** Replays a file with this text. */
    static Run replaying(Path folder, String text, String... options) {
        Path file = folder.resolve("game.pgn");
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        String[] args = new String[options.length + 2];
        args[0] = "replay";
        args[1] = file.toString();
        System.arraycopy(options, 0, args, 2, options.length);
        return of(args);
    }

    /** How many boards were shown. */
    long boards() {
        return out.lines().filter(line -> line.startsWith("distance")).count();
    }

    private static String lines(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
