package io.github.quoridor4j;

import org.jspecify.annotations.Nullable;

/** Reading of the canonical texts of squares, fences and moves: one grammar for all of them, free of locales. */
final class TextForm {
    private TextForm() {}

    /** Reads {@code e2}, or returns null. */
    static @Nullable Square square(String text) {
        return text.length() == 2 ? square(text.charAt(0), text.charAt(1)) : null;
    }

    /** Reads {@code e3h}, or returns null. */
    static @Nullable Fence fence(String text) {
        if (text.length() != 3) {
            return null;
        }
        Square anchor = square(text.charAt(0), text.charAt(1));
        if (anchor == null || !Fence.isAnchor(anchor)) {
            return null;
        }
        return switch (text.charAt(2)) {
            case 'h', 'H' -> Fence.of(anchor, Fence.Orientation.HORIZONTAL);
            case 'v', 'V' -> Fence.of(anchor, Fence.Orientation.VERTICAL);
            default -> null;
        };
    }

    /** Reads a square, a fence or a pass as a move, or returns null. */
    static @Nullable Move move(String text) {
        Square square = square(text);
        if (square != null) {
            return Move.of(square);
        }
        Fence fence = fence(text);
        if (fence != null) {
            return Move.of(fence);
        }
        return text.equals("--") || text.equalsIgnoreCase("pass") ? Move.pass() : null;
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
