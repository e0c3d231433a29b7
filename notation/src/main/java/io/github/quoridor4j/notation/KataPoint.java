package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence.Orientation;
import io.github.quoridor4j.Move;
import java.util.Optional;

/**
 * Moves as points of the doubled board, where squares and the gaps between them are points alike: two letters, the
 * column and the row. Their first player begins at the bottom of a board that shows row {@code a} at the top.
 */
final class KataPoint {
    private KataPoint() {}

    /** The move to that point; empty if it is none. */
    static Optional<Move> move(String point, int size) {
        if (point.isEmpty()) {
            return Optional.of(Move.pass());
        }
        int x = point.length() == 2 ? point.charAt(0) - 'a' : -1;
        int y = point.length() == 2 ? point.charAt(1) - 'a' : -1;
        if (x < 0 || y < 0) {
            return Optional.empty();
        }
        int column = x / 2;
        int rowFromTop = y / 2;
        if (x % 2 == 0) {
            return y % 2 == 0 ? Coordinates.pawnMove(column, size - 1 - rowFromTop) : Optional.empty();
        }
        // a fence is named by its middle if it is horizontal, by its upper half if it is vertical
        return Coordinates.fenceMove(
                column, size - 2 - rowFromTop, y % 2 == 0 ? Orientation.VERTICAL : Orientation.HORIZONTAL);
    }
}
