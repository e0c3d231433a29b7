package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Square;
import java.util.Optional;

/** Squares and moves from columns and rows, counted from 0, that may lie anywhere: empty off the 9x9 board. */
final class Coordinates {
    private static final int SIZE = 9;

    private Coordinates() {}

    static Optional<Square> square(int column, int row) {
        return isWithin(column, row, SIZE) ? Optional.of(Square.of(column, row)) : Optional.empty();
    }

    static Optional<Move> pawnMove(int column, int row) {
        return square(column, row).map(Move::of);
    }

    static Optional<Move> fenceMove(int column, int row, Fence.Orientation orientation) {
        return isWithin(column, row, SIZE - 1)
                ? Optional.of(Move.of(Fence.of(Square.of(column, row), orientation)))
                : Optional.empty();
    }

    private static boolean isWithin(int column, int row, int size) {
        return column >= 0 && column < size && row >= 0 && row < size;
    }
}
