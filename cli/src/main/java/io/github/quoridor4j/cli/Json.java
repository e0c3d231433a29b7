package io.github.quoridor4j.cli;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import io.github.quoridor4j.Game;
import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.PositionText;
import io.github.quoridor4j.notation.RulesText;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Documents for programs: each on one line, keys in a fixed order, {@code null} for what is not there. Moves, positions
 * and rule sets are texts that this program reads; players are numbers from 1; constants are named as in Java.
 */
final class Json {
    private static final Gson GSON =
            new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

    private Json() {}

    static void print(PrintWriter out, JsonElement document) {
        out.println(GSON.toJson(document));
    }

    /** A new document about a position, to be added to. */
    static JsonObject about(Position position) {
        JsonObject document = new JsonObject();
        document.addProperty("position", PositionText.format(position));
        document.addProperty("rules", RulesText.format(position.rules()));
        return document;
    }

    static JsonArray texts(Collection<?> values) {
        JsonArray array = new JsonArray();
        values.forEach(value -> array.add(value.toString()));
        return array;
    }

    /** How the game has ended, if it has. */
    static JsonElement outcome(Game game) {
        return game.outcome().map(Json::outcome).orElse(JsonNull.INSTANCE);
    }

    private static JsonElement outcome(Outcome outcome) {
        JsonObject object = new JsonObject();
        object.addProperty("winner", number(outcome.winner()));
        object.addProperty("reason", outcome.reason().name());
        return object;
    }

    private static @Nullable Integer number(Optional<Player> player) {
        return player.map(Player::number).orElse(null);
    }
}
