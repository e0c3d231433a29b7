package io.github.quoridor4j;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The data files of the tests. */
final class TestResources {
    private TestResources() {}

    /** The lines of a file, named from the root of the resources, for example {@code perft/starts.perft}. */
    static List<String> lines(String name) {
        try (InputStream stream = TestResources.class.getResourceAsStream("/" + name)) {
            if (stream == null) {
                throw new IllegalArgumentException("no such resource: " + name);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
