package io.github.quoridor4j.notation;

import io.github.quoridor4j.Rules;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads game records, one after the other, however many there are. A reader is a set of choices, immutable and for any number
 * of texts:
 *
 * <pre>{@code
 * Iterator<GameRecord> games = GameRecordReader.lenient().read(in);
 * while (games.hasNext()) {
 *     GameRecord game = games.next();
 *     game.problems().forEach(System.err::println);
 * }
 * }</pre>
 *
 * <p>The canonical format is the syntax of PGN with Quoridor's moves; a plain list of moves is the same without tags and
 * numbers:
 *
 * <pre>
 * [Rules "standard-2"]
 * [Result "1-0"]
 *
 * 1. e2 e8 2. e3 e7 {centre} 3. e4 e6 4. e3h $1 (4. d3h e5) d6h 1-0
 * </pre>
 *
 * <p>Read are any line ends, blanks (also those of web pages) and blank lines, a byte order mark, capitals, comments in braces
 * or after a semicolon, glyphs, marks such as {@code e3h!}, and move numbers in any form or none: the order of the moves
 * counts, not their numbers, but a first number such as {@code 1...} says that the first player's move is missing, which is a
 * problem if he is to move. {@code X} is the resignation of the player to move. Lines that begin with a percent sign are left
 * out. A game ends with its result and the comments behind it, before the tags of the next game, where the numbers start anew
 * at {@code 1.}, or with the text; behind a blank line, a tag that the game has already begins the next one.
 *
 * <p>A record without the tag Rules is played by the {@linkplain #rules rules given}, or by the standard rules for as many
 * players as the tags {@code Player3} and {@code Player4} show.
 *
 * <h2>Other formats</h2>
 *
 * {@link RecordFormat} lists the other formats that are read. Without a {@linkplain #format name} the format is told by the
 * beginning of the text:
 *
 * <table>
 * <caption>The first row that applies counts</caption>
 * <tr><th>the text</th><th>format</th></tr>
 * <tr><td>begins with {@code (;}</td><td>{@link RecordFormat#KATA_SGF}</td></tr>
 * <tr><td>begins with one of <code>[ { ( ; %</code></td><td>{@link RecordFormat#PGN}</td></tr>
 * <tr><td>begins with {@code # QGF}</td><td>{@link RecordFormat#QGF}</td></tr>
 * <tr><td>begins with {@code tq1}</td><td>{@link RecordFormat#TQ1}</td></tr>
 * <tr><td>has a line {@code game: quoridor} or {@code # Apply action}</td><td>{@link RecordFormat#OPENSPIEL}</td></tr>
 * <tr><td>has a first line of moves in lode, one of them a direction or a horizontal fence</td>
 * <td>{@link RecordFormat#LODE}</td></tr>
 * <tr><td>has the sign {@code #} or the word {@code cap} before any bracket</td><td>{@link RecordFormat#OQF}</td></tr>
 * <tr><td>is anything else</td><td>{@link RecordFormat#PGN}</td></tr>
 * </table>
 *
 * <p>A {@link RecordFormat#MOVE_LIST} must be named, and so must an {@link RecordFormat#OQF} text without comments.
 *
 * <h2>Problems</h2>
 *
 * A lenient reader never fails. What does not follow the format, and the first illegal move of a line, is a
 * {@link NotationProblem} among {@link GameRecord#problems()}, with its place. A line ends there: the moves before it are
 * kept. Other games are not touched: a comment or variation that nobody closes ends where a line begins with a tag. A game
 * with a problem in the tags that tell its start has no moves. A strict reader throws the first problem as a
 * {@link NotationException}; after it, its iterator must not be used any more.
 *
 * <p>An {@link java.io.IOException} of the source reaches the caller in an {@link UncheckedIOException}.
 *
 * <h2>Cost</h2>
 *
 * In memory are one game and a buffer, and the {@linkplain Limits limits} bound the game, so that no text can exhaust memory
 * or stack.
 */
public final class GameRecordReader {
    private static final GameRecordReader LENIENT =
            new GameRecordReader(Optional.empty(), Optional.empty(), false, true, Limits.usual());

    private final Optional<RecordFormat> format;
    private final Optional<Rules> rules;
    private final boolean strict;
    private final boolean checksLegality;
    private final Limits limits;
    private final StartMemo starts;

    private GameRecordReader(
            Optional<RecordFormat> format,
            Optional<Rules> rules,
            boolean strict,
            boolean checksLegality,
            Limits limits) {
        this.format = format;
        this.rules = rules;
        this.strict = strict;
        this.checksLegality = checksLegality;
        this.limits = limits;
        this.starts = new StartMemo(rules);
    }

    /**
     * How much of a game is read. What is longer is a problem of that game.
     *
     * @param lineLength the longest line, in characters, 1 or more
     * @param gameLength the longest text of a game with all its tags, comments and variations, in characters, 1 or more
     * @param tags the greatest number of tags of a game, 0 or more
     * @param nesting how deep variations may lie within each other, 0 to 100
     */
    public record Limits(int lineLength, int gameLength, int tags, int nesting) {
        private static final Limits USUAL = new Limits(1_000_000, 1_000_000, 1_000, 100);
        private static final int DEEPEST = 100;

        /**
         * Makes limits.
         *
         * @throws IllegalArgumentException if one is out of range
         */
        public Limits {
            require("a line's length", lineLength, 1, Integer.MAX_VALUE);
            require("a game's length", gameLength, 1, Integer.MAX_VALUE);
            require("the number of tags", tags, 0, Integer.MAX_VALUE);
            // comparing deep records takes stack
            require("the depth of variations", nesting, 0, DEEPEST);
        }

        /** {@return a million characters for a line and for a game, a thousand tags, variations a hundred deep} */
        public static Limits usual() {
            return USUAL;
        }

        private static void require(String what, int limit, int least, int most) {
            if (limit < least || limit > most) {
                throw new IllegalArgumentException(
                        "not a limit of " + what + ": " + limit + " (expected " + least + ".." + most + ")");
            }
        }

        /** The limit that is exceeded in this column. */
        String exceeded(int column) {
            return column > lineLength
                    ? "the end of a line of at most " + lineLength + " characters"
                    : "the end of a game of at most " + gameLength + " characters";
        }
    }

    /** {@return a reader that reports problems with the games} */
    public static GameRecordReader lenient() {
        return LENIENT;
    }

    /** {@return a reader that throws the first problem} */
    public static GameRecordReader strict() {
        return new GameRecordReader(LENIENT.format, LENIENT.rules, true, true, LENIENT.limits);
    }

    /**
     * Names the format. Without this, it is recognised from the beginning of the text, at most 8,192 characters of it, as
     * the class says.
     *
     * @param of the format of all texts
     * @return a reader for it
     */
    public GameRecordReader format(RecordFormat of) {
        return new GameRecordReader(Optional.of(of), rules, strict, checksLegality, limits);
    }

    /**
     * Names the rules of the records that do not name any.
     *
     * @param usual the rule set
     * @return a reader that uses it
     */
    public GameRecordReader rules(Rules usual) {
        return new GameRecordReader(format, Optional.of(usual), strict, checksLegality, limits);
    }

    /**
     * Leaves out the question whether the moves are legal, and whether the result is that of the game. Formats whose moves
     * mean something only in their position are read with legality all the same.
     *
     * @return a reader that believes
     */
    public GameRecordReader withoutLegality() {
        return new GameRecordReader(format, rules, strict, false, limits);
    }

    /**
     * Sets the limits.
     *
     * @param of the limits
     * @return a reader with them
     */
    public GameRecordReader limits(Limits of) {
        return new GameRecordReader(format, rules, strict, checksLegality, Objects.requireNonNull(of));
    }

    /**
     * Reads a text while the iterator is used.
     *
     * @param in any number of records; needs no buffer; the caller closes it
     * @return the games in order; none if the text holds only blanks
     */
    public Iterator<GameRecord> read(Reader in) {
        CharSource source = new CharSource(Objects.requireNonNull(in), limits);
        return new Records(() -> RecordSources.of(this, source));
    }

    /**
     * Reads a text to its end.
     *
     * @param text any number of records
     * @return its games in order; none if it holds only blanks
     * @throws NotationException if this reader is strict, at the first problem
     */
    public List<GameRecord> readAll(String text) {
        List<GameRecord> games = new ArrayList<>();
        read(new StringReader(text)).forEachRemaining(games::add);
        return games;
    }

    /** Empty if the format of every text is to be recognised. */
    Optional<RecordFormat> namedFormat() {
        return format;
    }

    Optional<Rules> usualRules() {
        return rules;
    }

    StartMemo starts() {
        return starts;
    }

    boolean isStrict() {
        return strict;
    }

    boolean checksLegality() {
        return checksLegality;
    }

    Limits limits() {
        return limits;
    }

    /** Looks one game ahead, since only reading tells whether there is one. */
    private static final class Records implements Iterator<GameRecord> {
        private final Supplier<RecordSource> opening;
        private @Nullable RecordSource source;
        private @Nullable GameRecord next;
        private boolean isAtEnd;

        Records(Supplier<RecordSource> opening) {
            this.opening = opening;
        }

        @Override
        public boolean hasNext() {
            if (next == null && !isAtEnd) {
                next = source().next();
                isAtEnd = next == null;
            }
            return next != null;
        }

        /** Nothing is read before somebody asks for a game. */
        private RecordSource source() {
            RecordSource open = source == null ? opening.get() : source;
            source = open;
            return open;
        }

        @Override
        public GameRecord next() {
            if (!hasNext() || next == null) {
                throw new NoSuchElementException("no more games");
            }
            GameRecord game = next;
            next = null;
            return game;
        }
    }
}
