package io.github.quoridor4j;

import org.jspecify.annotations.Nullable;

/**
 * Where pawns can step on a board with fences, and breadth-first floods that move whole sets of squares at once. Pawns do
 * not count.
 *
 * <p>Sets of squares are two words, as in {@link Board}.
 */
final class Passages {
    private static final long LOW = (1L << Board.LOW_SQUARES) - 1;

    /** By how many bits the last row of the low word lies above its place in the first row of the high word, less a row. */
    private static final int BETWEEN_WORDS = Board.LOW_SQUARES - 9;

    private final Board board;

    /** The squares from which a step to the north is open. */
    private final long northLow;

    private final long northHigh;

    /** The squares from which a step to the east is open. */
    private final long eastLow;

    private final long eastHigh;

    Passages(Board board, long horizontal, long vertical) {
        this.board = board;
        // A horizontal fence closes the north of its anchor and of the square beside it, a vertical one the east of its
        // anchor and of the square above it.
        long north = spread(horizontal);
        long northRow8 = horizontal >>> 56;
        northLow = board.northLow & ~(north | (north << 1));
        northHigh = board.northHigh & ~(northRow8 | (northRow8 << 1));
        long east = vertical | (vertical << 8);
        eastLow = board.eastLow & ~spread(east);
        eastHigh = board.eastHigh & ~((east >>> 56) | ((vertical >>> 56) << 9));
    }

    /** Moves the rows 1 to 7 of a mask of anchors, eight bits each, to where the squares of those rows are, nine bits each. */
    private static long spread(long slots) {
        long rows = slots & 0x00FF_FFFF_FFFF_FFFFL;
        rows = (rows & 0x0000_0000_FFFF_FFFFL) | ((rows & 0x00FF_FFFF_0000_0000L) << 4); // rows 5, 6, 7
        rows = (rows & ~0x0FF0_0000_FFFF_0000L) | ((rows & 0x0FF0_0000_FFFF_0000L) << 2); // rows 3, 4, 7
        return (rows & ~0x000F_F003_FC00_FF00L) | ((rows & 0x000F_F003_FC00_FF00L) << 1); // rows 2, 4, 6
    }

    /**
     * Counts the steps from a square to the nearest one of a side of the board.
     *
     * @return the number of steps, or -1 if there is no way
     */
    int distance(int from, Direction side) {
        long goalLow = board.sideLow(side);
        long goalHigh = board.sideHigh(side);
        long low = Board.low(from);
        long high = Board.high(from);
        int steps = 0;
        while (((low & goalLow) | (high & goalHigh)) == 0) {
            long nextLow = growLow(low, high);
            long nextHigh = growHigh(low, high);
            if (nextLow == low && nextHigh == high) {
                return -1;
            }
            low = nextLow;
            high = nextHigh;
            steps++;
        }
        return steps;
    }

    boolean connects(int from, Direction side) {
        return distance(from, side) >= 0;
    }

    /** Finds a shortest way from a square to a side of the board; the same one whenever fences, square and side are the same. */
    @Nullable
    ShortestPath shortestPath(int from, Direction side) {
        int length = distance(from, side);
        if (length < 0) {
            return null;
        }
        long[] reached = new long[2 * (length + 1)]; // what is within 0, 1, 2 .. steps: low word, high word
        reached[0] = Board.low(from);
        reached[1] = Board.high(from);
        for (int i = 2; i < reached.length; i += 2) {
            reached[i] = growLow(reached[i - 2], reached[i - 1]);
            reached[i + 1] = growHigh(reached[i - 2], reached[i - 1]);
        }
        byte[] squares = new byte[length + 1];
        long[] cuts = new long[2]; // horizontal slots, vertical slots
        int square = first(reached[2 * length] & board.sideLow(side), reached[2 * length + 1] & board.sideHigh(side));
        squares[length] = (byte) square;
        for (int i = length - 1; i >= 0; i--) {
            int back = directionInto(square, reached[2 * i], reached[2 * i + 1]);
            cuts[back & 1] |= board.closers(square, back);
            square += Direction.at(back).offset;
            squares[i] = (byte) square;
        }
        return new ShortestPath(squares, cuts[0], cuts[1]);
    }

    /** The first direction in which an open step leads from a square into a set. */
    private int directionInto(int square, long low, long high) {
        for (int direction = 0; direction < 4; direction++) {
            int next = square + Direction.at(direction).offset;
            if (isOpen(square, direction) && ((Board.low(next) & low) | (Board.high(next) & high)) != 0) {
                return direction;
            }
        }
        throw new AssertionError("no way into the set from " + Square.at(square));
    }

    private boolean isOpen(int square, int direction) {
        return switch (Direction.at(direction)) {
            case NORTH -> ((Board.low(square) & northLow) | (Board.high(square) & northHigh)) != 0;
            case EAST -> ((Board.low(square) & eastLow) | (Board.high(square) & eastHigh)) != 0;
            case SOUTH -> square >= 9 && isOpen(square - 9, Direction.NORTH.ordinal());
            case WEST -> square >= 1 && isOpen(square - 1, Direction.EAST.ordinal());
        };
    }

    /** The low word of a set and all that is one open step away from it. */
    private long growLow(long low, long high) {
        long north = ((low & northLow) << 9) & LOW;
        long south = ((low >>> 9) | (high << BETWEEN_WORDS)) & northLow;
        long east = (low & eastLow) << 1;
        long west = (low >>> 1) & eastLow;
        return low | north | south | east | west;
    }

    /** The high word of a set and all that is one open step away from it. */
    private long growHigh(long low, long high) {
        long north = ((high & northHigh) << 9) | ((low & northLow) >>> BETWEEN_WORDS);
        long south = (high >>> 9) & northHigh;
        long east = (high & eastHigh) << 1;
        long west = (high >>> 1) & eastHigh;
        return high | north | south | east | west;
    }

    private static int first(long low, long high) {
        return low != 0 ? Long.numberOfTrailingZeros(low) : Board.LOW_SQUARES + Long.numberOfTrailingZeros(high);
    }
}
