package io.github.quoridor4j;

/** The pass of a player who has no other move, under {@link Rules.StuckRule#PASS}. */
public final class Pass extends Move {
    private static final long serialVersionUID = 1;

    Pass() {
        super(PASS);
    }

    /**
     * Returns the move as written in records.
     *
     * @return {@code --}
     */
    @Override
    public String toString() {
        return "--";
    }
}
