package io.github.quoridor4j;

/**
 * The geometry of a board of one size, as tables.
 *
 * <p>Sets of squares are two words: {@code low} holds rows 1 to 7 (bit {@code 9 * row + column}), {@code high} rows 8 and
 * 9 (the same, less {@link #LOW_SQUARES}). Cutting between rows keeps steps to the east and west within a word.
 */
final class Board {
    static final int LOW_SQUARES = 63;

    /** The anchors in column a. */
    private static final long FIRST_COLUMN = 0x0101_0101_0101_0101L;

    private static final Board[] BOARDS = new Board[10];

    static {
        for (int size = 3; size <= 9; size++) {
            BOARDS[size] = new Board(size);
        }
    }

    final int size;

    /** The anchors on this board, bit {@code 8 * row + column}. */
    final long slots;

    /** The squares from which a step to the north stays on the board. */
    final long northLow;

    final long northHigh;

    /** The squares from which a step to the east stays on the board. */
    final long eastLow;

    final long eastHigh;

    /** The squares along a side, by the direction's ordinal. */
    private final long[] sideLow = new long[4];

    private final long[] sideHigh = new long[4];

    /** For each square, bit {@code d} when a step in the direction with that ordinal stays on the board. */
    private final byte[] exits = new byte[81];

    /** For {@code 4 * square + direction}, the one or two slots that close that side of the square. */
    private final long[] closers = new long[4 * 81];

    private final long[] nearSlots = new long[4 * 81];

    private final long notFirstColumn;
    private final long notLastColumn;

    private Board(int size) {
        this.size = size;
        long slots = 0;
        long[] stepLow = new long[4]; // by direction: the squares from which a step stays on the board
        long[] stepHigh = new long[4];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int square = 9 * row + column;
                slots |= slot(column, row);
                for (Direction direction : Direction.values()) {
                    boolean inside = isInside(column + direction.columns, row + direction.rows);
                    int d = direction.ordinal();
                    exits[square] |= (byte) (inside ? 1 << d : 0);
                    (inside ? stepLow : sideLow)[d] |= low(square);
                    (inside ? stepHigh : sideHigh)[d] |= high(square);
                }
                nearSlots[4 * square + Direction.NORTH.ordinal()] = slot(column, row);
                nearSlots[4 * square + Direction.SOUTH.ordinal()] = slot(column, row - 1);
                nearSlots[4 * square + Direction.EAST.ordinal()] = slot(column, row);
                nearSlots[4 * square + Direction.WEST.ordinal()] = slot(column - 1, row);
                // Horizontal fences close the north and south of a square, vertical ones its east and west.
                closers[4 * square + Direction.NORTH.ordinal()] = slot(column, row) | slot(column - 1, row);
                closers[4 * square + Direction.SOUTH.ordinal()] = slot(column, row - 1) | slot(column - 1, row - 1);
                closers[4 * square + Direction.EAST.ordinal()] = slot(column, row) | slot(column, row - 1);
                closers[4 * square + Direction.WEST.ordinal()] = slot(column - 1, row) | slot(column - 1, row - 1);
            }
        }
        this.slots = slots;
        this.notFirstColumn = slots & ~FIRST_COLUMN;
        this.notLastColumn = slots & ~(FIRST_COLUMN << (size - 2));
        this.northLow = stepLow[Direction.NORTH.ordinal()];
        this.northHigh = stepHigh[Direction.NORTH.ordinal()];
        this.eastLow = stepLow[Direction.EAST.ordinal()];
        this.eastHigh = stepHigh[Direction.EAST.ordinal()];
    }

    static Board ofSize(int size) {
        return BOARDS[size];
    }

    /** The bit of a square in a set's low word, or 0 if it belongs to the high word. */
    static long low(int square) {
        return square < LOW_SQUARES ? 1L << square : 0;
    }

    /** The bit of a square in a set's high word, or 0 if it belongs to the low word. */
    static long high(int square) {
        return square < LOW_SQUARES ? 0 : 1L << (square - LOW_SQUARES);
    }

    private boolean isInside(int column, int row) {
        return column >= 0 && column < size && row >= 0 && row < size;
    }

    /** The bit of an anchor, or 0 if there is no such anchor on this board. */
    private long slot(int column, int row) {
        return column >= 0 && column < size - 1 && row >= 0 && row < size - 1 ? 1L << (8 * row + column) : 0;
    }

    boolean contains(Square square) {
        return square.column() < size && square.row() < size;
    }

    boolean contains(Fence fence) {
        return (slots >>> fence.index() & 1) != 0; // a shift counts modulo 64, so both orientations ask for the anchor
    }

    /** The directions in which a step from a square stays on the board and crosses no fence: bit {@code d} for each. */
    int openings(long horizontal, long vertical, int square) {
        int at = 4 * square;
        int closed = bit(horizontal & closers[at])
                | (bit(vertical & closers[at + 1]) << 1)
                | (bit(horizontal & closers[at + 2]) << 2)
                | (bit(vertical & closers[at + 3]) << 3);
        return exits[square] & ~closed;
    }

    /** 1 unless the word is 0, without a branch. */
    private static int bit(long word) {
        return (int) ((word | -word) >>> 63);
    }

    /** Whether a step from a square stays on the board. */
    boolean hasExit(int square, int direction) {
        return (exits[square] >>> direction & 1) != 0;
    }

    /** Whether a step from a square stays on the board and crosses no fence. */
    boolean isOpen(long horizontal, long vertical, int square, int direction) {
        long fences = (direction & 1) == 0 ? horizontal : vertical;
        return hasExit(square, direction) && (fences & closers[4 * square + direction]) == 0;
    }

    /** Anchors one to the east of some, as far as they are on the board; likewise for the other directions. */
    long toEast(long anchors) {
        return (anchors << 1) & notFirstColumn;
    }

    long toWest(long anchors) {
        return (anchors >>> 1) & notLastColumn;
    }

    long toNorth(long anchors) {
        return (anchors << 8) & slots;
    }

    long toSouth(long anchors) {
        return anchors >>> 8;
    }

    /** The one of the {@link #closers} that has the higher row or column. */
    long nearSlot(int square, int direction) {
        return nearSlots[4 * square + direction];
    }

    /** The slots of the layer across a direction that would close that side of a square. */
    long closers(int square, int direction) {
        return closers[4 * square + direction];
    }

    /** The squares along a side of the board, low word. */
    long sideLow(Direction side) {
        return sideLow[side.ordinal()];
    }

    /** The squares along a side of the board, high word. */
    long sideHigh(Direction side) {
        return sideHigh[side.ordinal()];
    }

    boolean isOnSide(int square, Direction side) {
        return ((low(square) & sideLow(side)) | (high(square) & sideHigh(side))) != 0;
    }
}
