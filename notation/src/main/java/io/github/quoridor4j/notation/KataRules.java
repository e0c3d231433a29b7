package io.github.quoridor4j.notation;

import io.github.quoridor4j.Rules;
import io.github.quoridor4j.RulesBuilder;
import java.util.Set;

/** The rules that the root of a Kata SGF names: the board, the fences, and what draws. */
final class KataRules {
    /** The properties that are read here. */
    static final Set<String> NAMES = Set.of("GM", "SZ", "WB", "WW", "RU");

    private static final String REPETITION = "repetitionDrawCount=";
    private static final String PLIES = "maxPlies=";
    private static final int MAX_FENCES = 32;

    private final TextLine line;
    private final ProblemLog problems;
    private final Rules usual;
    private final RulesBuilder builder;
    private final int[] fences;
    private boolean areKnown = true;

    /**
     * The rules of a game.
     *
     * @param usual those of two players that it has if the root says nothing else
     */
    KataRules(Rules usual, TextLine line, ProblemLog problems) {
        this.line = line;
        this.problems = problems;
        this.usual = usual;
        this.builder = usual.toBuilder();
        this.fences = usual.players().stream().mapToInt(usual::fences).toArray();
    }

    /** Whether there has been no problem. */
    boolean areKnown() {
        return areKnown;
    }

    void read(SgfProperty property) {
        TextSpan value = property.value();
        switch (property.name()) {
            case "GM" -> require(value, value.text().equals("1"), "1, a game of two players");
            case "SZ" -> size(value);
            case "WB" -> fences(0, value);
            case "WW" -> fences(1, value);
            case "RU" -> limits(value);
            default -> {}
        }
    }

    private void size(TextSpan value) {
        int doubled = number(value, 2 * usual.size() - 1);
        boolean fits = doubled >= 5 && doubled <= 17 && doubled % 2 == 1;
        if (require(value, fits, "an odd number 5..17, of squares and the gaps between them")) {
            builder.size((doubled + 1) / 2);
        }
        try {
            builder.build();
        } catch (IllegalArgumentException e) {
            // the usual rules have start squares that this board lacks
            require(value, false, "possible rules, but there are " + e.getMessage());
            builder.size(usual.size());
        }
    }

    private void fences(int seat, TextSpan value) {
        int count = number(value, fences[seat]);
        if (require(value, count <= MAX_FENCES, "0.." + MAX_FENCES + " fences")) {
            fences[seat] = count;
            builder.fences(fences);
        }
    }

    /** {@code Quoridor:repetitionDrawCount=3,maxPlies=300}. */
    private void limits(TextSpan value) {
        int colon = value.text().indexOf(':');
        TextSpan limits = value.part(colon < 0 ? value.to() : value.from() + colon + 1, value.to());
        for (TextSpan limit : limits.words()) {
            if (limit.text().startsWith(REPETITION)) {
                TextSpan count = behind(limit, REPETITION);
                int number = number(count, 0);
                if (require(count, number != 1, "0, 2 or more occurrences")) {
                    builder.repetitionLimit(number);
                }
            } else if (limit.text().startsWith(PLIES)) {
                builder.plyLimit(number(behind(limit, PLIES), 0));
            } else {
                require(limit, false, REPETITION + "3 or " + PLIES + "300");
            }
        }
    }

    private static TextSpan behind(TextSpan limit, String name) {
        return limit.part(limit.from() + name.length(), limit.to());
    }

    private int number(TextSpan value, int instead) {
        return require(value, value.isNumber(), "a number") ? value.number("") : instead;
    }

    private boolean require(TextSpan value, boolean condition, String expected) {
        if (!condition) {
            areKnown = false;
            problems.add(line.expected(value, expected));
        }
        return condition;
    }

    Rules build() {
        return builder.build();
    }
}
