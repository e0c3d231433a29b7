package io.github.quoridor4j;

import org.jspecify.annotations.Nullable;

/** Reading of the canonical texts of squares, fences and moves: one grammar for all of them, free of locales. */
final class TextForm {
    private TextForm() {}

    /** Reads {@code e2}, or returns null. */
    static @Nullable Square square(CharSequence text) {
        return text.length() == 2 ? square(text.charAt(0), text.charAt(1)) : null;
    }

    /** Reads {@code e3h}, or returns null. */
    static @Nullable Fence fence(CharSequence text) {
        Square anchor = text.length() == 3 ? square(text.charAt(0), text.charAt(1)) : null;
        if (anchor == null || !Fence.isAnchor(anchor)) {
            return null;
        }
        int slot = Fence.slot(anchor);
        return switch (text.charAt(2)) {
            case 'h', 'H' -> Fence.ofIndex(slot);
            case 'v', 'V' -> Fence.ofIndex(slot + 64);
            default -> null;
        };
    }

    /** Reads a square, a fence or a pass as a move, or returns null. */
    static @Nullable Move move(CharSequence text) {
        Square square = square(text);
        if (square != null) {
            return Move.of(square);
        }
        Fence fence = fence(text);
        if (fence != null) {
            return Move.of(fence);
        }
        return isPass(text) ? Move.pass() : null;
    }

    /** Only in ASCII: what ignores case otherwise takes a long s for an s. */
    private static boolean isPass(CharSequence text) {
        return "--".contentEquals(text)
                || (text.length() == 4
                        && isLetter(text.charAt(0), 'p')
                        && isLetter(text.charAt(1), 'a')
                        && isLetter(text.charAt(2), 's')
                        && isLetter(text.charAt(3), 's'));
    }

    private static boolean isLetter(char c, char small) {
        return c == small || c == small - 'a' + 'A';
    }

    /** The text without white space around it; itself, if there is none. */
    static CharSequence strip(CharSequence text) {
        int length = text.length();
        boolean isStripped = length == 0 || !(isBlank(text.charAt(0)) || isBlank(text.charAt(length - 1)));
        return isStripped ? text : text.toString().strip();
    }

    private static boolean isBlank(char c) {
        return (c <= ' ' || c > '~') && Character.isWhitespace(c);
    }

    static IllegalArgumentException error(String what, String text, String expected) {
        return new IllegalArgumentException("not " + what + ": \"" + text + "\" (expected " + expected + ")");
    }

    private static @Nullable Square square(char letter, char digit) {
        int column = letter >= 'a' ? letter - 'a' : letter - 'A';
        int row = digit - '1';
        return column < 0 || column > 8 || row < 0 || row > 8 ? null : Square.of(column, row);
    }
}
