package io.github.quoridor4j.notation;

/**
 * {@code 1. e2 e8} with the anchors of OpenQuoridorFramework, a round a line. Everything behind {@code #} is a comment,
 * and so is the sentence that tells who wins and why.
 */
final class OqfFormat implements LineFormat {
    /** A line that this library writes before the moves, since without it the moves look like those of PGN. */
    static final String HEADER = "# OQF";

    static final String RESIGNATION = "cap";

    private static final MoveWords MOVES = new MoveWords(
            MoveNotation.NORTH_WEST::tryParse, RESIGNATION, "a move such as e2, e4h or cap, or a comment behind #");
    private static final String VERDICT = " wins because ";

    private boolean hasMoves;

    @Override
    public boolean startsGame(TextLine line) {
        return isHeader(line) || (hasMoves && NumberedLine.of(line).isFirst());
    }

    private static boolean isHeader(TextLine line) {
        return line.span().text().equals(HEADER);
    }

    @Override
    public void read(TextLine line, RecordDraft draft) {
        if (isHeader(line)) {
            return;
        }
        TextSpan span = line.span();
        if (span.text().contains(VERDICT)) {
            draft.comment(span.text(), line.number(), TextLine.column(span));
            return;
        }
        int sign = span.text().indexOf('#');
        int end = sign < 0 ? span.to() : span.from() + sign;
        NumberedLine numbered = NumberedLine.of(line);
        TextSpan moves = numbered.rest().part(Math.min(end, numbered.rest().from()), end);
        for (TextSpan word : moves.words()) {
            hasMoves = true;
            MOVES.read(line, word, draft);
        }
        if (sign >= 0) {
            TextSpan comment = span.part(end + 1, span.to()).strip();
            draft.comment(comment.text(), line.number(), TextLine.column(comment));
        }
    }
}
