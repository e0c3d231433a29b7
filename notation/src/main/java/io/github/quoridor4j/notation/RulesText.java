package io.github.quoridor4j.notation;

import io.github.quoridor4j.Rules;
import io.github.quoridor4j.RulesBuilder;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/**
 * Rule sets as text: the name of a preset, such as {@code bazito}, or the rules text of any other set, such as
 * {@code size=7;fences=8;sides=EDGE}.
 *
 * <p>Rules text is {@code key=value} joined by semicolons. The keys, in the order in which they are written, with their
 * values:
 *
 * <pre>
 * size             3..9
 * players          2..4
 * fences           one number for all, or one a seat: 6,4
 * starts           a square a seat: d1,d7; or a whole side a seat, for a free choice: row1,row7 or columna,columng
 * goals            a side of the board a seat: N,S
 * jump             straight | none
 * sides            what behind a pawn allows side steps: none, or a list of FENCE,EDGE,PAWN
 * stuck            pass | loss | draw
 * immobilising     legal | illegal
 * repetition       occurrences of a position that draw; 0 = no limit
 * plies            plies that draw; 0 = no limit
 * limit-beats-win  no | yes
 * game-time        0 or an ISO-8601 duration: PT30M
 * move-time        0 or an ISO-8601 duration: PT2M
 * first            one | any
 * </pre>
 *
 * <p>What is left out has the value that {@link Rules#builder()} gives it for that size and number of players. Keys may be
 * read in any order, with blanks around them and in capitals; they are written as above, defaults left out. So text, rules
 * and text again lose nothing.
 */
public final class RulesText {
    private RulesText() {}

    /**
     * Writes a rule set.
     *
     * @param rules any rule set
     * @return the preset's name, or else the rules text
     */
    public static String format(Rules rules) {
        return rules.name().orElseGet(() -> formatKeys(rules));
    }

    /**
     * Writes a rule set with every key, also where a preset has a name or a key its default, to be read by people.
     *
     * @param rules any rule set
     * @return the rules text, which {@link #parse} reads like any other
     */
    public static String formatInFull(Rules rules) {
        return RulesKey.ALL.stream()
                .map(key -> key.name() + "=" + key.write(rules))
                .collect(Collectors.joining(";"));
    }

    /**
     * Reads a rule set.
     *
     * @param text a preset's name or rules text
     * @return the rule set that the text names or describes
     * @throws NotationException if it does neither, or if the rule set described is impossible
     */
    public static Rules parse(String text) {
        return parse(TextSpan.of(text).strip());
    }

    static Rules parse(TextSpan span) {
        if (span.text().indexOf('=') >= 0) {
            return parseKeys(span);
        }
        Rules preset = Rules.presets().get(span.lower());
        if (preset == null) {
            throw span.expected("key=value;.. or one of "
                    + String.join(", ", Rules.presets().keySet()));
        }
        return preset;
    }

    /**
     * Reads a rule set as {@link #parse} does.
     *
     * @param text a preset's name or rules text
     * @return the rule set, or empty if there is a problem
     */
    public static Optional<Rules> tryParse(String text) {
        try {
            return Optional.of(parse(text));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    private static String formatKeys(Rules rules) {
        Rules defaults = Rules.builder()
                .size(rules.size())
                .players(rules.players().size())
                .build();
        StringJoiner text = new StringJoiner(";");
        for (RulesKey key : RulesKey.ALL) {
            boolean shapesDefaults = key.equals(RulesKey.SIZE) || key.equals(RulesKey.PLAYERS);
            String usual = key.write(shapesDefaults ? Rules.standard() : defaults);
            String value = key.write(rules);
            if (!value.equals(usual)) {
                text.add(key.name() + "=" + value);
            }
        }
        return text.toString();
    }

    private static Rules parseKeys(TextSpan span) {
        Map<String, TextSpan> values = values(span);
        TextSpan sizeValue = values.get(RulesKey.SIZE.name());
        int size = sizeValue == null ? Rules.standard().size() : sizeValue.number("a board size 3..9");
        RulesBuilder builder = Rules.builder();
        for (RulesKey key : RulesKey.ALL) {
            TextSpan value = values.get(key.name());
            if (value != null) {
                read(key, value, builder, size);
            }
        }
        try {
            return builder.build();
        } catch (IllegalArgumentException e) {
            throw span.expected("possible rules, but there are " + e.getMessage());
        }
    }

    private static void read(RulesKey key, TextSpan value, RulesBuilder builder, int size) {
        try {
            key.read(value, builder, size);
        } catch (NotationException e) {
            throw e;
        } catch (IllegalArgumentException e) {
            throw value.expected("another value for " + key.name() + ": " + e.getMessage());
        }
    }

    private static Map<String, TextSpan> values(TextSpan span) {
        Map<String, TextSpan> values = new HashMap<>();
        for (TextSpan entry : span.split(';')) {
            int equals = entry.text().indexOf('=');
            if (equals < 0) {
                throw entry.expected("key=value");
            }
            int middle = entry.from() + equals;
            TextSpan name = entry.part(entry.from(), middle).strip();
            if (RulesKey.ALL.stream().noneMatch(key -> key.name().equals(name.lower()))) {
                throw name.expected(RulesKey.ALL.stream()
                        .map(RulesKey::name)
                        .collect(Collectors.joining(", ", "one of the keys ", "")));
            }
            if (values.put(name.lower(), entry.part(middle + 1, entry.to()).strip()) != null) {
                throw name.expected("each key once");
            }
        }
        return values;
    }
}
