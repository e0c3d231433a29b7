package io.github.quoridor4j.cli;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a text protocol, of which only so much is kept as a sensible line can have. Control characters are dropped, and
 * tabs are blanks.
 */
final class BoundedLines {
    static final int LONGEST = 8192;

    private static final int DELETE = 127;

    private final InputStream in;
    private boolean isWithinLine;

    /**
     * A line without its end.
     *
     * @param isCut whether it is longer, and this is its beginning
     */
    record Line(String text, boolean isCut) {}

    BoundedLines(InputStream in) {
        this.in = in;
    }

    /** The next line, as soon as it ends or is too long; null at the end. */
    @Nullable
    Line next() throws IOException {
        int c = isWithinLine ? skipLine() : in.read();
        isWithinLine = false;
        StringBuilder text = new StringBuilder();
        boolean isEmpty = c < 0;
        while (c >= 0 && c != '\n') {
            if (c == '\t' || (c >= ' ' && c != DELETE)) {
                text.append(c == '\t' ? ' ' : (char) c);
            }
            if (text.length() > LONGEST) {
                isWithinLine = true;
                return new Line(text.substring(0, LONGEST), true);
            }
            c = in.read();
        }
        return isEmpty ? null : new Line(text.toString(), false);
    }

    /** Goes to the end of the line, and returns what follows it. */
    private int skipLine() throws IOException {
        int c = in.read();
        while (c >= 0 && c != '\n') {
            c = in.read();
        }
        return c < 0 ? c : in.read();
    }
}
