package io.github.quoridor4j;

/** A pawn's move, by a step, a straight jump or a side step: all that counts is where it ends. */
public final class PawnMove extends Move {
    private static final long serialVersionUID = 1;

    private final transient Square to;

    PawnMove(Square to) {
        super(to.ordinal());
        this.to = to;
    }

    /**
     * Returns the destination.
     *
     * @return the square
     */
    public Square to() {
        return to;
    }

    /**
     * Returns the move as written in records.
     *
     * @return for example {@code e2}
     */
    @Override
    public String toString() {
        return to.toString();
    }
}
