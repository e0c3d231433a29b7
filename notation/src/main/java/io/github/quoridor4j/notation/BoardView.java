package io.github.quoridor4j.notation;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Square;

/**
 * Where squares and fences lie in a picture that has one side of the board at its bottom. The picture's columns {@code x} and
 * rows {@code y} are counted from 0, from the top left.
 *
 * @param size the number of columns and of rows
 * @param down the side of the board at the bottom
 */
record BoardView(int size, Direction down) {
    /**
     * A fence in the picture.
     *
     * @param x the column left of its middle
     * @param y the row above its middle
     * @param lies whether it lies between two rows of the picture
     */
    record Slot(int x, int y, boolean lies) {}

    int x(Square square) {
        return switch (down) {
            case SOUTH -> square.column();
            case NORTH -> size - 1 - square.column();
            case WEST -> size - 1 - square.row();
            case EAST -> square.row();
        };
    }

    int y(Square square) {
        return switch (down) {
            case SOUTH -> size - 1 - square.row();
            case NORTH -> square.row();
            case WEST -> size - 1 - square.column();
            case EAST -> square.column();
        };
    }

    Square square(int x, int y) {
        int left = size - 1 - x;
        int below = size - 1 - y;
        return switch (down) {
            case SOUTH -> Square.of(x, below);
            case NORTH -> Square.of(left, y);
            case WEST -> Square.of(below, left);
            case EAST -> Square.of(y, x);
        };
    }

    Slot slot(Fence fence) {
        Square southWest = fence.anchor();
        Square northEast = Square.of(southWest.column() + 1, southWest.row() + 1);
        boolean lies = (fence.orientation() == Fence.Orientation.HORIZONTAL) != isTurnedByQuarter();
        return new Slot(Math.min(x(southWest), x(northEast)), Math.min(y(southWest), y(northEast)), lies);
    }

    Fence fence(Slot slot) {
        Square corner = square(slot.x, slot.y);
        Square opposite = square(slot.x + 1, slot.y + 1);
        Square anchor = Square.of(Math.min(corner.column(), opposite.column()), Math.min(corner.row(), opposite.row()));
        return Fence.of(
                anchor, slot.lies != isTurnedByQuarter() ? Fence.Orientation.HORIZONTAL : Fence.Orientation.VERTICAL);
    }

    /** The letter, or on a board turned by a quarter the digit, above and below a column of the picture. */
    char columnLabel(int x) {
        return isTurnedByQuarter() ? digit(square(x, 0)) : letter(square(x, 0));
    }

    /** The digit, or on a board turned by a quarter the letter, beside a row of the picture. */
    char rowLabel(int y) {
        return isTurnedByQuarter() ? letter(square(0, y)) : digit(square(0, y));
    }

    private boolean isTurnedByQuarter() {
        return down == Direction.EAST || down == Direction.WEST;
    }

    private static char letter(Square square) {
        return (char) ('a' + square.column());
    }

    private static char digit(Square square) {
        return (char) ('1' + square.row());
    }
}
