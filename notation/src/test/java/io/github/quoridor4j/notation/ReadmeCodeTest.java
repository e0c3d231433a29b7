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
import java.util.Iterator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import jdk.jshell.JShell;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import org.junit.jupiter.api.Test;

/**
 * Runs all code in the README, as it stands there, from the top to the bottom in one JShell. What code prints has to stand in the
 * block after it, and a comment that begins with an arrow has to be the value of the variable on its line.
 */
class ReadmeCodeTest {
    private static final Path README = Path.of("../README.md");
    private static final String IMPORTS = """
            import io.github.quoridor4j.*;
            import io.github.quoridor4j.learn.*;
            import io.github.quoridor4j.notation.*;
            import java.io.*;
            import java.nio.file.*;
            import java.util.*;
            """;

    /** A fenced block: its language, which may be missing, and its lines. */
    private static final Pattern BLOCK = Pattern.compile("^```(\\w*)\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

    private static final String ARROW = "// ->";
    private static final Pattern VALUE = Pattern.compile("(\\w+) = .*; +" + ARROW + " (.*)$");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void doesWhatItSays() throws IOException, URISyntaxException {
        assumeTrue(Files.exists(README));
        Iterator<MatchResult> blocks =
                BLOCK.matcher(Files.readString(README)).results().iterator();
        int values = 0;
        try (JShell shell = JShell.builder()
                .out(new PrintStream(out, true, StandardCharsets.UTF_8))
                .build()) {
            shell.addToClasspath(placeOf(Position.class) + File.pathSeparator + placeOf(Diagram.class));
            run(IMPORTS, shell);
            while (blocks.hasNext()) {
                MatchResult block = blocks.next();
                if (block.group(1).equals("java")) {
                    String code = block.group(2);
                    run(code.replace("\"examples/", "\"../examples/"), shell);
                    values += compareValues(code, shell);
                    compareOutput(code, blocks);
                }
            }
        }
        assertThat(values).as("compared values").isPositive();
    }

    private static void run(String code, JShell shell) {
        String rest = code;
        while (!rest.isBlank()) {
            CompletionInfo next = shell.sourceCodeAnalysis().analyzeCompletion(rest);
            assertThat(next.completeness().isComplete()).as(rest).isTrue();
            for (SnippetEvent event : shell.eval(next.source())) {
                assertThat(shell.diagnostics(event.snippet())).as(next.source()).isEmpty();
                assertThat(event.exception()).as(next.source()).isNull();
            }
            rest = next.remaining();
        }
    }

    private static int compareValues(String code, JShell shell) {
        List<String> lines = code.lines().filter(line -> line.contains(ARROW)).toList();
        for (String line : lines) {
            assertThat(VALUE.matcher(line).results()).as(line).singleElement().satisfies(value -> {
                String name = value.group(1);
                assertThat(shell.variables().filter(variable -> variable.name().equals(name)))
                        .singleElement()
                        .extracting(shell::varValue)
                        .as(line)
                        .isEqualTo(value.group(2));
            });
        }
        return lines.size();
    }

    private void compareOutput(String code, Iterator<MatchResult> blocks) {
        String printed = out.toString(StandardCharsets.UTF_8);
        out.reset();
        if (!printed.isEmpty()) {
            assertThat(blocks).as(code).hasNext();
            MatchResult shown = blocks.next();
            assertThat(shown.group(1)).as(code).isEmpty();
            assertThat(shown.group(2)).isEqualTo(printed);
        }
    }

    private static Path placeOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }
}
