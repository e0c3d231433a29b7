package io.github.quoridor4j.learn;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Position;

/** A board of a size, turned so that one of its sides, the goal of the player who looks at it, lies in the north. */
final class MoverView {
    /** What squares and fences off the board have instead of an index. */
    static final int NONE = -1;

    private static final int SQUARES = 81;
    private static final int FENCES = 128;
    private static final int SMALLEST = 3;
    private static final int LARGEST = 9;

    private static final MoverView[][] VIEWS = new MoverView[LARGEST - SMALLEST + 1][4];

    static {
        for (int size = SMALLEST; size <= LARGEST; size++) {
            for (Direction goal : Direction.values()) {
                VIEWS[size - SMALLEST][goal.ordinal()] = new MoverView(size, goal);
            }
        }
    }

    private final int size;
    private final Direction goal;

    /** For the index of a square, or of a fence, its index in the view. */
    private final int[] squares = new int[SQUARES];

    private final int[] fences = new int[FENCES];

    private MoverView(int size, Direction goal) {
        this.size = size;
        this.goal = goal;
        for (int square = 0; square < SQUARES; square++) {
            squares[square] = turn(square % 9, square / 9, size - 1, 9);
        }
        for (int fence = 0; fence < FENCES; fence++) {
            int orientation = (fence & 64) ^ (isQuarterTurn() ? 64 : 0);
            int anchor = turn(fence & 7, (fence >> 3) & 7, size - 2, 8);
            fences[fence] = anchor == NONE ? NONE : anchor + orientation;
        }
    }

    /** What the player to move sees. */
    static MoverView of(Position position) {
        return of(position.rules().size(), position.rules().goal(position.playerToMove()));
    }

    private static MoverView of(int size, Direction goal) {
        return VIEWS[size - SMALLEST][goal.ordinal()];
    }

    /** The view that turns everything back. */
    MoverView inverse() {
        return of(size, isQuarterTurn() ? goal.opposite() : goal);
    }

    private boolean isQuarterTurn() {
        return goal == Direction.EAST || goal == Direction.WEST;
    }

    /** Where a column and row up to a last one go, as an index in rows of a width. */
    private int turn(int column, int row, int last, int width) {
        if (column > last || row > last) {
            return NONE;
        }
        return switch (goal) {
            case NORTH -> width * row + column;
            case EAST -> width * column + last - row;
            case SOUTH -> width * (last - row) + last - column;
            case WEST -> width * (last - column) + row;
        };
    }

    /** The index in the view of the square with an index, or {@link #NONE}. */
    int square(int square) {
        return squares[square];
    }

    /** The index in the view of the fence with an index, or {@link #NONE}. */
    int fence(int fence) {
        return fences[fence];
    }

    /** Where a direction, or a side of the board, lies in the view. */
    Direction direction(Direction direction) {
        return switch (goal) {
            case NORTH -> direction;
            case EAST -> direction.counterClockwise();
            case SOUTH -> direction.opposite();
            case WEST -> direction.clockwise();
        };
    }
}
