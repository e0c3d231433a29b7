package io.github.quoridor4j.notation;

/** Writes numbers bit by bit, the most significant one first, into signs of base 64. */
final class BitWriter {
    /** The signs in the order of their values. */
    static final String SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    static final int BITS_A_SIGN = 6;

    private final StringBuilder signs = new StringBuilder();
    private int pending;
    private int pendingBits;

    /** Writes the lowest bits of a number. */
    void write(int number, int bits) {
        for (int i = bits - 1; i >= 0; i--) {
            pending = pending << 1 | (number >>> i & 1);
            pendingBits++;
            if (pendingBits == BITS_A_SIGN) {
                signs.append(SIGNS.charAt(pending));
                pending = 0;
                pendingBits = 0;
            }
        }
    }

    void write(boolean bit) {
        write(bit ? 1 : 0, 1);
    }

    /** All signs, the last one filled up with zeros. */
    String finish() {
        if (pendingBits > 0) {
            write(0, BITS_A_SIGN - pendingBits);
        }
        return signs.toString();
    }
}
