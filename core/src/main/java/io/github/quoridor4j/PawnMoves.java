package io.github.quoridor4j;

import static io.github.quoridor4j.Direction.EAST;
import static io.github.quoridor4j.Direction.NORTH;
import static io.github.quoridor4j.Direction.SOUTH;
import static io.github.quoridor4j.Direction.WEST;

import org.jspecify.annotations.Nullable;

/**
 * Where a pawn may go, and why not elsewhere.
 *
 * <p>A pawn moves by two columns and two rows at most, so its destinations fit into one word, its <em>reach</em>: bit
 * {@code to - from + CENTRE}.
 */
final class PawnMoves {
    /** The bit of the pawn's own square; the square two rows below is bit 0. */
    static final int CENTRE = 18;

    private PawnMoves() {}

    /** The reach of a player's pawn among some fences, whoever is to move. */
    static long reach(Rules rules, long horizontal, long vertical, long seats, int player) {
        int players = rules.playerCount;
        int from = Seats.pawn(seats, player);
        long reach = 0;
        for (int direction = 0; direction < 4; direction++) {
            if (!rules.board.isOpen(horizontal, vertical, from, direction)) {
                continue;
            }
            int next = from + Direction.at(direction).offset;
            reach |= Seats.isOccupied(seats, players, next)
                    ? jumps(rules, horizontal, vertical, seats, from, direction)
                    : bit(from, next);
        }
        return reach;
    }

    /** The reach by jumps over the adjacent pawn in a direction. */
    private static long jumps(Rules rules, long horizontal, long vertical, long seats, int from, int direction) {
        int over = from + Direction.at(direction).offset;
        Rules.Obstacle obstacle = obstacle(rules, horizontal, vertical, seats, over, direction);
        if (obstacle == null) {
            return rules.straightJump() ? bit(from, over + Direction.at(direction).offset) : 0;
        }
        if (!rules.sideSteps().contains(obstacle)) {
            return 0;
        }
        long reach = 0;
        for (int turn = 1; turn <= 3; turn += 2) {
            int side = (direction + turn) & 3;
            int to = over + Direction.at(side).offset;
            if (rules.board.isOpen(horizontal, vertical, over, side)
                    && !Seats.isOccupied(seats, rules.playerCount, to)) {
                reach |= bit(from, to);
            }
        }
        return reach;
    }

    /** What stands behind a pawn and stops the straight jump over it, or null if nothing does. */
    private static Rules.@Nullable Obstacle obstacle(
            Rules rules, long horizontal, long vertical, long seats, int over, int direction) {
        if (!rules.board.hasExit(over, direction)) {
            return Rules.Obstacle.EDGE;
        }
        if (!rules.board.isOpen(horizontal, vertical, over, direction)) {
            return Rules.Obstacle.FENCE;
        }
        int behind = over + Direction.at(direction).offset;
        return Seats.isOccupied(seats, rules.playerCount, behind) ? Rules.Obstacle.PAWN : null;
    }

    private static long bit(int from, int to) {
        return 1L << (to - from + CENTRE);
    }

    /** Whether a destination, any square of the board, is in the reach of a pawn. */
    static boolean contains(long reach, int from, int to) {
        int shift = to - from + CENTRE;
        return shift >= 0 && shift < Long.SIZE && (reach >>> shift & 1) != 0;
    }

    /** Why the pawn of the player to move may not go to a square of the board. */
    static Legality refusal(Position position, Square to) {
        if (position.playerAt(to).isPresent()) {
            return Legality.SQUARE_OCCUPIED;
        }
        Square from = position.pawn(position.playerToMove());
        int columns = to.column() - from.column();
        int rows = to.row() - from.row();
        if (Math.abs(columns) + Math.abs(rows) == 1) {
            return Legality.FENCE_BETWEEN;
        }
        if (Math.abs(columns) + Math.abs(rows) > 2) {
            return Legality.OUT_OF_REACH;
        }
        // Two steps, in a line or round a corner: one way there for each direction that comes nearer.
        Legality furthest = Legality.OUT_OF_REACH;
        for (Direction first : Direction.values()) {
            int columnsLeft = columns - first.columns;
            int rowsLeft = rows - first.rows;
            if (Math.abs(columnsLeft) + Math.abs(rowsLeft) == 1) {
                Direction second = columnsLeft == 1 ? EAST : columnsLeft == -1 ? WEST : rowsLeft == 1 ? NORTH : SOUTH;
                Legality refusal = jumpRefusal(position, from, first, second);
                furthest = refusal.compareTo(furthest) > 0 ? refusal : furthest;
            }
        }
        return furthest;
    }

    private static Legality jumpRefusal(Position position, Square from, Direction first, Direction second) {
        Square over = Square.at(from.ordinal() + first.offset);
        if (position.playerAt(over).isEmpty()) {
            return Legality.OUT_OF_REACH;
        }
        if (!position.isOpen(from, first) || !position.isOpen(over, second)) {
            return Legality.FENCE_BETWEEN;
        }
        boolean straightJump = first != second
                && position.rules().straightJump()
                && position.isOpen(over, first)
                && position.playerAt(Square.at(over.ordinal() + first.offset)).isEmpty();
        return straightJump ? Legality.STRAIGHT_JUMP_OPEN : Legality.NO_SUCH_JUMP;
    }
}
