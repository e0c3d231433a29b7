package io.github.quoridor4j.notation;

import java.util.Locale;

/**
 * Text that does not follow its notation. Says where (line and column), what stands there and what was expected.
 *
 * <p>A text that follows its notation but describes something impossible is another matter: an impossible position is an
 * {@link io.github.quoridor4j.InvalidPositionException}, an illegal move is found by whoever plays the moves.
 */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST_QUOTE = 60;

    /** Counted from 1. */
    private final int line;

    /** Counted from 1. */
    private final int column;

    /** As it stands in the text. */
    private final String found;

    /** In words. */
    private final String expected;

    NotationException(int line, int column, String found, String expected) {
        super("line " + line + ", column " + column + ": " + reason(found, expected));
        this.line = line;
        this.column = column;
        this.found = found;
        this.expected = expected;
    }

    /** {@return the line of the offending text, from 1} */
    public int line() {
        return line;
    }

    /** {@return the column in which the offending text begins, from 1, counted in {@code char}s} */
    public int column() {
        return column;
    }

    /** {@return the offending text as it stands in the source; empty at the end of the text} */
    public String found() {
        return found;
    }

    /** {@return what should have stood there, in words} */
    public String expected() {
        return expected;
    }

    /** {@return the message without the place: {@code found 'e33', expected a move}} */
    public String reason() {
        return reason(found, expected);
    }

    /** The same problem of a text that is itself a part of another one, where it begins at this line and column. */
    NotationException within(int startLine, int startColumn) {
        int shifted = line == 1 ? startColumn + column - 1 : column;
        return new NotationException(startLine + line - 1, shifted, found, expected);
    }

    private static String reason(String found, String expected) {
        return "found " + (found.isEmpty() ? "nothing" : "'" + quote(found) + "'") + ", expected " + expected;
    }

    /** Short and in plain ASCII, so that look-alike letters and control characters show and do no harm. */
    private static String quote(String text) {
        StringBuilder quote = new StringBuilder();
        text.chars().limit(LONGEST_QUOTE).forEach(c -> {
            if (c >= ' ' && c <= '~') {
                quote.append((char) c);
            } else {
                quote.append(String.format(Locale.ROOT, "\\u%04x", c));
            }
        });
        return text.length() > LONGEST_QUOTE ? quote + ".." : quote.toString();
    }
}
