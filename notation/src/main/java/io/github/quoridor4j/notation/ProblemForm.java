package io.github.quoridor4j.notation;

import java.io.Serializable;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What stands for a {@link NotationProblem} in streams, which cannot hold an {@link Optional}. It checks what it is made of,
 * since bytes may have been tampered with.
 *
 * <p>Its names are part of this library's promise of stability, as those of {@link RecordForm} are.
 *
 * @param line as in the problem
 * @param column as in the problem
 * @param found as in the problem
 * @param expected as in the problem
 * @param illegalMove as in the problem, or null
 */
record ProblemForm(
        int line, int column, String found, String expected, NotationProblem.@Nullable IllegalMove illegalMove)
        implements Serializable {

    ProblemForm {
        NotationProblem.requirePlace(line, column);
        Objects.requireNonNull(found);
        Objects.requireNonNull(expected);
    }

    private Object readResolve() {
        return new NotationProblem(line, column, found, expected, Optional.ofNullable(illegalMove));
    }
}
