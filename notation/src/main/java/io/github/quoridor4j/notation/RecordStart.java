package io.github.quoridor4j.notation;

import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import io.github.quoridor4j.notation.RecordLexer.Token;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The position in which a record starts, from its tags Rules, Position, First and Starts. */
final class RecordStart {
    private final Map<String, Token> tags;

    private RecordStart(Map<String, Token> tags) {
        this.tags = tags;
    }

    /** Tag names are in lower case here; the tokens are the values. */
    static Position of(Map<String, Token> tags) {
        return new RecordStart(tags).position();
    }

    private Position position() {
        Optional<Rules> rules = tag("rules", RulesText::parse);
        Optional<Position> given = tag(
                "position",
                text -> rules.isPresent() ? PositionText.parse(text, rules.get()) : PositionText.parse(text));
        if (given.isPresent()) {
            // Starts tells then where the pawns once began, which this position need not show
            tag("first", text -> agreeing(text, given.get()));
            return given.get();
        }
        Rules playedBy = rules.orElseGet(() -> Rules.standard(namedPlayers()));
        Player first = tag("first", text -> player(text, playedBy)).orElse(Player.ONE);
        return tag("starts", text -> Position.initial(playedBy, squares(text), first))
                .or(() -> tag("first", text -> Position.initial(playedBy, first)))
                .orElseGet(() -> Position.initial(playedBy));
    }

    /** Without rules, four players are known by the tag Player4, three by Player3. */
    private int namedPlayers() {
        return tags.containsKey("player4") ? 4 : tags.containsKey("player3") ? 3 : 2;
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
    private <T> Optional<T> tag(String name, Function<String, T> read) {
        Token value = tags.get(name);
        if (value == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(read.apply(value.text()));
        } catch (NotationException e) {
            throw e.within(value.line(), value.column());
        } catch (InvalidPositionException e) {
            throw value.expected("a possible position: " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw value.expected("a possible start: " + e.getMessage());
        }
    }
}
