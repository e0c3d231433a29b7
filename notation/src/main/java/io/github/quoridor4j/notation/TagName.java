package io.github.quoridor4j.notation;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The name of a tag, in the order in which tags are written: those that most records have, then others by the alphabet.
 * Capitals do not matter.
 *
 * @param text as it is written
 * @param key the same in small letters, by which tags are told apart
 * @param rank the place among those that come first
 */
record TagName(String text, String key, int rank) implements Comparable<TagName> {
    private static final Comparator<TagName> ORDER =
            Comparator.comparingInt(TagName::rank).thenComparing(TagName::key);

    private static final List<String> FIRST_ONES = List.of(
            "Event",
            "Site",
            "Date",
            "Round",
            "Player1",
            "Player2",
            "Player3",
            "Player4",
            "Rules",
            "Position",
            "First",
            "Starts",
            "Result",
            "Termination",
            "TimeControl");

    /** Found by their text and by their key. */
    private static final Map<String, TagName> KNOWN = IntStream.range(0, FIRST_ONES.size())
            .mapToObj(rank -> new TagName(FIRST_ONES.get(rank), key(FIRST_ONES.get(rank)), rank))
            .collect(Collectors.toMap(TagName::text, Function.identity()));

    private static final Map<String, Integer> RANKS =
            KNOWN.values().stream().collect(Collectors.toMap(TagName::key, TagName::rank));

    static final TagName PLAYER_3 = of("Player3");
    static final TagName PLAYER_4 = of("Player4");
    static final TagName RULES = of("Rules");
    static final TagName POSITION = of("Position");
    static final TagName FIRST = of("First");
    static final TagName STARTS = of("Starts");
    static final TagName RESULT = of("Result");
    static final TagName TERMINATION = of("Termination");

    static TagName of(String text) {
        TagName known = KNOWN.get(text);
        if (known != null) {
            return known;
        }
        String key = key(text);
        return new TagName(text, key, RANKS.getOrDefault(key, RANKS.size()));
    }

    private static String key(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    static boolean isPart(int c) {
        return c == '_' || Character.isLetterOrDigit(c);
    }

    boolean isValid() {
        return !text.isEmpty() && text.chars().allMatch(TagName::isPart);
    }

    /** Whether it is told by the start of a record, which may be a position of its own. */
    boolean tellsStart(boolean hasPosition) {
        return equals(RULES) || equals(POSITION) || equals(FIRST) || (equals(STARTS) && !hasPosition);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof TagName name && key.equals(name.key));
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }

    @Override
    public int compareTo(TagName other) {
        return ORDER.compare(this, other);
    }
}
