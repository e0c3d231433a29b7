package io.github.quoridor4j.notation;

import java.util.ArrayList;
import java.util.List;

/** Cuts a game in SGF, which stands on one line and has one line of play, into its properties. */
final class SgfLine {
    private final TextLine line;
    private final TextSpan span;
    private final List<SgfProperty> properties = new ArrayList<>();
    private int next;
    private boolean isInRoot = true;

    private SgfLine(TextLine line) {
        this.line = line;
        this.span = line.span();
        this.next = span.from();
    }

    /** The properties up to the first problem, which is logged. */
    static List<SgfProperty> properties(TextLine line, ProblemLog problems) {
        SgfLine sgf = new SgfLine(line);
        sgf.read(problems);
        return sgf.properties;
    }

    private void read(ProblemLog problems) {
        if (!takes('(') || !takes(';')) {
            report("(; at the beginning of a game", problems);
            return;
        }
        while (!takes(')')) {
            if (takes(';')) {
                isInRoot = false;
            } else if (!property()) {
                report("a property such as B[io], the next node after ; or the ) of the game", problems);
                return;
            }
        }
        if (next < span.to()) {
            report("nothing behind the ) of the game", problems);
        }
    }

    /** A name and its values, but not one that nobody closes; false if there is none. */
    private boolean property() {
        int nameStart = next;
        while (isLetter(peek())) {
            next++;
        }
        String name = span.part(nameStart, next).text();
        int values = 0;
        while (!name.isEmpty() && takes('[')) {
            int valueStart = next;
            while (peek() != ']' && peek() != CharSource.END) {
                next += peek() == '\\' ? 2 : 1;
            }
            if (peek() == CharSource.END) {
                next = valueStart - 1;
                break;
            }
            properties.add(new SgfProperty(isInRoot, name, span.part(valueStart, next)));
            next++;
            values++;
        }
        return values > 0;
    }

    private boolean takes(char sign) {
        skipBlanks();
        boolean isThere = peek() == sign;
        next += isThere ? 1 : 0;
        return isThere;
    }

    private void skipBlanks() {
        while (TextSpan.isBlank(peek())) {
            next++;
        }
    }

    private int peek() {
        return next < span.to() ? span.whole().charAt(next) : CharSource.END;
    }

    private static boolean isLetter(int c) {
        return c >= 'A' && c <= 'Z';
    }

    /** Not where a line has been cut: that is a problem already. */
    private void report(String expected, ProblemLog problems) {
        skipBlanks();
        if (!line.isCut()) {
            int end = peek() == CharSource.END ? next : next + 1;
            problems.add(line.expected(span.part(Math.min(next, span.to()), end), expected));
        }
    }
}
