package io.github.quoridor4j.notation;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A recorded game: its tags, where it starts, its moves and its result, as somebody wrote them down. Immutable.
 *
 * <p>A record is a claim. The start is a possible position, but nobody has checked the moves: play them from
 * {@link #start()} to learn whether they are legal.
 */
public final class GameRecord {
    /** The result of a game that has none, or of a record that does not tell. */
    public static final String UNKNOWN_RESULT = "*";

    private final Map<String, String> tags;
    private final Position start;
    private final List<Ply> plies;
    private final String result;

    GameRecord(Map<String, String> tags, Position start, List<Ply> plies, String result) {
        this.tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        this.start = start;
        this.plies = List.copyOf(plies);
        this.result = result;
    }

    /**
     * One recorded move and where it stands in the text.
     *
     * @param move the move, which need not be legal
     * @param line the line of the move, from 1
     * @param column the column in which the move begins, from 1
     */
    public record Ply(Move move, int line, int column) {}

    /** {@return all tags, known and unknown, in the order of the record} */
    public Map<String, String> tags() {
        return tags;
    }

    /**
     * Looks a tag up.
     *
     * @param name the tag's name; capitals do not matter
     * @return its value, or empty if the record has no such tag
     */
    public Optional<String> tag(String name) {
        return tags.entrySet().stream()
                .filter(tag -> tag.getKey().equalsIgnoreCase(name))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** {@return the position in which the game starts, as the tags Rules, Position, First and Starts tell} */
    public Position start() {
        return start;
    }

    /** {@return the rule set by which the game was played} */
    public Rules rules() {
        return start.rules();
    }

    /** {@return the moves of the main line with their places in the text} */
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
}
