package io.github.quoridor4j.notation;

import java.io.IOException;
import java.io.Reader;

/** Characters one by one, with the line and column of the next one. LF, CR and CR LF end a line. */
final class PlacedReader {
    static final int END = -1;

    private final Reader in;
    private int next;
    private int line = 1;
    private int column = 1;

    PlacedReader(Reader in) throws IOException {
        this.in = in;
        this.next = in.read();
    }

    /** The next character, or {@link #END}. */
    int peek() {
        return next;
    }

    int line() {
        return line;
    }

    int column() {
        return column;
    }

    /** Takes the next character; at the end, does nothing. */
    int take() throws IOException {
        int taken = next;
        if (taken == END) {
            return END;
        }
        next = in.read();
        if (taken == '\n' || (taken == '\r' && next != '\n')) {
            line++;
            column = 1;
        } else {
            column++;
        }
        return taken;
    }
}
