package io.github.quoridor4j.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.quoridor4j.Legality;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Asks the library everything again and compares with the files; {@code -Dpinned.update} writes them. */
class SuiteTest {
    private static final String UPDATE = "pinned.update";
    private static final int LEAST_CASES = 2000;
    private static final int MOST_BYTES = 3_000_000;

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(Suite.FOLDER))) {
            return files.filter(file -> file.toString().endsWith(".jsonl"))
                    .sorted()
                    .toList();
        }
    }

    static List<JsonObject> cases() throws IOException {
        Stream.Builder<String> lines = Stream.builder();
        for (Path file : files()) {
            Files.readAllLines(file).forEach(lines::add);
        }
        return lines.build()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    @Test
    void theLibraryAnswersAsTheFilesSay() throws IOException {
        Map<String, List<String>> expected = Suite.files();
        for (Map.Entry<String, List<String>> file : expected.entrySet()) {
            Path path = Path.of(Suite.FOLDER, file.getKey());
            if (System.getProperty(UPDATE) != null) {
                Files.writeString(path, String.join("\n", file.getValue()) + "\n");
            }
            assertThat(Files.readAllLines(path)).as("%s", path).isEqualTo(file.getValue());
        }
        assertThat(files().stream().map(Path::getFileName).map(Path::toString))
                .containsExactlyElementsOf(expected.keySet());
    }

    @Test
    void noQuestionIsAskedTwice() throws IOException {
        List<JsonObject> cases = cases();
        Map<String, List<String>> askedTwice = cases.stream()
                .collect(Collectors.groupingBy(
                        SuiteTest::question,
                        Collectors.mapping(one -> one.get("id").getAsString(), Collectors.toList())));

        assertThat(cases).hasSizeGreaterThan(LEAST_CASES);
        assertThat(askedTwice.values()).allSatisfy(ids -> assertThat(ids).hasSize(1));
        assertThat(cases.stream().map(one -> one.get("id"))).doesNotHaveDuplicates();
    }

    /** What is asked; not how the position came about. */
    private static String question(JsonObject one) {
        JsonObject question = one.deepCopy();
        List.of("id", "about", "answer").forEach(question::remove);
        if (question.has("position")) {
            question.remove("moves");
        }
        return question.toString();
    }

    @Test
    void everyKindAndEveryReasonIsThere() throws IOException {
        Set<String> kinds =
                cases().stream().map(one -> one.get("kind").getAsString()).collect(Collectors.toSet());
        Set<String> reasons = cases().stream()
                .filter(one -> Kind.of(one) == Kind.LEGALITY)
                .map(one -> one.get("answer").getAsString())
                .collect(Collectors.toSet());

        assertThat(kinds)
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(Kind.values()).map(Kind::text).toList());
        assertThat(reasons)
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(Legality.values()).map(Enum::name).toList());
    }

    @Test
    void theSuiteIsSmallEnoughToBeCopied() throws IOException {
        long bytes = 0;
        for (Path file : files()) {
            bytes += Files.size(file);
        }

        assertThat(bytes).isLessThan(MOST_BYTES);
    }
}
