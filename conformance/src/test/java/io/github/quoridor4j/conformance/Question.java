package io.github.quoridor4j.conformance;

import com.google.gson.JsonObject;
import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.List;
import java.util.Optional;

/**
 * Something to ask, as it stands in the file.
 *
 * @param about what it is about, for people
 * @param asked everything that makes it another question than others
 */
record Question(String about, JsonObject asked) {

    /** A position, and moves that lead there if some are known. */
    static Question of(Kind kind, String about, Position position, Optional<List<Move>> moves) {
        JsonObject asked = start(kind, position.rules());
        asked.addProperty("position", position.toString());
        moves.ifPresent(known -> asked.add("moves", RulesJson.array(known.stream())));
        return new Question(about, asked);
    }

    /** Where a game stands. */
    static Question at(Kind kind, String about, Game game) {
        return of(kind, about, game.position(), Optional.of(game.moves()));
    }

    /** A game from the start. */
    static Question ofGame(Kind kind, String about, Rules rules, List<Move> moves) {
        JsonObject asked = start(kind, rules);
        asked.add("moves", RulesJson.array(moves.stream()));
        return new Question(about, asked);
    }

    /** A position that need not be possible. */
    static Question ofText(String about, Rules rules, String position) {
        return new Question(about, start(Kind.PROBLEMS, rules)).with("position", position);
    }

    static Question ofMoveText(String about, String text) {
        JsonObject asked = new JsonObject();
        asked.addProperty("kind", Kind.MOVE_TEXT.text());
        return new Question(about, asked).with("text", text);
    }

    private static JsonObject start(Kind kind, Rules rules) {
        JsonObject asked = new JsonObject();
        asked.addProperty("kind", kind.text());
        asked.add("rules", RulesJson.write(rules));
        return asked;
    }

    Question with(String name, String value) {
        asked.addProperty(name, value);
        return this;
    }

    Question withDepth(int depth) {
        asked.addProperty("depth", depth);
        return this;
    }

    /** The same for questions that differ only in words or in how the position came about. */
    JsonObject identity() {
        JsonObject identity = asked.deepCopy();
        if (identity.has("position")) {
            identity.remove("moves");
        }
        return identity;
    }

    JsonObject answered(String id) {
        JsonObject line = new JsonObject();
        line.addProperty("id", id);
        line.add("kind", asked.get("kind"));
        line.addProperty("about", about);
        asked.asMap().forEach((name, value) -> line.add(name, value));
        line.add("answer", Kind.of(asked).answer(asked));
        return line;
    }
}
