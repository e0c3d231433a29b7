package io.github.quoridor4j.cli;

import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Reads files of game records, and says in plain words why one cannot be read. */
final class RecordFile {
    private RecordFile() {}

    /**
     * The games of the file.
     *
     * @throws ParameterException if it cannot be read
     * @throws io.github.quoridor4j.notation.NotationException if it is not a game record
     */
    static List<GameRecord> read(String name, CommandLine command) {
        Path file = path(name, command);
        if (Files.isDirectory(file)) {
            throw new ParameterException(command, file + " is a directory");
        }
        if (Files.notExists(file)) {
            throw new ParameterException(command, file + " does not exist");
        }
        try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            return GameRecordReader.readAll(in);
        } catch (CharacterCodingException e) {
            throw new ParameterException(command, file + " is not text in UTF-8", e);
        } catch (IOException e) {
            throw new ParameterException(command, file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static Path path(String name, CommandLine command) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new ParameterException(command, name + " cannot be the name of a file here", e);
        }
    }
}
