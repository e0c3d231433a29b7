package io.github.quoridor4j.notation;

/**
 * A line that begins with the number of a round: {@code 12. e2 e8}.
 *
 * @param isFirst whether the number is 1
 * @param rest what follows it
 */
record NumberedLine(boolean isFirst, TextSpan rest) {

    static NumberedLine of(TextLine line) {
        TextSpan span = line.span();
        int end = span.from();
        while (end < span.to() && TextSpan.isDigit(line.text().charAt(end))) {
            end++;
        }
        boolean hasNumber = end > span.from() && end < span.to() && line.text().charAt(end) == '.';
        if (!hasNumber) {
            return new NumberedLine(false, span);
        }
        boolean isFirst = span.part(span.from(), end).text().equals("1");
        return new NumberedLine(isFirst, span.part(end + 1, span.to()));
    }
}
