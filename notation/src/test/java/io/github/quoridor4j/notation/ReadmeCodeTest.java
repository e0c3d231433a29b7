package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.quoridor4j.Position;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import jdk.jshell.JShell;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import org.junit.jupiter.api.Test;

/** Runs the code in the README, as it stands there, in a JShell. */
class ReadmeCodeTest {
    private static final Path README = Path.of("../README.md");
    private static final String MARK = "<!-- diagram";
    private static final String IMPORTS = """
            import io.github.quoridor4j.*;
            import io.github.quoridor4j.notation.*;
            import java.util.*;
            """;
    private static final Pattern CODE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern OUTPUT = Pattern.compile("-->\n```\n(.*?)```", Pattern.DOTALL);

    @Test
    void theCodeBeforeTheDiagramPrintsIt() throws IOException, URISyntaxException {
        assumeTrue(Files.exists(README));
        String readme = Files.readString(README);
        int middle = readme.indexOf(MARK);
        List<String> shown = OUTPUT.matcher(readme.substring(middle))
                .results()
                .map(output -> output.group(1))
                .toList();
        List<String> code = CODE.matcher(readme.substring(0, middle))
                .results()
                .map(block -> block.group(1))
                .toList();

        assertThat(shown).containsExactly(run(String.join("", code)));
    }

    private static String run(String code) throws URISyntaxException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (JShell shell = JShell.builder()
                .out(new PrintStream(out, true, StandardCharsets.UTF_8))
                .build()) {
            shell.addToClasspath(placeOf(Position.class) + File.pathSeparator + placeOf(Diagram.class));
            String rest = IMPORTS + code;
            while (!rest.isBlank()) {
                CompletionInfo next = shell.sourceCodeAnalysis().analyzeCompletion(rest);
                assertThat(next.completeness().isComplete()).as(rest).isTrue();
                for (SnippetEvent event : shell.eval(next.source())) {
                    assertThat(shell.diagnostics(event.snippet()))
                            .as(next.source())
                            .isEmpty();
                    assertThat(event.exception()).as(next.source()).isNull();
                }
                rest = next.remaining();
            }
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    private static Path placeOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }
}
