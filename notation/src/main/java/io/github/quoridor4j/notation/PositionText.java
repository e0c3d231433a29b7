package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.PositionBuilder;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Positions as one line of text: anchors of the horizontal fences, anchors of the vertical fences, pawns in turn order,
 * fences left, player to move, and the rule set where it is not the standard one.
 *
 * <pre>
 *  /  / e1 e9 / 10 10 / 1
 * e3c6 / d3 / e4 e6 / 8 9 / 2 / gigamic-2
 * d4f4e7 / a2a8 / e4 e6 a4 h6 / 4 3 5 3 / 3
 * </pre>
 *
 * <p>Without a sixth field the rules are {@link Rules#standard(int)} for that number of pawns; it is left out for two or four
 * players only. Written are anchors in the order a1, b1, .. h8, joined, and single blanks. Read are anchors in any order,
 * anchors and pawns joined or separated by blanks or commas, any blanks around a field, and capitals.
 */
public final class PositionText {
    private static final String FIELDS =
            "horizontal fences / vertical fences / pawns / fences left / player to move, and perhaps / rules";

    private PositionText() {}

    /**
     * Writes a position.
     *
     * @param position any position
     * @return the canonical text
     */
    public static String format(Position position) {
        Rules rules = position.rules();
        boolean understood = rules.equals(Rules.standard(2)) || rules.equals(Rules.standard(4));
        return understood ? position.toString() : position + " / " + RulesText.format(rules);
    }

    /**
     * Reads a position.
     *
     * @param text five or six fields
     * @return the position
     * @throws NotationException if the text does not follow the notation
     * @throws InvalidPositionException if it does, but the position is impossible
     */
    public static Position parse(String text) {
        return read(text, Optional.empty()).build();
    }

    /**
     * Reads a position where the rules are known already: a text that names none is read under these.
     *
     * @param text five or six fields
     * @param rules the rules
     * @return the position
     * @throws NotationException if the text does not follow the notation, or names other rules
     * @throws InvalidPositionException if the position is impossible
     */
    public static Position parse(String text, Rules rules) {
        return read(text, Optional.of(rules)).build();
    }

    /**
     * Reads a position that need not be possible, to be looked at or mended. What {@link #parse(String)} refuses with
     * an {@link InvalidPositionException} is read here, and the builder names the same problems; nothing else differs.
     *
     * @param text five or six fields
     * @return a new builder that holds what the text says; it may have {@linkplain PositionBuilder#problems() problems}
     * @throws NotationException if the text does not follow the notation
     */
    public static PositionBuilder parseForEditing(String text) {
        return read(text, Optional.empty());
    }

    /**
     * Reads a position as {@link #parse(String)} does.
     *
     * @param text five or six fields
     * @return the position, or empty if the text or the position has a problem
     */
    public static Optional<Position> tryParse(String text) {
        try {
            return Optional.of(parse(text));
        } catch (NotationException | InvalidPositionException e) {
            return Optional.empty();
        }
    }

    private static PositionBuilder read(String text, Optional<Rules> known) {
        List<TextSpan> fields = TextSpan.of(text).split('/');
        if (fields.size() < 5 || fields.size() > 6) {
            throw TextSpan.of(text).strip().expected(FIELDS);
        }
        List<Square> pawns = squares(fields.get(2));
        Rules rules = rules(fields, pawns.size(), known);
        List<Player> players = rules.players();
        if (pawns.size() != players.size()) {
            throw fields.get(2).expected(players.size() + " pawns");
        }
        PositionBuilder builder = Position.builder(rules);
        for (Square anchor : anchors(fields.get(0))) {
            builder.addFence(Fence.of(anchor, Fence.Orientation.HORIZONTAL));
        }
        for (Square anchor : anchors(fields.get(1))) {
            builder.addFence(Fence.of(anchor, Fence.Orientation.VERTICAL));
        }
        List<TextSpan> fencesLeft = fields.get(3).words();
        if (fencesLeft.size() != players.size()) {
            throw fields.get(3).expected(players.size() + " numbers of fences left, separated by blanks");
        }
        for (int seat = 0; seat < players.size(); seat++) {
            builder.pawn(players.get(seat), pawns.get(seat));
            builder.fencesLeft(players.get(seat), fencesLeft.get(seat).number("a number of fences left"));
        }
        return builder.playerToMove(player(fields.get(4), players));
    }

    private static Rules rules(List<TextSpan> fields, int pawns, Optional<Rules> known) {
        if (fields.size() == 6) {
            TextSpan field = fields.get(5);
            Rules named = RulesText.parse(field);
            if (known.isPresent() && !known.get().equals(named)) {
                throw field.expected("the same rules as around it: " + RulesText.format(known.get()));
            }
            return named;
        }
        if (known.isEmpty() && (pawns < 2 || pawns > 4)) {
            throw fields.get(2).expected("two to four pawns");
        }
        return known.orElseGet(() -> Rules.standard(pawns));
    }

    private static Player player(TextSpan field, List<Player> players) {
        int number = field.number("the player to move, 1.." + players.size());
        if (number < 1 || number > players.size()) {
            throw field.expected("the player to move, 1.." + players.size());
        }
        return players.get(number - 1);
    }

    private static List<Square> anchors(TextSpan field) {
        List<Square> anchors = new ArrayList<>();
        for (TextSpan word : pairs(field)) {
            Square anchor = square(word, "the anchor of a fence, a1..h8");
            if (anchor.column() > 7 || anchor.row() > 7) {
                throw word.expected("the anchor of a fence, a1..h8");
            }
            if (anchors.contains(anchor)) {
                throw word.expected("each fence once");
            }
            anchors.add(anchor);
        }
        return anchors;
    }

    static List<Square> squares(TextSpan field) {
        return pairs(field).stream().map(word -> square(word, "a square")).toList();
    }

    private static Square square(TextSpan word, String expected) {
        return Square.tryParse(word.text()).orElseThrow(() -> word.expected(expected));
    }

    /** The squares' texts, joined or not: two characters each. */
    private static List<TextSpan> pairs(TextSpan field) {
        List<TextSpan> pairs = new ArrayList<>();
        for (TextSpan word : field.words()) {
            for (int i = word.from(); i < word.to(); i += 2) {
                pairs.add(word.part(i, i + 2));
            }
        }
        return pairs;
    }
}
