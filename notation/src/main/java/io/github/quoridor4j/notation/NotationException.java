package io.github.quoridor4j.notation;

/**
 * Text that does not follow its notation. The {@linkplain #problem() problem} says where (line and column), what stands there
 * and what was expected.
 *
 * <p>A text that follows its notation but describes an impossible position is another matter: that is an
 * {@link io.github.quoridor4j.InvalidPositionException}.
 */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** What is wrong, and where. */
    private final NotationProblem problem;

    NotationException(NotationProblem problem) {
        super(problem.toString());
        this.problem = problem;
    }

    NotationException(int line, int column, String found, String expected) {
        this(new NotationProblem(line, column, found, expected));
    }

    /** {@return what is wrong, and where} */
    public NotationProblem problem() {
        return problem;
    }

    /** The same problem of a text that is itself a part of another one, where it begins at this line and column. */
    NotationException within(int line, int column) {
        return new NotationException(problem.within(line, column));
    }
}
