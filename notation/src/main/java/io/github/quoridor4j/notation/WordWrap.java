package io.github.quoridor4j.notation;

/** Puts words into lines of at most 80 columns, blanks between them. */
final class WordWrap {
    private static final int WIDTH = 80;

    private final StringBuilder text = new StringBuilder();

    /** What is to stand directly before the next word. */
    private final StringBuilder prefix = new StringBuilder();

    private int lineStart;

    /** The word that may still grow, where the line may break before it. */
    private int wordStart;

    void add(String word) {
        if (text.length() > lineStart) {
            text.append(' ');
        }
        wordStart = text.length();
        text.append(prefix).append(word);
        prefix.setLength(0);
        breakLine();
    }

    /** Adds a word that stays on the line of the word before. */
    void addGlued(String word) {
        if (text.length() == lineStart || prefix.length() > 0) {
            add(word);
        } else {
            text.append(' ').append(word);
            breakLine();
        }
    }

    /** Adds a line that is not broken, however long it is. */
    void addLine(String line) {
        add(line);
        endLine();
    }

    /** Puts a sign before the next word. */
    void open(char sign) {
        prefix.append(sign);
    }

    /** Puts a sign behind the last word, or on a line of its own behind a line. */
    void close(char sign) {
        if (prefix.length() > 0 || text.length() == lineStart) {
            add(String.valueOf(sign));
        } else {
            text.append(sign);
            breakLine();
        }
    }

    private void breakLine() {
        if (text.length() - lineStart > WIDTH && wordStart > lineStart) {
            text.setCharAt(wordStart - 1, '\n');
            lineStart = wordStart;
        }
    }

    private void endLine() {
        text.append('\n');
        lineStart = text.length();
        wordStart = lineStart;
    }

    String text() {
        if (text.length() > lineStart) {
            endLine();
        }
        return text.toString();
    }
}
