package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What one run of the command printed and returned. */
record Run(int status, String out, String err) {
    static Run of(String... args) {
        return at(Terminal.NONE, args);
    }

    static Run at(Terminal terminal, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Quoridor.commandLine(new PrintWriter(out), new PrintWriter(err), terminal)
                .execute(args);
        return new Run(status, lines(out), lines(err));
    }

    /** On a terminal that has box-drawing characters, but no colours. */
    static Run inBoxes(String... args) {
        return at(new Terminal(false, true, false, false), args);
    }

    /** With this text as standard input. */
    static Run reading(String text, String... args) {
        return reading(text, Terminal.NONE, args);
    }

    static Run reading(String text, Terminal terminal, String... args) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        try {
            return at(terminal, args);
        } finally {
            System.setIn(before);
        }
    }

    /** The only line of output, read as JSON. */
    JsonElement json() {
        assertThat(out).hasLineCount(1).endsWith("\n");
        return JsonParser.parseString(out);
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
