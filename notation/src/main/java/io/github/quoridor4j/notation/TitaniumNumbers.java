package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence.Orientation;
import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;
import java.util.Optional;
import java.util.OptionalInt;

/** Numbers squares and anchors from the top left of the 9x9 board, fences from 100 and from 200. */
record TitaniumNumbers() implements ActionNumbers {
    private static final int SQUARES = 9;
    private static final int ANCHORS = 8;
    private static final int HORIZONTAL = 100;
    private static final int VERTICAL = 200;

    @Override
    public OptionalInt number(Move move, Position before) {
        if (move instanceof PawnMove pawnMove) {
            return OptionalInt.of(fromTop(pawnMove.to(), SQUARES));
        }
        if (move instanceof FenceMove fenceMove) {
            boolean horizontal = fenceMove.fence().orientation() == Orientation.HORIZONTAL;
            return OptionalInt.of((horizontal ? HORIZONTAL : VERTICAL)
                    + fromTop(fenceMove.fence().anchor(), ANCHORS));
        }
        return OptionalInt.empty();
    }

    private static int fromTop(Square square, int size) {
        return size * (size - 1 - square.row()) + square.column();
    }

    @Override
    public Optional<Move> move(int number, Position before) {
        if (number < HORIZONTAL) {
            return Coordinates.pawnMove(column(number, SQUARES), row(number, SQUARES));
        }
        int base = number < VERTICAL ? HORIZONTAL : VERTICAL;
        int anchor = number - base;
        return Coordinates.fenceMove(
                column(anchor, ANCHORS),
                row(anchor, ANCHORS),
                base == HORIZONTAL ? Orientation.HORIZONTAL : Orientation.VERTICAL);
    }

    private static int column(int fromTop, int size) {
        return Math.floorMod(fromTop, size);
    }

    private static int row(int fromTop, int size) {
        return size - 1 - Math.floorDiv(fromTop, size);
    }
}
