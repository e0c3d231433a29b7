package io.github.quoridor4j.notation;

import org.jspecify.annotations.Nullable;

/**
 * A line of a text.
 *
 * @param number which one, from 1
 * @param text without its end
 * @param tooLong the problem that there was more, if the line has been cut; null otherwise
 */
record TextLine(int number, String text, @Nullable NotationProblem tooLong) {

    TextLine(int number, String text) {
        this(number, text, null);
    }

    boolean isCut() {
        return tooLong != null;
    }

    /** Everything but the blanks around it. */
    TextSpan span() {
        return TextSpan.of(text).strip();
    }

    /** Whether the line begins so, blanks before it set aside. */
    boolean startsWith(String prefix) {
        TextSpan span = span();
        return text.startsWith(prefix, span.from());
    }

    /** The column in which a part of this line begins. */
    static int column(TextSpan part) {
        return part.from() + 1;
    }

    NotationProblem expected(TextSpan part, String what) {
        return new NotationProblem(number, column(part), part.text(), what);
    }

    /** The words that end within so many characters, of which there are more. */
    TextLine cut(int length, GameRecordReader.Limits limits) {
        int end = length;
        if (!isGap(text.charAt(end))) {
            while (end > 0 && !isGap(text.charAt(end - 1))) {
                end--;
            }
        }
        String found = String.valueOf(text.charAt(length));
        int column = length + 1;
        return new TextLine(
                number, text.substring(0, end), new NotationProblem(number, column, found, limits.exceeded(column)));
    }

    private static boolean isGap(char c) {
        return c == ',' || TextSpan.isBlank(c);
    }
}
