package io.github.quoridor4j.notation;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import java.util.Optional;
import java.util.function.BiFunction;

/** Reads moves word by word. Behind the first word that is none the others are left out. */
final class MoveWords {
    private static final String ALGEBRAIC_MOVE = "a move such as e2, e3h or --";

    private static final String BEHIND_END = "nothing behind the end of the game";

    private final BiFunction<String, Position, Optional<Move>> parse;
    private final String resignation;
    private final String expected;

    /**
     * Words of one kind.
     *
     * @param resignation the word of a player who resigns, in small letters; empty if there is none
     * @param expected what a word should be
     */
    MoveWords(BiFunction<String, Position, Optional<Move>> parse, String resignation, String expected) {
        this.parse = parse;
        this.resignation = resignation;
        this.expected = expected;
    }

    static MoveWords algebraic(String resignation) {
        return new MoveWords(MoveNotation.ALGEBRAIC::tryParse, resignation, ALGEBRAIC_MOVE);
    }

    static MoveWords lode() {
        return new MoveWords(MoveNotation.LODE::tryParse, PgnWord.RESIGNATION, "a move such as N, 3e, e3 or --");
    }

    /** Reads moves among which there may be numbers and a result. */
    void readAll(TextLine line, TextSpan part, RecordDraft draft) {
        for (TextSpan span : part.words()) {
            PgnWord word = PgnWord.of(span.text());
            if (word.isResult()) {
                result(line, span, draft);
            } else if (!word.move().isEmpty() || word.glyph() != 0) {
                boolean isMarked = word.glyph() > 0;
                int from = span.from() + word.numberLength();
                int to = isMarked ? from + word.move().length() : span.to();
                read(line, span.part(from, to), draft);
                if (isMarked && !draft.isLineEnded()) {
                    draft.glyph(word.glyph());
                }
            }
        }
    }

    /** Reads one move, or the resignation. */
    void read(TextLine line, TextSpan word, RecordDraft draft) {
        if (draft.isLineEnded() || isBehindEnd(line, word, draft)) {
            return;
        }
        int column = TextLine.column(word);
        if (!resignation.isEmpty() && word.lower().equals(resignation)) {
            resign(line, word, draft);
            return;
        }
        Optional<Move> move = parse.apply(word.text(), draft.position());
        if (move.isPresent()) {
            draft.move(move.get(), word.text(), line.number(), column);
        } else {
            stop(line.expected(word, expected), draft);
        }
    }

    private static void resign(TextLine line, TextSpan word, RecordDraft draft) {
        if (draft.outcome().isPresent()) {
            stop(line.expected(word, BEHIND_END), draft);
        } else {
            draft.resign(word.text(), line.number(), TextLine.column(word));
        }
    }

    private static void result(TextLine line, TextSpan word, RecordDraft draft) {
        if (!draft.isComplete()) {
            draft.result(word.text(), line.number(), TextLine.column(word));
        } else {
            isBehindEnd(line, word, draft);
        }
    }

    private static boolean isBehindEnd(TextLine line, TextSpan word, RecordDraft draft) {
        if (draft.isComplete() && !draft.isLineEnded()) {
            stop(line.expected(word, BEHIND_END), draft);
        }
        return draft.isComplete();
    }

    /** What follows cannot be trusted. */
    static void stop(NotationProblem problem, RecordDraft draft) {
        draft.problems().add(problem);
        draft.endLine();
    }
}
