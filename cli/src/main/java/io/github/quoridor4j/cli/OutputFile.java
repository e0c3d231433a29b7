package io.github.quoridor4j.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** A file to be written, or standard output; says in plain words why it cannot be. */
record OutputFile(String name, CommandLine command) {
    static final String STANDARD_OUTPUT = "-";

    /**
     * Writes a text.
     *
     * @return whether it arrived, as far as is known
     * @throws ParameterException if the file cannot be written
     */
    boolean write(String text, PrintWriter standardOutput) {
        if (name.equals(STANDARD_OUTPUT)) {
            standardOutput.print(text);
            return !standardOutput.checkError();
        }
        try {
            // bytes, since text that UTF-8 cannot hold must not cost the page
            Files.write(Path.of(name), text.getBytes(StandardCharsets.UTF_8));
            return true;
        } catch (InvalidPathException e) {
            throw impossibleName(e);
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    /**
     * Opens the file to be written bit by bit; not for standard output.
     *
     * @throws ParameterException if the file cannot be written
     */
    Writer open() {
        try {
            return Files.newBufferedWriter(Path.of(name));
        } catch (InvalidPathException e) {
            throw impossibleName(e);
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    private ParameterException unwritable(IOException e) {
        return new ParameterException(command, name + " cannot be written: " + reason(e), e);
    }

    private ParameterException impossibleName(InvalidPathException e) {
        return new ParameterException(command, name + " cannot be the name of a file here", e);
    }

    /** The message of a file's exception is its name, mostly. */
    private String reason(IOException e) {
        if (Files.isDirectory(Path.of(name))) {
            return "it is a directory";
        }
        Path folder = Path.of(name).toAbsolutePath().getParent();
        return folder != null && Files.notExists(folder) ? "there is no folder " + folder : e.toString();
    }
}
