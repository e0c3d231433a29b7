package io.github.quoridor4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.notation.NotationProblem;
import java.util.List;
import java.util.regex.Pattern;

/** Where a problem is said to be. */
final class Place {
    /** Behind the end of a line, which belongs to the line. */
    private static final Pattern LINE = Pattern.compile("(?<=\n)|(?<=\r)(?!\n)");

    /** What begins a command; its place is that of its comment. */
    private static final String COMMAND = "[%";

    private Place() {}

    /** The problem names a place within the text, and what stands there. */
    static void check(NotationProblem problem, String text) {
        List<String> lines = List.of(LINE.split(text, -1));
        assertThat(problem.line()).as("%s", problem).isBetween(1, lines.size());
        String line = lines.get(problem.line() - 1);
        assertThat(problem.column()).as("%s", problem).isBetween(1, line.length() + 1);
        if (!problem.found().startsWith(COMMAND)) {
            String rest =
                    line.substring(problem.column() - 1) + String.join("", lines.subList(problem.line(), lines.size()));
            assertThat(rest).as("%s", problem).startsWith(problem.found());
        }
    }
}
