package io.github.quoridor4j;

import io.github.quoridor4j.Rules.Obstacle;
import io.github.quoridor4j.Rules.StuckRule;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;

/** Reads rule sets as the test data write them: a preset's name, or {@code key=value} pairs joined by semicolons. */
final class RulesReader {
    private RulesReader() {}

    static Rules read(String text) {
        if (Rules.presets().containsKey(text)) {
            return Rules.presets().get(text);
        }
        RulesBuilder builder = Rules.builder();
        for (String pair : text.split(";", -1)) {
            String[] keyAndValue = pair.split("=", 2);
            set(builder, keyAndValue[0], keyAndValue[1]);
        }
        return builder.build();
    }

    private static void set(RulesBuilder builder, String key, String value) {
        switch (key) {
            case "size" -> builder.size(Integer.parseInt(value));
            case "players" -> builder.players(Integer.parseInt(value));
            case "fences" ->
                builder.fences(items(value).mapToInt(Integer::parseInt).toArray());
            case "starts" -> builder.starts(items(value).map(Square::parse).toArray(Square[]::new));
            case "goals" -> builder.goals(items(value).map(RulesReader::side).toArray(Direction[]::new));
            case "jump" -> builder.straightJump(value.equals("straight"));
            case "sides" ->
                builder.sideSteps(
                        value.equals("none")
                                ? new Obstacle[0]
                                : items(value).map(Obstacle::valueOf).toArray(Obstacle[]::new));
            case "stuck" -> builder.stuckRule(StuckRule.valueOf(value.toUpperCase(Locale.ROOT)));
            case "immobilising" -> builder.immobilisingFences(value.equals("legal"));
            default -> throw new IllegalArgumentException("no such key of a rule set: " + key);
        }
    }

    private static Stream<String> items(String value) {
        return Arrays.stream(value.split(",", -1));
    }

    private static Direction side(String letter) {
        return Arrays.stream(Direction.values())
                .filter(direction -> direction.name().startsWith(letter))
                .findFirst()
                .orElseThrow();
    }
}
