package io.github.quoridor4j;

import java.util.Locale;

/**
 * The eight ways to put a square onto itself: columns and rows exchanged or not, and then each of them flipped or not. Their
 * order belongs to the {@link SerialForm}.
 */
enum Turn {
    IDENTITY,
    MIRROR,
    FLIP,
    HALF_TURN,
    DIAGONAL,
    QUARTER_TURN_LEFT,
    QUARTER_TURN_RIGHT,
    OTHER_DIAGONAL;

    private static final Turn[] VALUES = values();

    private static Turn of(boolean columnsFlipped, boolean rowsFlipped, boolean exchanged) {
        return VALUES[(columnsFlipped ? 1 : 0) + (rowsFlipped ? 2 : 0) + (exchanged ? 4 : 0)];
    }

    private boolean flipsColumns() {
        return (ordinal() & 1) != 0;
    }

    private boolean flipsRows() {
        return (ordinal() & 2) != 0;
    }

    /** Whether columns and rows are exchanged. */
    boolean exchanges() {
        return (ordinal() & 4) != 0;
    }

    /** The image of a square, or of an anchor, in the lower left of the board up to a last column and row. */
    Square map(Square square, int last) {
        int column = exchanges() ? square.row() : square.column();
        int row = exchanges() ? square.column() : square.row();
        return Square.of(flipsColumns() ? last - column : column, flipsRows() ? last - row : row);
    }

    Direction map(Direction direction) {
        Direction exchanged =
                exchanges() ? Direction.at(direction.ordinal() ^ 1) : direction; // north and east, south and west
        boolean upright = (exchanged.ordinal() & 1) == 0;
        return (upright ? flipsRows() : flipsColumns()) ? exchanged.opposite() : exchanged;
    }

    /** The images of anchors on a board of a size. */
    long map(long anchors, int size) {
        long image = exchanges() ? transpose(anchors) : anchors;
        if (flipsColumns()) {
            image = Long.reverseBytes(Long.reverse(image)) >>> (9 - size);
        }
        return flipsRows() ? Long.reverseBytes(image) >>> (8 * (9 - size)) : image;
    }

    /** Exchanges the columns and rows of eight by eight bits, in blocks of one, two and four. */
    private static long transpose(long bits) {
        long odd = (bits ^ (bits >>> 7)) & 0x00AA_00AA_00AA_00AAL;
        long pairs = bits ^ odd ^ (odd << 7);
        odd = (pairs ^ (pairs >>> 14)) & 0x0000_CCCC_0000_CCCCL;
        long fours = pairs ^ odd ^ (odd << 14);
        odd = (fours ^ (fours >>> 28)) & 0x0000_0000_F0F0_F0F0L;
        return fours ^ odd ^ (odd << 28);
    }

    Turn inverse() {
        return exchanges() ? of(flipsRows(), flipsColumns(), true) : this;
    }

    /** This turn and then another. */
    Turn then(Turn next) {
        return of(
                (next.exchanges() ? flipsRows() : flipsColumns()) != next.flipsColumns(),
                (next.exchanges() ? flipsColumns() : flipsRows()) != next.flipsRows(),
                exchanges() != next.exchanges());
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
