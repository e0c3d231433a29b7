package io.github.quoridor4j.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.quoridor4j.Game;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;

/** What {@code show} shows, for programs. */
final class PositionJson {
    private PositionJson() {}

    static JsonObject of(Game game, boolean paths, boolean legalMoves) {
        Position position = game.position();
        JsonObject document = Json.about(position);
        document.addProperty("ply", game.ply());
        document.addProperty(
                "lastMove",
                LastMove.of(game).map(last -> last.move().toString()).orElse(null));
        document.addProperty("toMove", position.playerToMove().number());
        document.add("outcome", Json.outcome(game));
        JsonArray players = new JsonArray();
        for (Player player : position.rules().players()) {
            players.add(of(position, player, paths));
        }
        document.add("players", players);
        document.add("fences", Json.texts(position.fences()));
        if (legalMoves) {
            document.add("legalMoves", Json.texts(game.legalMoves()));
        }
        return document;
    }

    private static JsonObject of(Position position, Player player, boolean path) {
        JsonObject object = new JsonObject();
        object.addProperty("player", player.number());
        object.addProperty("pawn", position.pawn(player).toString());
        object.addProperty("goal", position.rules().goal(player).name());
        object.addProperty("fencesLeft", position.fencesLeft(player));
        object.addProperty("distance", position.distance(player));
        if (path) {
            object.add("path", Json.texts(position.shortestPath(player)));
        }
        return object;
    }
}
