package io.github.quoridor4j.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.RulesText;

/** A rule set for programs. */
final class RulesJson {
    private RulesJson() {}

    static JsonObject of(Rules rules) {
        JsonArray fences = new JsonArray();
        JsonArray starts = new JsonArray();
        JsonArray goals = new JsonArray();
        for (Player player : rules.players()) {
            fences.add(rules.fences(player));
            starts.add(Json.texts(rules.startSquares(player)));
            goals.add(rules.goal(player).name());
        }
        JsonObject document = new JsonObject();
        document.addProperty("name", rules.name().orElse(null));
        document.addProperty("text", RulesText.formatInFull(rules));
        document.addProperty("size", rules.size());
        document.addProperty("players", rules.players().size());
        document.add("fences", fences);
        document.add("starts", starts);
        document.add("goals", goals);
        document.addProperty("straightJump", rules.straightJump());
        document.add("sideSteps", Json.texts(rules.sideSteps()));
        document.addProperty("stuckRule", rules.stuckRule().name());
        document.addProperty("immobilisingFences", rules.immobilisingFences());
        document.addProperty("repetitionLimit", rules.repetitionLimit());
        document.addProperty("plyLimit", rules.plyLimit());
        document.addProperty("limitBeatsWin", rules.limitBeatsWin());
        document.addProperty("gameTime", rules.gameTime().toString());
        document.addProperty("moveTime", rules.moveTime().toString());
        document.addProperty("anyFirstPlayer", rules.anyFirstPlayer());
        return document;
    }
}
