package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;
import java.util.Optional;

/**
 * A dialect that names squares: a pawn's destination, and one of the four squares that a fence touches. Columns are
 * the same in all of them.
 *
 * @param rows from where the rows are counted
 * @param named which square names a fence
 * @param spelling how a fence is written
 */
record SquareDialect(Rows rows, Named named, FenceSpelling spelling) implements MoveDialect {
    /** From where rows are counted. */
    enum Rows {
        /** Row 1 is the first player's. */
        UPWARDS,
        /** The board's last row is the first player's. */
        DOWNWARDS;

        /** The row as counted here of a row as counted upwards, and the other way round. */
        int turn(int row, int size) {
            return this == UPWARDS ? row : size - 1 - row;
        }
    }

    /** The square of a fence that names it, with row 1 below, whatever the dialect shows there. */
    enum Named {
        /** The anchor. */
        SOUTH_WEST(0),
        /** The square above the anchor. */
        NORTH_WEST(1);

        private final int above;

        Named(int above) {
            this.above = above;
        }
    }

    @Override
    public Optional<String> pawnMove(Square to, Position before) {
        return turned(to, 0, before).map(spelling::write);
    }

    @Override
    public Optional<String> fence(Fence fence, Position before) {
        return turned(fence.anchor(), named.above, before).map(square -> spelling.write(square, fence.orientation()));
    }

    private Optional<Square> turned(Square square, int above, Position before) {
        return Coordinates.square(square.column(), rows.turn(square.row() + above, size(before)));
    }

    @Override
    public Optional<Move> read(String text, Position before) {
        return spelling.read(text).flatMap(word -> {
            int column = word.square().column();
            int row = rows.turn(word.square().row(), size(before));
            return word.orientation().isPresent()
                    ? Coordinates.fenceMove(
                            column, row - named.above, word.orientation().get())
                    : Coordinates.pawnMove(column, row);
        });
    }

    private static int size(Position position) {
        return position.rules().size();
    }
}
