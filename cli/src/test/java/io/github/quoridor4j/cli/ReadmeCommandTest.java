package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** Runs the commands that the README shows with what they print. */
@EnabledIf("hasReadme")
class ReadmeCommandTest {
    private static final Path README = Path.of("../README.md");
    private static final Pattern SHOWN = Pattern.compile("^\\$ \\./quoridor (.*)\n((?s:.*?))^```$", Pattern.MULTILINE);
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|\\S+");

    static boolean hasReadme() {
        return Files.exists(README);
    }

    @Test
    void printsWhatIsShown() throws IOException {
        List<MatchResult> shown =
                SHOWN.matcher(Files.readString(README)).results().toList();

        assertThat(shown)
                .isNotEmpty()
                .allSatisfy(command ->
                        assertThat(Run.of(words(command.group(1))).out()).isEqualTo(command.group(2)));
    }

    private static String[] words(String line) {
        return WORD.matcher(line)
                .results()
                .map(word -> word.group(1) == null ? word.group() : word.group(1))
                .toArray(String[]::new);
    }
}
