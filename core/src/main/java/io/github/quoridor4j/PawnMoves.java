package io.github.quoridor4j;

import static io.github.quoridor4j.Direction.EAST;
import static io.github.quoridor4j.Direction.NORTH;
import static io.github.quoridor4j.Direction.SOUTH;
import static io.github.quoridor4j.Direction.WEST;

import java.util.Arrays;

/**
 * Where a pawn may go, and why not elsewhere.
 *
 * <p>A pawn moves by two columns and two rows at most, so its destinations fit into one word, its <em>reach</em>: bit
 * {@code to - from + CENTRE}.
 */
final class PawnMoves {
    /** The bit of the pawn's own square; the square two rows below is bit 0. */
    static final int CENTRE = 18;

    private static final int FARTHEST = 80;

    /** No direction, as a number that no set of directions has. */
    private static final byte NONE = 4;

    /** For the distance of an index from another, {@link #FARTHEST} added, the direction of that neighbour, or none. */
    private static final byte[] DIRECTIONS = new byte[2 * FARTHEST + 1];

    /** For each set of directions, the reach by steps. */
    private static final long[] STEPS = new long[16];

    static {
        Arrays.fill(DIRECTIONS, NONE);
        for (Direction direction : Direction.values()) {
            DIRECTIONS[direction.offset + FARTHEST] = (byte) direction.ordinal();
            for (int set = 0; set < STEPS.length; set++) {
                STEPS[set] |= ((set >>> direction.ordinal()) & 1) != 0 ? bit(0, direction.offset) : 0;
            }
        }
    }

    private PawnMoves() {}

    /** The reach of a player's pawn among some fences, whoever is to move. */
    static long reach(Rules rules, long horizontal, long vertical, long seats, int player) {
        int from = Seats.pawn(seats, player);
        int openings = rules.board.openings(horizontal, vertical, from);
        long reach = STEPS[openings];
        for (int other = 0; other < rules.playerCount; other++) {
            int over = Seats.pawn(seats, other);
            int direction = DIRECTIONS[over - from + FARTHEST];
            if (((openings >>> direction) & 1) != 0) {
                reach ^= bit(from, over);
                reach |= jumps(rules, horizontal, vertical, seats, from, over, direction);
            }
        }
        return reach;
    }

    /** The reach by jumps over an adjacent pawn, in its direction, with no fence between. */
    private static long jumps(
            Rules rules, long horizontal, long vertical, long seats, int from, int over, int direction) {
        int openings = rules.board.openings(horizontal, vertical, over);
        boolean open = ((openings >>> direction) & 1) != 0;
        int behind = over + Direction.at(direction).offset;
        if (open && !Seats.isOccupied(seats, rules.playerCount, behind)) {
            return rules.straightJump() ? bit(from, behind) : 0;
        }
        Rules.Obstacle obstacle = open
                ? Rules.Obstacle.PAWN
                : rules.board.hasExit(over, direction) ? Rules.Obstacle.FENCE : Rules.Obstacle.EDGE;
        if (!rules.sideSteps().contains(obstacle)) {
            return 0;
        }
        long reach = 0;
        for (int side = 1 - (direction & 1); side < 4; side += 2) {
            int to = over + Direction.at(side).offset;
            if (((openings >>> side) & 1) != 0 && !Seats.isOccupied(seats, rules.playerCount, to)) {
                reach |= bit(from, to);
            }
        }
        return reach;
    }

    private static long bit(int from, int to) {
        return 1L << (to - from + CENTRE);
    }

    /** Whether a destination, any square of the board, is in the reach of a pawn. */
    static boolean contains(long reach, int from, int to) {
        int shift = to - from + CENTRE;
        return shift >= 0 && shift < Long.SIZE && (reach >>> shift & 1) != 0;
    }

    /** Why the pawn of the player to move may not go to a square, given that it may not. */
    static Legality refusal(Position position, Square to) {
        if (!position.rules().isOnBoard(to)) {
            return Legality.OFF_BOARD;
        }
        if (position.playerAt(to).isPresent()) {
            return Legality.SQUARE_OCCUPIED;
        }
        Square from = position.pawn(position.playerToMove());
        int columns = to.column() - from.column();
        int rows = to.row() - from.row();
        if (Math.abs(columns) + Math.abs(rows) == 1) {
            return Legality.FENCE_BETWEEN;
        }
        // Two steps, in a line or round a corner: one way there for each direction that comes nearer. None leads
        // farther.
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
