package io.github.quoridor4j.notation;

/**
 * A line that begins with the number of a round: {@code 12. e2 e8}.
 *
 * @param isFirst whether the number is 1
 * @param hasNumber whether there is one
 * @param rest what follows it
 */
record NumberedLine(boolean isFirst, boolean hasNumber, TextSpan rest) {

    static NumberedLine of(TextLine line) {
        TextSpan span = line.span();
        int end = span.from();
        while (end < span.to() && isDigit(line.text().charAt(end))) {
            end++;
        }
        boolean hasNumber = end > span.from() && end < span.to() && line.text().charAt(end) == '.';
        if (!hasNumber) {
            return new NumberedLine(false, false, span);
        }
        boolean isFirst = span.part(span.from(), end).text().equals("1");
        return new NumberedLine(isFirst, true, span.part(end + 1, span.to()));
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
