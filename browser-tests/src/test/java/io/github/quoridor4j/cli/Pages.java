package io.github.quoridor4j.cli;

import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Records and the pages that the command makes of them. */
final class Pages {
    static final Path EXAMPLES = Path.of("..", "examples");

    /** A game of four with everything that can be written about moves. */
    static final String NOTES = """
            [Event "Notes </script><b>everywhere</b>"]
            [Player1 "Ada"]
            [Player2 "Blaise"]
            [Player3 "Christiaan"]
            [Player4 "Daniel"]
            [Rules "size=5;players=4;fences=3"]

            {Before the first move.} 1. c2 $1 {A good beginning. [%emt 0:00:07]} b3 {[%out 2]}
            c4 (b2h {would be slow} e4) d3 $5 {[%clk 0:04:11]} 2. b2h d4 e3 3. d2 d5
            e4 {[%out 4] gives up} 4. d2v 1-0-0-0
            """;

    private Pages() {}

    static List<GameRecord> records(Path file) {
        try {
            return GameRecordReader.lenient().readAll(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a record into a file. */
    static Path write(Path folder, String name, String record) {
        try {
            return Files.writeString(folder.resolve(name), record);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The page of a file. */
    static Path of(Path folder, Path... files) {
        Path page = folder.resolve(files[0].getFileName() + ".html");
        String[] args = new String[files.length + 3];
        args[0] = "html";
        args[1] = "-o";
        args[2] = page.toString();
        for (int i = 0; i < files.length; i++) {
            args[i + 3] = files[i].toString();
        }
        StringWriter printed = new StringWriter();
        PrintWriter out = new PrintWriter(printed);
        int status = Quoridor.commandLine(out, out, Terminal.NONE).execute(args);
        if (status > Quoridor.WRONG) {
            throw new IllegalStateException(printed.toString());
        }
        return page;
    }
}
