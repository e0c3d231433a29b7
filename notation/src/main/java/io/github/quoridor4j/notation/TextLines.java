package io.github.quoridor4j.notation;

import org.jspecify.annotations.Nullable;

/** The lines of a text that are not blank, one by one. What is beyond the limit of a line's length is not kept. */
final class TextLines {
    private final CharSource in;
    private final GameRecordReader.Limits limits;
    private final StringBuilder text = new StringBuilder();
    private @Nullable TextLine next;

    TextLines(CharSource in, GameRecordReader.Limits limits) {
        this.in = in;
        this.limits = limits;
    }

    /** The next line, or null at the end of the text. */
    @Nullable
    TextLine peek() {
        while (next == null && in.peek() != CharSource.END) {
            next = read();
        }
        return next;
    }

    /** Takes the next line, or null at the end of the text. */
    @Nullable
    TextLine take() {
        TextLine line = peek();
        next = null;
        return line;
    }

    /** Null if the line is blank. */
    private @Nullable TextLine read() {
        text.setLength(0);
        int number = in.line();
        boolean isBlank = true;
        // one more than there may be, to know that there is more
        for (int c = in.peek(); !CharSource.isLineEnd(c) && text.length() <= limits.lineLength(); c = in.peek()) {
            isBlank = isBlank && TextSpan.isBlank(c);
            text.append((char) c);
            in.skip();
        }
        boolean isTooLong = text.length() > limits.lineLength();
        in.skipLine();
        in.take(); // a line feed behind a carriage return ends a blank line of its own
        if (isBlank && !isTooLong) {
            return null;
        }
        TextLine line = new TextLine(number, text.toString());
        return isTooLong ? line.cut(limits.lineLength(), limits) : line;
    }
}
