package io.github.quoridor4j.notation;

/** Reads what a {@link BitWriter} has written, and knows in which signs each number stands. */
final class BitReader {
    private static final String URL_SAFE = "-_";

    private final TextSpan text;
    private final int length;

    /** Bits read so far. */
    private int position;

    BitReader(TextSpan text) {
        this.text = text;
        this.length = text.to() - text.from();
        for (int i = 0; i < length; i++) {
            if (value(i) < 0) {
                throw sign(i).expected("a sign of base 64: A-Z, a-z, 0-9, + or /");
            }
        }
    }

    int read(int bits, String what) {
        int number = 0;
        for (int i = 0; i < bits; i++, position++) {
            int index = position / BitWriter.BITS_A_SIGN;
            if (index >= length) {
                throw sign(length).expected("more signs, for " + what);
            }
            int shift = BitWriter.BITS_A_SIGN - 1 - position % BitWriter.BITS_A_SIGN;
            number = number << 1 | (value(index) >>> shift & 1);
        }
        return number;
    }

    boolean readBit(String what) {
        return read(1, what) == 1;
    }

    /** How many bits have been read. */
    int position() {
        return position;
    }

    /** The signs in which the bits stand that were read since some position; at least one bit. */
    TextSpan since(int start) {
        int first = start / BitWriter.BITS_A_SIGN;
        int last = (position - 1) / BitWriter.BITS_A_SIGN;
        return text.part(text.from() + first, text.from() + last + 1);
    }

    /** Checks that nothing but zeros fills up the last sign. */
    void finish() {
        int start = position;
        while (position % BitWriter.BITS_A_SIGN != 0) {
            if (readBit("the end")) {
                throw since(start).expected("zeros after the last bit");
            }
        }
        int read = position / BitWriter.BITS_A_SIGN;
        if (read < length) {
            throw text.part(text.from() + read, text.to()).expected("the end of the text");
        }
    }

    private TextSpan sign(int index) {
        int at = text.from() + index;
        return text.part(at, at + 1);
    }

    private int value(int index) {
        char sign = text.whole().charAt(text.from() + index);
        int urlSafe = URL_SAFE.indexOf(sign);
        return urlSafe < 0 ? BitWriter.SIGNS.indexOf(sign) : BitWriter.SIGNS.length() - URL_SAFE.length() + urlSafe;
    }
}
