package io.github.quoridor4j.fuzz;

import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.provider.Arguments;

/** The saved inputs of all targets that read records: two choices for {@link Input#reader}, and the text. */
final class Records {
    private static final Path FOLDER = Path.of("src/test/resources/io/github/quoridor4j/fuzz/records");

    private Records() {}

    static List<Arguments> saved() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().map(Records::input).toList();
        }
    }

    private static Arguments input(Path file) {
        try {
            return arguments(Named.of(file.getFileName().toString(), Files.readAllBytes(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
