package io.github.quoridor4j;

/**
 * One of the four directions in which a pawn steps, and the name of the board's side that lies there.
 *
 * <p>Row 1 is at the bottom, in the south; column a is at the left, in the west.
 */
public enum Direction {
    /** Towards higher rows; as a side of the board, its last row. */
    NORTH(0, 1),
    /** Towards higher columns; as a side of the board, its last column. */
    EAST(1, 0),
    /** Towards row 1; as a side of the board, row 1. */
    SOUTH(0, -1),
    /** Towards column a; as a side of the board, column a. */
    WEST(-1, 0);

    private static final Direction[] VALUES = values();

    /** What a step in this direction adds to the column. */
    final int columns;

    /** What a step in this direction adds to the row. */
    final int rows;

    /** What a step in this direction adds to the index of a square. */
    final int offset;

    Direction(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        this.offset = rows * 9 + columns;
    }

    /** The direction at an index 0..3, without the copy that {@code values()} makes. */
    static Direction at(int index) {
        return VALUES[index];
    }

    /**
     * Returns the opposite direction.
     *
     * @return for example {@link #SOUTH} of {@link #NORTH}
     */
    public Direction opposite() {
        return VALUES[ordinal() ^ 2];
    }

    /**
     * Returns the direction a quarter-turn to the right.
     *
     * @return for example {@link #EAST} of {@link #NORTH}
     */
    public Direction clockwise() {
        return VALUES[(ordinal() + 1) & 3];
    }

    /**
     * Returns the direction a quarter-turn to the left.
     *
     * @return for example {@link #WEST} of {@link #NORTH}
     */
    public Direction counterClockwise() {
        return VALUES[(ordinal() + 3) & 3];
    }
}
