package io.github.quoridor4j;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** A position was to be built that cannot be played from. {@link PositionBuilder#problems} asks without throwing. */
public final class InvalidPositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** What is wrong. */
    private final EnumSet<Position.Problem> problems;

    InvalidPositionException(String text, Set<Position.Problem> problems) {
        super("invalid position \"" + text + "\": " + problems);
        this.problems = EnumSet.copyOf(problems);
    }

    /** {@return what is wrong, at least one problem; unmodifiable} */
    public Set<Position.Problem> problems() {
        return Collections.unmodifiableSet(problems);
    }
}
