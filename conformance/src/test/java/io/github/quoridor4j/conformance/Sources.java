package io.github.quoridor4j.conformance;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The cases of core's tests, whose answers come from other programs or from people. */
final class Sources {
    private static final Path FOLDER = Path.of("../core/src/test/resources");

    private Sources() {}

    static List<String> lines(String file) {
        try {
            return Files.readAllLines(FOLDER.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<JsonObject> objects(String file) {
        return lines(file).stream()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }
}
