package io.github.quoridor4j.notation;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;

/**
 * The characters of a text one by one, with the line and column of the next one. LF, CR and CR LF end a line.
 *
 * <p>The lengths of lines and games are limited: behind the limit the text seems to end, with {@link #LIMIT}, until a new game
 * begins. So whoever reads a token to its end need not count.
 */
final class CharSource {
    static final int END = -1;
    static final int LIMIT = -2;

    /** How far {@link #lookingAt} can look. */
    static final int HORIZON = 8192;

    private final Reader in;
    private final GameRecordReader.Limits limits;
    private final char[] buffer = new char[2 * HORIZON];
    private int next;
    private int end;

    /** The end of what may be read from the buffer. */
    private int stop;

    // From the beginning of the text:
    private long bufferStart;
    private long lineStart;

    /** Where the line begins, a byte order mark left out. */
    private long firstOfLine;

    private long limit = Long.MAX_VALUE;

    /** Where the game begins whose length is limited. */
    private long gameStart;

    private int line = 1;
    private boolean limited;

    CharSource(Reader in, GameRecordReader.Limits limits) {
        this.in = in;
        this.limits = limits;
    }

    /** The next character; {@link #END} at the end of the text, {@link #LIMIT} where it is too long. */
    int peek() {
        return next < stop ? buffer[next] : more();
    }

    /** The character that many places behind the next one, or {@link #END}; looks beyond limits. */
    int lookingAt(int offset) {
        while (next + offset >= end) {
            if (!fill()) {
                return END;
            }
        }
        return buffer[next + offset];
    }

    int line() {
        return line;
    }

    int column() {
        return (int) Math.min(Integer.MAX_VALUE, bufferStart + next - lineStart + 1);
    }

    boolean isAtLineStart() {
        return bufferStart + next == firstOfLine;
    }

    /** Takes the next character, which is there and does not end a line. */
    void skip() {
        next++;
    }

    /** Takes the next character, if there is one. */
    int take() {
        int taken = peek();
        if (taken >= 0) {
            next++;
            if (taken == '\n' || (taken == '\r' && lookingAt(0) != '\n')) {
                line += line < Integer.MAX_VALUE ? 1 : 0;
                lineStart = bufferStart + next;
                firstOfLine = lineStart;
                setLimit();
            } else if (taken == '\uFEFF' && bufferStart + next == 1) {
                firstOfLine = 1;
            }
        }
        return taken;
    }

    void skipBlanks() {
        while (next < stop || more() >= 0) {
            int c = buffer[next];
            if (c == ' ') {
                next++;
            } else if ((c > ' ' && c <= '~') || !TextSpan.isBlank(c)) {
                return;
            } else {
                take();
            }
        }
    }

    /** Takes a word, which is not empty and reaches up to a blank or one of these ASCII characters. */
    void takeWord(TokenText word, boolean[] ends) {
        int from = next++;
        while (true) {
            while (next < stop && !endsWord(buffer[next], ends)) {
                next++;
            }
            word.append(buffer, from, next);
            if (next < stop || more() < 0) {
                return;
            }
            from = next;
            if (endsWord(buffer[next], ends)) {
                return;
            }
        }
    }

    static boolean endsWord(char c, boolean[] ends) {
        return c < ends.length ? ends[c] : TextSpan.isBlank(c);
    }

    /** Takes what is left of the line, its end excluded. */
    void skipLine() {
        while (!isLineEnd(peek())) {
            skip();
        }
    }

    static boolean isLineEnd(int c) {
        return c == '\n' || c == '\r' || c < 0;
    }

    /** From here on the limits count for a new game. */
    void startGame() {
        gameStart = bufferStart + next;
        limited = true;
        setLimit();
    }

    /** From here on there are no limits; whoever reads on must not keep it. */
    void liftLimits() {
        limited = false;
        setLimit();
    }

    private void setLimit() {
        limit = limited ? Math.min(gameEnd(), lineStart + limits.lineLength()) : Long.MAX_VALUE;
        setStop();
    }

    private void setStop() {
        stop = (int) Math.max(0, Math.min(end, limit - bufferStart));
    }

    private int more() {
        if (next == end && !fill()) {
            return END;
        }
        // the end of a line is not a part of it, so that it may follow the last character there may be
        boolean isAllowed = next < stop || (isLineEnd(buffer[next]) && bufferStart + next < gameEnd());
        return isAllowed ? buffer[next] : LIMIT;
    }

    private long gameEnd() {
        return gameStart + limits.gameLength();
    }

    /** Makes room before and reads behind what is there; false at the end of the text. */
    private boolean fill() {
        System.arraycopy(buffer, next, buffer, 0, end - next);
        bufferStart += next;
        end -= next;
        next = 0;
        int count = read();
        end += Math.max(0, count);
        setStop();
        return count >= 0;
    }

    private int read() {
        try {
            int count = 0;
            while (count == 0) {
                count = in.read(buffer, end, buffer.length - end);
            }
            return count;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
