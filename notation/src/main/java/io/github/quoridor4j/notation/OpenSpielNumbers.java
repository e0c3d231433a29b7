package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Fence.Orientation;
import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Numbers the points of a grid twice as fine as the board, row by row from the top left: squares lie on its even
 * columns and rows, the middles of fences' first halves between two of them. Pawns move as if they stood on the point
 * in column 2 and row 2, by one step even when they jump straight.
 *
 * <pre>
 *   .  v  .  v  .        0  1  2  3  4
 *   h     h              5  6  7  8  9
 *   .  v  .  v  .       10 11 12 13 14      a 3x3 board; from 12, up is 2, left is 10
 *   h     h             15 16 17 18 19
 *   .     .     .       20 21 22 23 24
 * </pre>
 */
record OpenSpielNumbers() implements ActionNumbers {
    private static final int PAWN = 2;

    @Override
    public OptionalInt number(Move move, Position before) {
        if (move instanceof PawnMove pawnMove) {
            return pawnNumber(pawnMove, before);
        }
        return move instanceof FenceMove fenceMove
                ? fenceNumber(fenceMove.fence(), before.rules().size())
                : OptionalInt.empty();
    }

    /** A step onto a pawn has no number, since it would mean the jump; nor has a jump over nobody. */
    private OptionalInt pawnNumber(PawnMove move, Position before) {
        Square from = pawn(before);
        int right = move.to().column() - from.column();
        int down = from.row() - move.to().row();
        int number = point(PAWN + 2 * Integer.signum(right), PAWN + 2 * Integer.signum(down), width(before));
        return move(number, before).filter(move::equals).isPresent() ? OptionalInt.of(number) : OptionalInt.empty();
    }

    private static OptionalInt fenceNumber(Fence fence, int size) {
        int column = 2 * fence.anchor().column();
        int row = 2 * (size - 2 - fence.anchor().row());
        if (row < 0 || column > 2 * (size - 2)) {
            return OptionalInt.empty();
        }
        int width = width(size);
        return OptionalInt.of(
                fence.orientation() == Orientation.HORIZONTAL
                        ? point(column, row + 1, width)
                        : point(column + 1, row, width));
    }

    @Override
    public Optional<Move> move(int number, Position before) {
        int size = before.rules().size();
        int width = width(size);
        if (number < 0) {
            return Optional.empty();
        }
        int column = number % width;
        int row = number / width; // beyond the grid too: there are no moves in such rows
        if (column % 2 == 0 && row % 2 == 0) {
            return pawnMove(column / 2 - 1, row / 2 - 1, before);
        }
        // Fences' middles, where both are odd, and the right edge name none; the bottom edge would be row -1.
        boolean vertical = column % 2 == 1;
        if (vertical == (row % 2 == 1) || column == width - 1) {
            return Optional.empty();
        }
        return Coordinates.fenceMove(
                column / 2, size - 2 - row / 2, vertical ? Orientation.VERTICAL : Orientation.HORIZONTAL);
    }

    private static Optional<Move> pawnMove(int right, int down, Position before) {
        if (Math.abs(right) > 1 || Math.abs(down) > 1 || (right == 0 && down == 0)) {
            return Optional.empty();
        }
        Square from = pawn(before);
        Optional<Square> next = Coordinates.square(from.column() + right, from.row() - down);
        boolean jumps =
                (right == 0 || down == 0) && next.flatMap(before::playerAt).isPresent();
        int steps = jumps ? 2 : 1;
        return Coordinates.pawnMove(from.column() + steps * right, from.row() - steps * down);
    }

    private static Square pawn(Position position) {
        return position.pawn(position.playerToMove());
    }

    private static int width(Position position) {
        return width(position.rules().size());
    }

    private static int width(int size) {
        return 2 * size - 1;
    }

    private static int point(int column, int row, int width) {
        return column + row * width;
    }
}
