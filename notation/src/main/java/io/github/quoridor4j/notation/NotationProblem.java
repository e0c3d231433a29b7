package io.github.quoridor4j.notation;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Move;
import java.io.Serializable;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Something in a text that does not follow its notation, or a recorded move that is illegal: where it is, what stands there,
 * and what was expected.
 *
 * @param line the line of the offending text, from 1; beyond two billion lines it stays there
 * @param column the column in which the offending text begins, from 1, counted in {@code char}s; for a command in a comment,
 *     that of the comment
 * @param found the offending text as it stands in the source; empty at the end of the text
 * @param expected what should have stood there, in words
 * @param illegalMove the move, where it was played and why it is illegal, if that is the problem
 */
public record NotationProblem(int line, int column, String found, String expected, Optional<IllegalMove> illegalMove)
        implements Serializable {

    private static final int LONGEST_QUOTE = 60;

    /**
     * A recorded move that the rules refuse.
     *
     * @param game the game in which it was recorded
     * @param move the move
     * @param legality why it is illegal there
     */
    public record IllegalMove(Game game, Move move, Legality legality) implements Serializable {
        /** Makes a refusal, which nobody checks. */
        public IllegalMove {
            Objects.requireNonNull(game);
            Objects.requireNonNull(move);
            Objects.requireNonNull(legality);
        }
    }

    /**
     * Makes a problem.
     *
     * @throws IllegalArgumentException if the line or the column is less than 1
     */
    public NotationProblem {
        requirePlace(line, column);
        Objects.requireNonNull(found);
        Objects.requireNonNull(expected);
        Objects.requireNonNull(illegalMove);
    }

    NotationProblem(int line, int column, String found, String expected) {
        this(line, column, found, expected, Optional.empty());
    }

    static void requirePlace(int line, int column) {
        if (line < 1 || column < 1) {
            throw new IllegalArgumentException("no such place: line " + line + ", column " + column);
        }
    }

    /** {@return what is written instead} */
    private Object writeReplace() {
        return new ProblemForm(line, column, found, expected, illegalMove.orElse(null));
    }

    /** {@return the problem in words without its place: {@code found 'e33', expected a move}} */
    public String reason() {
        return "found " + (found.isEmpty() ? "nothing" : "'" + quote(found) + "'") + ", expected " + expected;
    }

    /** {@return place and problem in words: {@code line 1, column 7: found 'e33', expected a move}} */
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + reason();
    }

    /** The same problem of a text that is itself a part of another one, where it begins at this line and column. */
    NotationProblem within(int startLine, int startColumn) {
        int shifted = line == 1 ? startColumn + column - 1 : column;
        return new NotationProblem(startLine + line - 1, shifted, found, expected, illegalMove);
    }

    /** Short and in plain ASCII, so that look-alike letters and control characters show and do no harm. */
    private static String quote(String text) {
        StringBuilder quote = new StringBuilder();
        text.chars().limit(LONGEST_QUOTE).forEach(c -> {
            if (c >= ' ' && c <= '~') {
                quote.append((char) c);
            } else {
                quote.append(String.format(Locale.ROOT, "\\u%04x", c));
            }
        });
        return text.length() > LONGEST_QUOTE ? quote + ".." : quote.toString();
    }
}
