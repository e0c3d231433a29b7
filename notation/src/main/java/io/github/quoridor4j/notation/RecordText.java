package io.github.quoridor4j.notation;

import java.util.List;

/** What a record may hold beside moves, in the form in which it is kept. */
final class RecordText {
    static final int LAST_GLYPH = 255;

    /** The signs of the first glyphs in their order, from 1. */
    static final List<String> MARKS = List.of("!", "?", "!!", "??", "!?", "?!");

    private RecordText() {}

    /** A comment on one line: runs of blanks and line ends are one blank, none at the ends. */
    static String comment(String text) {
        if (isOnOneLine(text)) {
            return text;
        }
        StringBuilder comment = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!TextSpan.isBlank(c)) {
                comment.append(c);
            } else if (comment.length() > 0 && comment.charAt(comment.length() - 1) != ' ') {
                comment.append(' ');
            }
        }
        int length = comment.length();
        if (length > 0 && comment.charAt(length - 1) == ' ') {
            comment.setLength(length - 1);
        }
        return comment.toString();
    }

    private static boolean isOnOneLine(String text) {
        boolean afterBlank = true;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isBlank = TextSpan.isBlank(c);
            if (isBlank && (c != ' ' || afterBlank)) {
                return false;
            }
            afterBlank = isBlank;
        }
        return !afterBlank || text.isEmpty();
    }

    static boolean hasControlCharacters(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isISOControl(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** What stands for a glyph behind a move; nothing for 0, which says nothing. */
    static String mark(int glyph) {
        if (glyph == 0) {
            return "";
        }
        return glyph <= MARKS.size() ? MARKS.get(glyph - 1) : " $" + glyph;
    }

    static void requireGlyph(int glyph) {
        if (glyph < 0 || glyph > LAST_GLYPH) {
            throw new IllegalArgumentException("not a glyph: " + glyph + " (expected 0.." + LAST_GLYPH + ")");
        }
    }
}
