package io.github.quoridor4j.notation;

import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The position in which a record starts, from its tags Rules, Position, First and Starts. */
final class RecordStart {
    private final Map<TagName, TagText> tags;
    private final Optional<Rules> usual;

    private RecordStart(Map<TagName, TagText> tags, Optional<Rules> usual) {
        this.tags = tags;
        this.usual = usual;
    }

    /**
     * Reads the tags.
     *
     * @param usual the rules of a record that does not name them; if empty, the standard ones for the players named in it
     */
    static Position of(Map<TagName, TagText> tags, Optional<Rules> usual) {
        return new RecordStart(tags, usual).position();
    }

    private Position position() {
        Optional<Rules> rules = tag(TagName.RULES, RulesText::parse);
        Optional<Position> given = tag(TagName.POSITION, text -> given(text, rules));
        if (given.isPresent()) {
            // Starts tells then where the pawns once began, which this position need not show
            tag(TagName.FIRST, text -> agreeing(text, given.get()));
            return given.get();
        }
        Rules playedBy = rules.or(() -> usual).orElseGet(() -> Rules.standard(namedPlayers()));
        Player first = tag(TagName.FIRST, text -> player(text, playedBy)).orElse(Player.ONE);
        return tag(TagName.STARTS, text -> Position.initial(playedBy, squares(text), first))
                .or(() -> tag(TagName.FIRST, text -> Position.initial(playedBy, first)))
                .orElseGet(() -> Position.initial(playedBy));
    }

    private Position given(String text, Optional<Rules> rules) {
        boolean namesRules = text.chars().filter(c -> c == '/').count() > 4;
        Optional<Rules> known = namesRules ? rules : rules.or(() -> usual);
        return known.isPresent() ? PositionText.parse(text, known.get()) : PositionText.parse(text);
    }

    /** Without rules, four players are known by the tag Player4, three by Player3. */
    private int namedPlayers() {
        return tags.containsKey(TagName.PLAYER_4) ? 4 : tags.containsKey(TagName.PLAYER_3) ? 3 : 2;
    }

    private static List<Square> squares(String text) {
        return PositionText.squares(TextSpan.of(text));
    }

    private static Player player(String text, Rules rules) {
        TextSpan number = TextSpan.of(text).strip();
        return rules.players().stream()
                .filter(player -> String.valueOf(player.number()).equals(number.text()))
                .findFirst()
                .orElseThrow(
                        () -> number.expected("a player 1.." + rules.players().size()));
    }

    private static Player agreeing(String text, Position position) {
        Player first = player(text, position.rules());
        if (first != position.playerToMove()) {
            throw TextSpan.of(text).expected("the player to move of the tag Position");
        }
        return first;
    }

    /** Reads the value of this tag, if it is there; a problem has its place in the whole record. */
    private <T> Optional<T> tag(TagName name, Function<String, T> read) {
        TagText tag = tags.get(name);
        if (tag == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(read.apply(tag.value()));
        } catch (NotationException e) {
            // behind an escape, places in the value are not places in the text
            throw tag.hasEscapes()
                    ? new NotationException(tag.valueExpected(e.problem().expected()))
                    : e.within(tag.valueLine(), tag.valueColumn());
        } catch (InvalidPositionException e) {
            throw new NotationException(tag.valueExpected("a possible position: " + e.getMessage()));
        } catch (IllegalArgumentException e) {
            throw new NotationException(tag.valueExpected("a possible start: " + e.getMessage()));
        }
    }
}
