package io.github.quoridor4j.notation;

import java.io.IOException;
import java.io.Reader;

/** Cuts the text of game records into tokens. Comments and glyphs are checked and left out. */
final class RecordLexer {
    enum Kind {
        /** The name in {@code [Name "value"]}; ask for the value next. */
        TAG,
        /** A move, a number, a result: anything without blanks. */
        WORD,
        /** The beginning of a variation. */
        OPEN,
        /** The end of a variation. */
        CLOSE,
        END
    }

    record Token(Kind kind, String text, int line, int column) {
        NotationException expected(String what) {
            return new NotationException(line, column, text, what);
        }

        /** The rest of the word after so many characters. */
        Token after(int count) {
            return new Token(kind, text.substring(count), line, column + count);
        }
    }

    private static final String ENDS_WORD = "{}()[];$";

    private final PlacedReader in;

    RecordLexer(Reader in) throws IOException {
        this.in = new PlacedReader(in);
    }

    Token next() throws IOException {
        skipBlanksAndComments();
        int line = in.line();
        int column = in.column();
        return switch (in.peek()) {
            case PlacedReader.END -> new Token(Kind.END, "", line, column);
            case '(' -> new Token(Kind.OPEN, takeOne(), line, column);
            case ')' -> new Token(Kind.CLOSE, takeOne(), line, column);
            case '[' -> {
                takeOne();
                yield tagName();
            }
            default -> new Token(Kind.WORD, word(), line, column);
        };
    }

    /** The value of the tag whose name was the last token, without the quotes and escapes, and its place. */
    Token tagValue() throws IOException {
        skipBlanks();
        if (in.peek() != '"') {
            throw here("the tag's value in double quotes");
        }
        in.take();
        int line = in.line();
        int column = in.column();
        StringBuilder value = new StringBuilder();
        while (in.peek() != '"') {
            if (isLineEnd(in.peek())) {
                throw new NotationException(
                        line, column, value.toString(), "the closing double quote on the same line");
            }
            int c = in.take();
            boolean escape = c == '\\' && (in.peek() == '"' || in.peek() == '\\');
            value.append((char) (escape ? in.take() : c));
        }
        in.take();
        skipBlanks();
        if (in.peek() != ']') {
            throw here("] at the end of the tag");
        }
        in.take();
        return new Token(Kind.TAG, value.toString(), line, column);
    }

    private Token tagName() throws IOException {
        skipBlanks();
        int line = in.line();
        int column = in.column();
        StringBuilder name = new StringBuilder();
        while (Character.isLetterOrDigit(in.peek()) || in.peek() == '_') {
            name.append((char) in.take());
        }
        if (name.isEmpty()) {
            throw here("the name of a tag");
        }
        return new Token(Kind.TAG, name.toString(), line, column);
    }

    private String word() throws IOException {
        StringBuilder word = new StringBuilder();
        do {
            word.append((char) in.take());
        } while (in.peek() != PlacedReader.END && !TextSpan.isBlank(in.peek()) && ENDS_WORD.indexOf(in.peek()) < 0);
        return word.toString();
    }

    private void skipBlanksAndComments() throws IOException {
        while (true) {
            skipBlanks();
            if (in.peek() == '{') {
                skipBraces();
            } else if (in.peek() == ';' || (in.peek() == '%' && in.column() == 1)) {
                skipLine();
            } else if (in.peek() == '$') {
                skipGlyph();
            } else {
                return;
            }
        }
    }

    private void skipBlanks() throws IOException {
        while (in.peek() != PlacedReader.END && TextSpan.isBlank(in.peek())) {
            in.take();
        }
    }

    private void skipBraces() throws IOException {
        Token open = new Token(Kind.WORD, "{", in.line(), in.column());
        while (in.peek() != '}') {
            if (in.take() == PlacedReader.END) {
                throw open.expected("a comment that is closed by }");
            }
        }
        in.take();
    }

    private void skipLine() throws IOException {
        while (!isLineEnd(in.peek())) {
            in.take();
        }
    }

    private void skipGlyph() throws IOException {
        Token glyph = new Token(Kind.WORD, "$", in.line(), in.column());
        in.take();
        if (!isDigit(in.peek())) {
            throw glyph.expected("a glyph with its number, such as $1");
        }
        while (isDigit(in.peek())) {
            in.take();
        }
    }

    private NotationException here(String expected) {
        String found = in.peek() == PlacedReader.END ? "" : String.valueOf((char) in.peek());
        return new NotationException(in.line(), in.column(), found, expected);
    }

    private String takeOne() throws IOException {
        return String.valueOf((char) in.take());
    }

    private static boolean isLineEnd(int c) {
        return c == '\n' || c == '\r' || c == PlacedReader.END;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }
}
