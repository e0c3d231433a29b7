package io.github.quoridor4j.cli;

import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** A file of game records, or standard input; says in plain words why it cannot be read. */
final class RecordFile {
    private static final String STANDARD_INPUT = "-";

    private final String name;
    private final CommandLine command;

    RecordFile(String name, CommandLine command) {
        this.name = name;
        this.command = command;
    }

    /** The name as problems are to show it. */
    String shownName() {
        return name.equals(STANDARD_INPUT) ? "standard input" : name;
    }

    /** The length in bytes, or -1 if it is not known. */
    long length() {
        try {
            return name.equals(STANDARD_INPUT) ? -1 : Files.size(path());
        } catch (IOException e) {
            return -1;
        }
    }

    /**
     * Hands the games over one by one.
     *
     * @throws ParameterException if the file cannot be read
     */
    void read(GameRecordReader reader, Consumer<Iterator<GameRecord>> use) {
        read(reader, UnaryOperator.identity(), use);
    }

    /** Reads through a stream that somebody else watches. */
    void read(GameRecordReader reader, UnaryOperator<InputStream> watch, Consumer<Iterator<GameRecord>> use) {
        // malformed input is an error of the decoder, not a replacement character
        try (InputStream in = open();
                InputStreamReader text = new InputStreamReader(watch.apply(in), StandardCharsets.UTF_8.newDecoder())) {
            use.accept(reader.read(text));
        } catch (UncheckedIOException e) {
            throw unreadable(Objects.requireNonNull(e.getCause()));
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    private InputStream open() throws IOException {
        if (name.equals(STANDARD_INPUT)) {
            return new FilterInputStream(System.in) {
                @Override
                public void close() {}
            };
        }
        Path file = path();
        if (Files.isDirectory(file)) {
            throw new ParameterException(command, file + " is a directory");
        }
        if (Files.notExists(file)) {
            throw new ParameterException(command, file + " does not exist");
        }
        return Files.newInputStream(file);
    }

    private ParameterException unreadable(IOException e) {
        return e instanceof CharacterCodingException
                ? new ParameterException(command, shownName() + " is not text in UTF-8", e)
                : new ParameterException(command, shownName() + " cannot be read: " + IoMessage.of(e), e);
    }

    private Path path() {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new ParameterException(command, name + " cannot be the name of a file here", e);
        }
    }
}
