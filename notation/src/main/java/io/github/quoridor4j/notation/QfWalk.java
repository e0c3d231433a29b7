package io.github.quoridor4j.notation;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Square;
import java.util.Optional;

/**
 * The two pawns on their way through the record of a {@link QfCode}, where a pawn's move is a direction: 0 is up, 1
 * up and right, and so on clockwise. A pawn that meets the other one in an orthogonal direction jumps over it.
 */
final class QfWalk {
    static final int DIRECTIONS = 8;

    private static final int[] COLUMNS = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] ROWS = {1, 1, 0, -1, -1, -1, 0, 1};

    private Player mover;
    private Square pawn;
    private Square otherPawn;

    QfWalk(Square pawnOfOne, Square pawnOfTwo, Player mover) {
        this.mover = mover;
        pawn = mover == Player.ONE ? pawnOfOne : pawnOfTwo;
        otherPawn = mover == Player.ONE ? pawnOfTwo : pawnOfOne;
    }

    Player mover() {
        return mover;
    }

    /** Where the pawn of the player to move stands. */
    Square pawn() {
        return pawn;
    }

    /** Where the pawn of the player to move comes to, or empty where there is no such square. */
    Optional<Square> to(int direction) {
        Optional<Square> next = next(pawn, direction);
        if (!next.equals(Optional.of(otherPawn))) {
            return next;
        }
        boolean orthogonal = direction % 2 == 0;
        return orthogonal ? next(otherPawn, direction) : Optional.empty();
    }

    /** The direction in which the pawn of the player to move comes to a square, or empty if there is none. */
    Optional<Integer> direction(Square to) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (to(direction).equals(Optional.of(to))) {
                return Optional.of(direction);
            }
        }
        return Optional.empty();
    }

    void play(Move move) {
        Square moved = move instanceof PawnMove pawnMove ? pawnMove.to() : pawn;
        pawn = otherPawn;
        otherPawn = moved;
        mover = TwoPlayerRules.opponent(mover);
    }

    private static Optional<Square> next(Square from, int direction) {
        return Coordinates.square(from.column() + COLUMNS[direction], from.row() + ROWS[direction]);
    }
}
