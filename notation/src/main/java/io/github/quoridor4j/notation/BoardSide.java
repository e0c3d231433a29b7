package io.github.quoridor4j.notation;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Square;
import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;

/**
 * The names of the sides of a board in rules text: a letter where a side is a goal ({@code N}), and the row or column where
 * it is a choice of start squares ({@code row9}, {@code columna}).
 */
final class BoardSide {
    private BoardSide() {}

    static String letter(Direction side) {
        return side.name().substring(0, 1);
    }

    static Direction ofLetter(TextSpan text) {
        return Arrays.stream(Direction.values())
                .filter(side -> letter(side).toLowerCase(Locale.ROOT).equals(text.lower()))
                .findFirst()
                .orElseThrow(() -> text.expected("a side of the board: N, E, S or W"));
    }

    static String name(Direction side, int size) {
        return switch (side) {
            case NORTH -> "row" + size;
            case SOUTH -> "row1";
            case WEST -> "columna";
            case EAST -> "column" + (char) ('a' + size - 1);
        };
    }

    static Direction ofName(TextSpan text, int size) {
        return Arrays.stream(Direction.values())
                .filter(side -> name(side, size).equals(text.lower()))
                .findFirst()
                .orElseThrow(() -> text.expected("a square such as e1, or a whole side: row1, row" + size
                        + ", columna or " + name(Direction.EAST, size)));
    }

    /** The side that these squares, all of one side, fill. */
    static Direction of(Collection<Square> squares, int size) {
        return Arrays.stream(Direction.values())
                .filter(side -> squares.stream().allMatch(square -> isOn(square, side, size)))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isOn(Square square, Direction side, int size) {
        return switch (side) {
            case NORTH -> square.row() == size - 1;
            case SOUTH -> square.row() == 0;
            case WEST -> square.column() == 0;
            case EAST -> square.column() == size - 1;
        };
    }
}
