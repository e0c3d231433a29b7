package io.github.quoridor4j.notation;

import java.util.Arrays;

/** The characters of one token after the other, in an array that is used again: quicker for short words than a string builder. */
final class TokenText implements CharSequence {
    private static final int USUAL = 64;

    private char[] chars = new char[USUAL];
    private int length;

    /** Empties it; what was long is not kept. */
    void clear() {
        length = 0;
        if (chars.length > CharSource.HORIZON) {
            chars = new char[USUAL];
        }
    }

    void append(char c) {
        if (length == chars.length) {
            grow(length); // and so to twice as much
        }
        chars[length++] = c;
    }

    void append(char[] from, int start, int end) {
        int count = end - start;
        if (length + count > chars.length) {
            grow(length + count);
        }
        for (int i = 0; i < count; i++) {
            chars[length + i] = from[start + i];
        }
        length += count;
    }

    private void grow(int least) {
        chars = Arrays.copyOf(chars, Math.max(least, 2 * chars.length));
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public char charAt(int index) {
        if (index >= length) {
            throw new StringIndexOutOfBoundsException(index);
        }
        return chars[index];
    }

    @Override
    public String subSequence(int start, int end) {
        return new String(chars, start, end - start);
    }

    @Override
    public String toString() {
        return new String(chars, 0, length);
    }
}
