package io.github.quoridor4j.notation;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.IllegalMoveException;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A recorded game: its tags, where it starts, its moves with comments and variations, and its result, as somebody wrote them
 * down. Immutable, and compared by value.
 *
 * <p>A record is a claim. What {@link GameRecordReader} reads has legal moves, unless it is told not to look; what stands in the
 * text instead is among the {@link #problems()}. {@link #game()} plays the moves.
 */
public final class GameRecord implements Serializable {
    private static final long serialVersionUID = 1;

    /** The result of a game that has none, or of a record that does not tell. */
    public static final String UNKNOWN_RESULT = "*";

    // Transient because a form stands for records in streams.

    private final transient Map<String, String> tags;
    private final transient Position start;
    private final transient String comment;
    private final transient List<Ply> plies;
    private final transient String result;
    private final transient List<NotationProblem> problems;

    GameRecord(
            Map<String, String> tags,
            Position start,
            String comment,
            List<Ply> plies,
            String result,
            List<NotationProblem> problems) {
        this.tags = tags;
        this.start = start;
        this.comment = comment;
        this.plies = plies;
        this.result = result;
        this.problems = problems;
    }

    /**
     * One recorded move of a line, with what was written about it.
     *
     * @param move the move
     * @param glyphs numbers of PGN's glyphs, 0 to 255; {@code 1} to {@code 6} are the marks ! ? !! ?? !? ?!
     * @param comment what follows the move in braces, on one line without double blanks; empty if there is none. Commands
     *     such as {@code [%emt 0:00:04]} are a part of it
     * @param variations other lines that begin in the position before the move
     */
    public record Ply(Move move, List<Integer> glyphs, String comment, List<Variation> variations)
            implements Serializable {
        private static final Ply[] BARE = new Ply[Move.pass().code() + 1];

        static {
            for (int code = 0; code < BARE.length; code++) {
                BARE[code] = new Ply(Move.ofCode(code), List.of(), "", List.of());
            }
        }

        /**
         * Makes a ply.
         *
         * @throws IllegalArgumentException if a glyph is out of range
         */
        public Ply {
            Objects.requireNonNull(move);
            glyphs = List.copyOf(glyphs);
            comment = RecordText.comment(comment);
            variations = List.copyOf(variations);
            glyphs.forEach(RecordText::requireGlyph);
        }

        /**
         * Returns a move about which nothing was written.
         *
         * @param move the move
         * @return the ply
         */
        public static Ply of(Move move) {
            return BARE[move.code()];
        }

        /**
         * Returns the glyphs as people write them behind the move.
         *
         * @return for example {@code !?}; glyphs without such a sign as a number, {@code  $18}, with a blank before it; empty
         *     if there is none but 0
         */
        public String marks() {
            return glyphs.stream().map(RecordText::mark).collect(Collectors.joining());
        }

        /** {@return the time that the move took, as the command {@code %emt} of the comment says, or empty} */
        public Optional<Duration> elapsed() {
            return CommentCommand.duration(comment, CommentCommand.ELAPSED);
        }

        /** {@return the time on the player's clock after the move, as the command {@code %clk} says, or empty} */
        public Optional<Duration> clock() {
            return CommentCommand.duration(comment, CommentCommand.CLOCK);
        }
    }

    /**
     * A line that was not played.
     *
     * @param comment what stands before its first move; empty if there is nothing
     * @param plies its moves
     */
    public record Variation(String comment, List<Ply> plies) implements Serializable {
        /**
         * Makes a variation.
         *
         * @throws IllegalArgumentException if it has neither moves nor a comment
         */
        public Variation {
            comment = RecordText.comment(comment);
            plies = List.copyOf(plies);
            if (plies.isEmpty() && comment.isEmpty()) {
                throw new IllegalArgumentException("a variation without moves and comment");
            }
        }
    }

    /**
     * Makes a record.
     *
     * @param tags what is to be said about the game; names are letters, digits and underscores. {@code Rules},
     *     {@code Position}, {@code First} and {@code Result} are not among them: they follow from the rest, and so does
     *     {@code Starts}, unless it tells where the pawns of a later position once began
     * @param start the position in which the game starts
     * @param comment what stands before the first move; may be empty
     * @param plies the moves of the main line, which nobody checks
     * @param result see {@link #result()}
     * @return the record, without problems
     * @throws IllegalArgumentException if a tag's name is not one or stands twice in different cases, if its value has control
     *     characters, or if the result is not one for this number of players
     */
    public static GameRecord of(
            Map<String, String> tags, Position start, String comment, List<Ply> plies, String result) {
        return new GameRecord(
                RecordTags.checked(tags),
                Objects.requireNonNull(start),
                RecordText.comment(comment),
                List.copyOf(plies),
                RecordResult.checked(result, start.rules()),
                List.of());
    }

    /**
     * Records a game: its start, its moves, with the command {@code %emt} where they took time, players who left it, its
     * result, and in the tag {@code Termination} the reason of its end.
     *
     * @param game the game, which may still go on
     * @param tags what is to be said about it otherwise, see {@link #of(Map, Position, String, List, String)}
     * @return its record
     * @throws IllegalArgumentException if a tag is impossible
     */
    public static GameRecord of(Game game, Map<String, String> tags) {
        return new PlayedGame(game).record(tags);
    }

    /**
     * Returns the tags, known and unknown, without those that tell the start and the result.
     *
     * @return name and value, in the order in which {@link GameRecordWriter} writes them; unmodifiable. Where a tag
     *     about the start cannot be understood, it is among them
     */
    public Map<String, String> tags() {
        return Collections.unmodifiableMap(tags);
    }

    /**
     * Looks a tag up.
     *
     * @param name the tag's name; capitals do not matter
     * @return its value, or empty if the record has no such tag
     */
    public Optional<String> tag(String name) {
        TagName wanted = TagName.of(name);
        return tags.entrySet().stream()
                .filter(tag -> TagName.of(tag.getKey()).equals(wanted))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /**
     * Returns the position in which the game starts.
     *
     * @return the position that the tags Rules, Position, First and Starts tell; the standard one, with the first player to
     *     move and no moves after it, if there is a problem in them
     */
    public Position start() {
        return start;
    }

    /** {@return the rule set by which the game was played} */
    public Rules rules() {
        return start.rules();
    }

    /** {@return what stands before the first move, on one line; empty if there is nothing} */
    public String comment() {
        return comment;
    }

    /** {@return the moves of the main line with what was written about them; unmodifiable} */
    public List<Ply> plies() {
        return plies;
    }

    /** {@return the moves of the main line} */
    public List<Move> moves() {
        return plies.stream().map(Ply::move).toList();
    }

    /**
     * Returns the result as recorded.
     *
     * @return {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, one number a seat such as {@code 0-0-1-0}, or
     *     {@value #UNKNOWN_RESULT}
     */
    public String result() {
        return result;
    }

    /**
     * Returns what was wrong in the text from which this record was read.
     *
     * @return the problems, as they were found, the first thousand of them; none for a record that was not read from a text;
     *     unmodifiable. They do not count in comparisons
     */
    public List<NotationProblem> problems() {
        return problems;
    }

    /**
     * Plays the main line, with the recorded times. Players leave the game where the command {@code [%out 3]} of a comment
     * says so. At the end, a result and the tag {@code Termination} that say {@code resignation}, {@code forfeit} or
     * {@code agreement} are carried out; that somebody lost on time cannot be.
     *
     * @return the game after the last recorded event
     * @throws IllegalMoveException if a move is illegal, which can only be if nobody checked them
     */
    public Game game() {
        return RecordedGame.play(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord that
                && tags.equals(that.tags)
                && start.equals(that.start)
                && comment.equals(that.comment)
                && plies.equals(that.plies)
                && result.equals(that.result);
    }

    @Override
    public int hashCode() {
        return Objects.hash(tags, start, comment, plies, result);
    }

    /** {@return the record as {@link GameRecordWriter} writes it} */
    @Override
    public String toString() {
        return GameRecordWriter.format(this);
    }

    /** {@return what is written instead} */
    private Object writeReplace() {
        return new RecordForm(tags, start, comment, plies, result, problems);
    }

    /**
     * Refuses to read what this class never writes.
     *
     * @param in the stream
     * @throws InvalidObjectException always
     */
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a record is read in its serial form only");
    }
}
