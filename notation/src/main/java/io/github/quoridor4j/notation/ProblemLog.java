package io.github.quoridor4j.notation;

import java.util.ArrayList;
import java.util.List;

/** Takes the problems of one game as they are found. A strict log throws the first one. */
final class ProblemLog {
    /** More than anybody reads, and few enough that no text can exhaust the memory with them. */
    private static final int MOST = 1_000;

    private final boolean strict;
    private List<NotationProblem> problems = List.of();

    ProblemLog(boolean strict) {
        this.strict = strict;
    }

    void add(NotationProblem problem) {
        if (strict) {
            throw new NotationException(problem);
        }
        if (problems.isEmpty()) {
            problems = new ArrayList<>();
        }
        if (problems.size() < MOST) {
            problems.add(problem);
        }
    }

    void add(int line, int column, String found, String expected) {
        add(new NotationProblem(line, column, found, expected));
    }

    boolean isEmpty() {
        return problems.isEmpty();
    }

    List<NotationProblem> problems() {
        return List.copyOf(problems);
    }
}
