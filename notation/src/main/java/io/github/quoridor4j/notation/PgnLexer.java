package io.github.quoridor4j.notation;

/**
 * Cuts the text of records in PGN syntax into tokens. Problems are logged, and reading goes on behind them: at the next line
 * for a tag, and at the next tag for a comment that nobody has closed, so that it costs its own game only.
 */
final class PgnLexer {
    enum Kind {
        /** {@code [Name "value"]}: the text is the name. */
        TAG,
        /** A move, a number, a result: anything without blanks. */
        WORD,
        /** In braces, or from a semicolon to the end of the line. */
        COMMENT,
        /** {@code $1}: the text is the number. */
        GLYPH,
        /** The beginning of a variation. */
        OPEN,
        /** The end of a variation. */
        CLOSE,
        /** The end of the text, or the limit of the game's length. */
        END
    }

    /** By ASCII code, blanks too. */
    private static final boolean[] ENDS_WORD = new boolean[128];

    static {
        for (char c = 0; c < ENDS_WORD.length; c++) {
            ENDS_WORD[c] = TextSpan.isBlank(c) || "{}()[];$".indexOf(c) >= 0;
        }
    }

    private static final int LONGEST_NAME = 255;

    private final CharSource in;
    private ProblemLog problems;
    private final TokenText text = new TokenText();
    private Kind kind = Kind.END;
    private int line;
    private int column;
    private String value = "";
    private int valueLine;
    private int valueColumn;
    private String rawValue = "";
    private boolean isCut;
    private boolean isUnclosed;

    PgnLexer(CharSource in, ProblemLog problems) {
        this.in = in;
        this.problems = problems;
    }

    void logTo(ProblemLog log) {
        problems = log;
    }

    // The token:

    Kind kind() {
        return kind;
    }

    TokenText text() {
        return text;
    }

    int line() {
        return line;
    }

    int column() {
        return column;
    }

    /** The value of a tag, without its quotes and escapes. */
    String value() {
        return value;
    }

    /** The value as it stands in the text. */
    String rawValue() {
        return rawValue;
    }

    int valueLine() {
        return valueLine;
    }

    int valueColumn() {
        return valueColumn;
    }

    void report(String expected) {
        problems.add(line, column, text.toString(), expected);
    }

    /** Whether the token is a comment that a limit cuts off. */
    boolean isCut() {
        return isCut;
    }

    /** Whether the token is a comment that nobody has closed. */
    boolean isUnclosed() {
        return isUnclosed;
    }

    /** Goes to where the next token begins. */
    void skipBlanks() {
        in.skipBlanks();
        while (in.peek() == '%' && in.isAtLineStart()) {
            in.skipLine();
            in.skipBlanks();
        }
    }

    /** Takes the token that begins here, where there is no blank. */
    void advance() {
        isCut = false;
        isUnclosed = false;
        line = in.line();
        column = in.column();
        text.clear();
        kind = switch (in.peek()) {
            case CharSource.END, CharSource.LIMIT -> Kind.END;
            case '(' -> sign(Kind.OPEN);
            case ')' -> sign(Kind.CLOSE);
            case '{' -> braces();
            case ';' -> restOfLine();
            case '$' -> glyph();
            case '[' -> tag();
            default -> word();
        };
    }

    private Kind sign(Kind sign) {
        text.append((char) in.take());
        return sign;
    }

    private Kind word() {
        in.takeWord(text, ENDS_WORD);
        // the beginning of a word tells nothing
        boolean isCutInTwo = in.peek() == CharSource.LIMIT && !CharSource.endsWord((char) in.lookingAt(0), ENDS_WORD);
        return isCutInTwo ? Kind.END : Kind.WORD;
    }

    private Kind braces() {
        in.skip();
        for (int c = in.take(); c != '}'; c = in.take()) {
            if (c == CharSource.LIMIT) {
                isCut = true;
                return Kind.COMMENT;
            }
            if (c == CharSource.END || ((c == '\n' || c == '\r') && tagBegins())) {
                problems.add(line, column, "{", "a comment that is closed by }");
                isUnclosed = true;
                return Kind.COMMENT;
            }
            text.append((char) c);
        }
        return Kind.COMMENT;
    }

    /** Whether {@code [Name "} stands here, which no comment has at the beginning of a line, as this library writes them. */
    boolean tagBegins() {
        if (in.lookingAt(0) != '[') {
            return false;
        }
        int end = 1;
        while (end < LONGEST_NAME && TagName.isPart(in.lookingAt(end))) {
            end++;
        }
        return end > 1 && in.lookingAt(end) == ' ' && in.lookingAt(end + 1) == '"';
    }

    private Kind restOfLine() {
        in.skip();
        for (int c = in.peek(); !CharSource.isLineEnd(c); c = in.peek()) {
            in.skip();
            text.append((char) c);
        }
        isCut = in.peek() == CharSource.LIMIT;
        return Kind.COMMENT;
    }

    private Kind glyph() {
        in.skip();
        for (int c = in.peek(); TextSpan.isDigit(c); c = in.peek()) {
            in.skip();
            text.append((char) c);
        }
        boolean isCutInTwo = in.peek() == CharSource.LIMIT && Character.isDigit(in.lookingAt(0));
        return isCutInTwo ? Kind.END : Kind.GLYPH;
    }

    /** On one line. Without quotes the value reaches to the bracket, without that to the end of the line. */
    private Kind tag() {
        in.skip();
        skipBlanksOfLine();
        column = in.column();
        for (int c = in.peek(); TagName.isPart(c); c = in.peek()) {
            in.skip();
            text.append((char) c);
        }
        if (text.isEmpty()) {
            problem("the name of a tag");
        }
        skipBlanksOfLine();
        boolean isQuoted = in.peek() == '"';
        if (isQuoted) {
            in.skip();
        } else if (!text.isEmpty()) {
            problem("the tag's value in double quotes");
        }
        valueLine = in.line();
        valueColumn = in.column();
        rawValue = rawValue(isQuoted ? '"' : ']');
        value = unescaped(rawValue);
        endTag(isQuoted);
        return Kind.TAG;
    }

    private String rawValue(char last) {
        StringBuilder raw = new StringBuilder();
        for (int c = in.peek(); c != last && !CharSource.isLineEnd(c); c = in.peek()) {
            in.skip();
            raw.append((char) c);
            if (c == '\\' && isEscapable(in.peek())) {
                raw.append((char) in.take());
            }
        }
        return raw.toString();
    }

    private static boolean isEscapable(int c) {
        return c == '"' || c == '\\';
    }

    private static String unescaped(String raw) {
        if (raw.indexOf('\\') < 0) {
            return raw;
        }
        StringBuilder characters = new StringBuilder();
        for (int i = 0; i < raw.length(); i++) {
            boolean escapes = raw.charAt(i) == '\\' && i + 1 < raw.length() && isEscapable(raw.charAt(i + 1));
            i += escapes ? 1 : 0;
            characters.append(raw.charAt(i));
        }
        return characters.toString();
    }

    private void endTag(boolean isQuoted) {
        if (isQuoted && in.peek() == '"') {
            in.skip();
            skipBlanksOfLine();
        } else if (isQuoted && in.peek() != CharSource.LIMIT) {
            problems.add(valueLine, valueColumn, rawValue, "the closing double quote on the same line");
            return;
        }
        if (in.peek() == ']') {
            in.skip();
        } else if (in.peek() != CharSource.LIMIT) {
            problem("] at the end of the tag");
            in.skipLine();
        }
    }

    private void skipBlanksOfLine() {
        while (!CharSource.isLineEnd(in.peek()) && TextSpan.isBlank(in.peek())) {
            in.skip();
        }
    }

    private void problem(String expected) {
        String found = CharSource.isLineEnd(in.peek()) ? "" : String.valueOf((char) in.peek());
        problems.add(in.line(), in.column(), found, expected);
    }
}
