package io.github.quoridor4j;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.quoridor4j.Rules.Obstacle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One question about the rules and its right answer under one reading of them.
 *
 * @param reading {@code base}, or what differs from it
 * @param moves from the start position
 */
record RulesCase(
        String id,
        String reading,
        int players,
        List<String> moves,
        String question,
        JsonElement subject,
        JsonElement expected) {

    static final String BASE = "base";

    /** Every question under its base reading, and again under each other reading that it has an answer for. */
    static List<RulesCase> all() {
        List<RulesCase> cases = new ArrayList<>();
        for (String line : TestResources.lines("cases/rules-cases.jsonl")) {
            JsonObject json = JsonParser.parseString(line).getAsJsonObject();
            cases.add(read(json, BASE, json.get("expected")));
            if (json.has("variants")) {
                for (Map.Entry<String, JsonElement> variant :
                        json.getAsJsonObject("variants").entrySet()) {
                    cases.add(read(json, variant.getKey(), variant.getValue()));
                }
            }
        }
        return cases;
    }

    private static RulesCase read(JsonObject json, String reading, JsonElement expected) {
        return new RulesCase(
                json.get("id").getAsString(),
                reading,
                json.get("players").getAsInt(),
                strings(json.get("moves")),
                json.get("question").getAsString(),
                json.get("subject"),
                expected);
    }

    static List<String> strings(JsonElement array) {
        return array.getAsJsonArray().asList().stream()
                .map(JsonElement::getAsString)
                .toList();
    }

    static List<Integer> integers(JsonElement array) {
        return array.getAsJsonArray().asList().stream()
                .map(JsonElement::getAsInt)
                .toList();
    }

    Rules rules() {
        return switch (reading) {
            case BASE -> Rules.standard(players);
            case "edge=none" -> Rules.gigamic(players);
            case "third=diagonal" -> Rules.allSides(players);
            case "edge=none,third=diagonal" ->
                Rules.standard(players).toBuilder()
                        .sideSteps(Obstacle.FENCE, Obstacle.PAWN)
                        .build();
            default -> throw new IllegalArgumentException("no such reading of the rules: " + reading);
        };
    }

    /** The position after the moves. */
    Position position() {
        return play(moves);
    }

    Position play(List<String> texts) {
        Position position = Position.initial(rules());
        for (String text : texts) {
            position = position.play(Move.parse(text));
        }
        return position;
    }

    @Override
    public String toString() {
        return id + " " + question + (reading.equals(BASE) ? "" : " (" + reading + ")");
    }
}
