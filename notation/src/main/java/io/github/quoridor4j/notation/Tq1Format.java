package io.github.quoridor4j.notation;

import java.util.Optional;

/** {@code tq1 e2 e8}, or {@code tq1#{"game":1} e2 e8} with facts in JSON, which become a comment. */
final class Tq1Format implements LineFormat {
    static final String PREFIX = "tq1";

    // some programs that write it paste from others that put the fence's letter first
    private static final MoveWords MOVES = new MoveWords(
            (text, before) ->
                    MoveNotation.ALGEBRAIC.tryParse(text, before).or(() -> MoveNotation.PREFIX.tryParse(text, before)),
            PgnWord.RESIGNATION,
            "a move such as e2, e3h or --");

    @Override
    public boolean startsGame(TextLine line) {
        return line.startsWith(PREFIX);
    }

    @Override
    public void read(TextLine line, RecordDraft draft) {
        TextSpan rest = line.span();
        if (!line.startsWith(PREFIX)) {
            MOVES.readAll(line, rest, draft);
            return;
        }
        rest = rest.part(rest.from() + PREFIX.length(), rest.to());
        if (rest.text().startsWith("#")) {
            Optional<TextSpan> facts = facts(rest);
            if (facts.isEmpty()) {
                MoveWords.stop(line.expected(rest, "facts in JSON that end with } and a blank"), draft);
                return;
            }
            draft.comment(facts.get().text(), line.number(), TextLine.column(facts.get()));
            rest = rest.part(facts.get().to(), rest.to());
        }
        MOVES.readAll(line, rest, draft);
    }

    /** From the brace behind the sign to the last one that a blank, or the end of the line, follows. */
    private static Optional<TextSpan> facts(TextSpan signed) {
        String whole = signed.whole();
        int from = signed.from() + 1;
        if (from == signed.to() || whole.charAt(from) != '{') {
            return Optional.empty();
        }
        for (int i = from; i < signed.to(); i++) {
            boolean ends = i + 1 == signed.to() || TextSpan.isBlank(whole.charAt(i + 1));
            if (ends && whole.charAt(i) == '}') {
                return Optional.of(signed.part(from, i + 1));
            }
        }
        return Optional.empty();
    }
}
