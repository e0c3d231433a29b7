package io.github.quoridor4j.notation;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Lines {@code # Player1: ..} with what is to be said about the game, then a round a line. */
final class QgfFormat implements LineFormat {
    static final String MARK = "# QGF";
    static final String HEADER = MARK + " V[1.0]";
    static final String NOTATION = "Notation";

    /** Those of every game; where they come again, the next game begins. */
    private static final List<String> KEYS = List.of("player1", "player2", "pointofview", "notation");

    private @Nullable MoveWords moves;
    private boolean hasRounds;

    @Override
    public boolean startsGame(TextLine line) {
        if (line.startsWith(MARK)) {
            return true;
        }
        return hasRounds && (NumberedLine.of(line).isFirst() || (line.startsWith("#") && KEYS.contains(key(line))));
    }

    @Override
    public void read(TextLine line, RecordDraft draft) {
        if (line.startsWith(MARK)) {
            if (!line.span().text().equals(HEADER)) {
                draft.problems().add(line.expected(line.span(), HEADER));
            }
        } else if (line.startsWith("#")) {
            header(line, draft);
        } else {
            round(line, draft);
        }
    }

    private void round(TextLine line, RecordDraft draft) {
        hasRounds = true;
        for (TextSpan word : NumberedLine.of(line).rest().words()) {
            if (moves != null) {
                moves.read(line, word, draft);
            } else if (!draft.isLineEnded()) {
                MoveWords.stop(line.expected(word, "a line # Notation: before the moves"), draft);
            }
        }
    }

    private void header(TextLine line, RecordDraft draft) {
        TextSpan text = text(line);
        TextSpan name = name(text);
        if (hasRounds || !TagName.of(name.text()).isValid()) {
            draft.comment(text.text(), line.number(), TextLine.column(text));
            return;
        }
        TextSpan value =
                text.part(text.from() + text.text().indexOf(':') + 1, text.to()).strip();
        if (name.text().equalsIgnoreCase(NOTATION)) {
            notation(line, value, draft);
        } else if (!value.isEmpty()) {
            draft.tag(new TagText(
                    TagName.of(name.text()),
                    value.text(),
                    value.text(),
                    line.number(),
                    TextLine.column(name),
                    line.number(),
                    TextLine.column(value)));
        }
    }

    /** What follows the sign. */
    private static TextSpan text(TextLine line) {
        TextSpan span = line.span();
        return span.part(span.from() + 1, span.to()).strip();
    }

    /** What stands before the colon; empty if there is none. */
    private static TextSpan name(TextSpan text) {
        int colon = Math.max(0, text.text().indexOf(':'));
        return text.part(text.from(), text.from() + colon).strip();
    }

    private static String key(TextLine line) {
        return TagName.of(name(text(line)).text()).key();
    }

    private void notation(TextLine line, TextSpan value, RecordDraft draft) {
        switch (value.text().toLowerCase(Locale.ROOT)) {
            case "lamek" -> moves = MoveWords.algebraic("");
            case "glendenning" ->
                moves = new MoveWords(MoveNotation.GLENDENNING::tryParse, "", "a move such as e8, e6h or --");
            case "debug" ->
                moves = new MoveWords(
                        (text, before) -> MoveNotation.ALGEBRAIC.tryParse(lettered(text), before),
                        "",
                        "a move such as 41, 42h or --");
            default -> draft.problems().add(line.expected(value, "Lamek, Glendenning or Debug"));
        }
    }

    /** Column and row counted from 0 as a letter and a row counted from 1. */
    private static String lettered(String digits) {
        if (digits.length() < 2 || !isDigit(digits.charAt(0)) || !isDigit(digits.charAt(1))) {
            return digits.startsWith("--") ? digits : "";
        }
        char column = (char) (digits.charAt(0) - '0' + 'a');
        char row = (char) (digits.charAt(1) + 1);
        return "" + column + row + digits.substring(2);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '8';
    }
}
