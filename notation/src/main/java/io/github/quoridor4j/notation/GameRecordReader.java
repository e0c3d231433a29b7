package io.github.quoridor4j.notation;

import io.github.quoridor4j.notation.RecordLexer.Kind;
import io.github.quoridor4j.notation.RecordLexer.Token;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads game records: the syntax of PGN with Quoridor's moves, and plain lists of moves, which are the same without tags and
 * numbers.
 *
 * <pre>
 * [Rules "standard-2"]
 * [Result "1-0"]
 *
 * 1. e2 e8 2. e3 e7 {centre} 3. e4 e6 4. e3h $1 (4. d3h e5) d6h 1-0
 * </pre>
 *
 * <p>Read are any line ends, blanks and blank lines, a byte order mark, capitals, comments in braces, after a semicolon or in
 * lines that begin with a percent sign, glyphs, marks such as {@code e3h!}, and move numbers in any form or none: the order
 * of the moves counts, not their numbers. Variations and comments are checked for their syntax and left out.
 *
 * <p>A game ends with its result, before the tags of the next game, where the numbers start anew at {@code 1.}, or with the
 * text. The moves are not checked for legality. A record without the tag Rules is played by the standard rules, by as many
 * players as the tags {@code Player3} and {@code Player4} show.
 */
public final class GameRecordReader {
    private final RecordLexer lexer;
    private Token token;

    private GameRecordReader(Reader in) throws IOException {
        this.lexer = new RecordLexer(in);
        this.token = lexer.next();
    }

    /**
     * Reads a text to its end.
     *
     * @param text any number of records
     * @return its games in order; none if it holds only blanks and comments
     * @throws NotationException at the first problem
     */
    public static List<GameRecord> readAll(String text) {
        try {
            return readAll(new StringReader(text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a text to its end.
     *
     * @param in any number of records; better with a buffer; the caller closes it
     * @return its games in order; none if it holds only blanks and comments
     * @throws NotationException at the first problem
     * @throws IOException if the reader throws it
     */
    public static List<GameRecord> readAll(Reader in) throws IOException {
        GameRecordReader reader = new GameRecordReader(in);
        List<GameRecord> games = new ArrayList<>();
        while (reader.token.kind() != Kind.END) {
            reader.next().ifPresent(games::add);
        }
        return games;
    }

    /** The game that begins here; empty if there are only stray numbers before the next tags or the end. */
    private Optional<GameRecord> next() throws IOException {
        RecordDraft draft = new RecordDraft();
        while (token.kind() == Kind.TAG) {
            draft.tag(token, lexer.tagValue());
            token = lexer.next();
        }
        while (token.kind() != Kind.END && token.kind() != Kind.TAG && !draft.isComplete()) {
            if (token.kind() == Kind.OPEN) {
                skipVariation();
            } else {
                Optional<MoveWord> word = MoveWord.of(token);
                if (word.isPresent() && word.get().startsGame() && draft.hasMoves()) {
                    break;
                }
                draft.add(word.orElseThrow(() -> token.expected("a move such as e2, e3h or --, or a result")));
                token = lexer.next();
            }
        }
        return draft.isEmpty() ? Optional.empty() : Optional.of(draft.build());
    }

    /** Counts the parentheses instead of recursing, so that no text can exhaust the stack. */
    private void skipVariation() throws IOException {
        Token outermost = token;
        int depth = 0;
        do {
            switch (token.kind()) {
                case OPEN -> depth++;
                case CLOSE -> depth--;
                case WORD -> checkInVariation();
                case TAG, END -> throw outermost.expected("a variation that is closed by )");
            }
            token = lexer.next();
        } while (depth > 0);
    }

    private void checkInVariation() {
        Optional<MoveWord> word = MoveWord.of(token);
        if (word.isEmpty() || word.get().result().isPresent()) {
            throw token.expected("a move such as e2, e3h or --, or the ) of the variation");
        }
    }
}
