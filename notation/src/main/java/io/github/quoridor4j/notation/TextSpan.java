package io.github.quoridor4j.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** A part of a text that knows where it stands in it, so that every problem can name its place. */
record TextSpan(String whole, int from, int to) {

    static TextSpan of(String whole) {
        return new TextSpan(whole, 0, whole.length());
    }

    /** Also no-break spaces, which come along from web pages, and byte order marks. */
    static boolean isBlank(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF';
    }

    /** Of ASCII only. */
    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    String text() {
        return whole.substring(from, to);
    }

    /** The text for comparing with keywords: capitals of ASCII are as good as small letters, others are not. */
    String lower() {
        StringBuilder lower = new StringBuilder(text());
        for (int i = 0; i < lower.length(); i++) {
            char c = lower.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                lower.setCharAt(i, (char) (c - 'A' + 'a'));
            }
        }
        return lower.toString();
    }

    boolean isEmpty() {
        return from == to;
    }

    TextSpan part(int start, int end) {
        return new TextSpan(whole, start, Math.min(end, to));
    }

    /** Without the blanks around it. */
    TextSpan strip() {
        int start = from;
        int end = to;
        while (start < end && isBlank(whole.charAt(start))) {
            start++;
        }
        while (end > start && isBlank(whole.charAt(end - 1))) {
            end--;
        }
        return new TextSpan(whole, start, end);
    }

    /** The stripped parts between the separators, empty ones too. */
    List<TextSpan> split(char separator) {
        List<TextSpan> parts = new ArrayList<>();
        int start = from;
        for (int i = from; i < to; i++) {
            if (whole.charAt(i) == separator) {
                parts.add(new TextSpan(whole, start, i).strip());
                start = i + 1;
            }
        }
        parts.add(new TextSpan(whole, start, to).strip());
        return parts;
    }

    /** The runs between blanks and commas. */
    List<TextSpan> words() {
        IntPredicate separates = c -> isBlank(c) || c == ',';
        List<TextSpan> words = new ArrayList<>();
        int start = from;
        for (int i = from; i <= to; i++) {
            if (i == to || separates.test(whole.charAt(i))) {
                if (i > start) {
                    words.add(new TextSpan(whole, start, i));
                }
                start = i + 1;
            }
        }
        return words;
    }

    /** Whether this is a number of up to six ASCII digits. */
    boolean isNumber() {
        String digits = text();
        return !digits.isEmpty() && digits.length() <= 6 && digits.chars().allMatch(TextSpan::isDigit);
    }

    /** The number that this is. */
    int number(String expected) {
        if (!isNumber()) {
            throw expected(expected);
        }
        return Integer.parseInt(text());
    }

    /** The problem that this text is not what was expected. */
    NotationException expected(String what) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < from; i++) {
            char c = whole.charAt(i);
            if (c == '\n' || (c == '\r' && !whole.startsWith("\n", i + 1))) {
                line++;
                lineStart = i + 1;
            }
        }
        return new NotationException(line, from - lineStart + 1, text(), what);
    }
}
