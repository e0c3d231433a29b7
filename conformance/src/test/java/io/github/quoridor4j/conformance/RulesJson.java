package io.github.quoridor4j.conformance;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Rules.Obstacle;
import io.github.quoridor4j.Rules.StuckRule;
import io.github.quoridor4j.RulesBuilder;
import io.github.quoridor4j.Square;
import java.util.Arrays;
import java.util.stream.Stream;

/** Rule sets with every parameter but time, of which the suite asks nothing. */
final class RulesJson {
    private RulesJson() {}

    static JsonObject write(Rules rules) {
        JsonObject json = new JsonObject();
        rules.name().ifPresent(name -> json.addProperty("name", name));
        json.addProperty("size", rules.size());
        json.addProperty("players", rules.players().size());
        json.add("starts", array(rules.players().stream().map(rules::start)));
        json.addProperty("freeStarts", rules.startSquares(Player.ONE).size() > 1);
        json.addProperty("anyFirst", rules.anyFirstPlayer());
        json.add("goals", array(rules.players().stream().map(rules::goal)));
        JsonArray fences = new JsonArray();
        rules.players().forEach(player -> fences.add(rules.fences(player)));
        json.add("fences", fences);
        json.addProperty("straightJump", rules.straightJump());
        json.add("sideSteps", array(Arrays.stream(Obstacle.values()).filter(rules.sideSteps()::contains)));
        json.addProperty("immobilisingFences", rules.immobilisingFences());
        json.addProperty("stuck", rules.stuckRule().name());
        json.addProperty("repetitionLimit", rules.repetitionLimit());
        json.addProperty("plyLimit", rules.plyLimit());
        json.addProperty("limitBeatsWin", rules.limitBeatsWin());
        return json;
    }

    static JsonArray array(Stream<?> values) {
        JsonArray array = new JsonArray();
        values.forEach(value -> array.add(value.toString()));
        return array;
    }

    static Stream<String> strings(JsonElement array) {
        return array.getAsJsonArray().asList().stream().map(JsonElement::getAsString);
    }

    /** Reads every parameter; the name must be that of the same rules, but for time. */
    static Rules read(JsonObject json) {
        Direction[] goals = strings(json.get("goals")).map(Direction::valueOf).toArray(Direction[]::new);
        RulesBuilder builder = Rules.builder()
                .size(json.get("size").getAsInt())
                .players(json.get("players").getAsInt())
                .goals(goals)
                .fences(json.get("fences").getAsJsonArray().asList().stream()
                        .mapToInt(JsonElement::getAsInt)
                        .toArray())
                .anyFirstPlayer(json.get("anyFirst").getAsBoolean())
                .straightJump(json.get("straightJump").getAsBoolean())
                .sideSteps(strings(json.get("sideSteps")).map(Obstacle::valueOf).toArray(Obstacle[]::new))
                .immobilisingFences(json.get("immobilisingFences").getAsBoolean())
                .stuckRule(StuckRule.valueOf(json.get("stuck").getAsString()))
                .repetitionLimit(json.get("repetitionLimit").getAsInt())
                .plyLimit(json.get("plyLimit").getAsInt())
                .limitBeatsWin(json.get("limitBeatsWin").getAsBoolean());
        if (json.get("freeStarts").getAsBoolean()) {
            builder.startSides(Arrays.stream(goals).map(Direction::opposite).toArray(Direction[]::new));
        } else {
            builder.starts(strings(json.get("starts")).map(Square::parse).toArray(Square[]::new));
        }
        Rules rules = builder.build();
        if (!json.equals(write(json.has("name") ? withTimeOf(json.get("name").getAsString(), rules) : rules))) {
            throw new IllegalArgumentException("not the rules that it says: " + json);
        }
        return rules;
    }

    private static Rules withTimeOf(String name, Rules rules) {
        Rules preset = Rules.presets().get(name);
        return rules.toBuilder()
                .gameTime(preset.gameTime())
                .moveTime(preset.moveTime())
                .build();
    }
}
