package io.github.quoridor4j;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.quoridor4j.Fence.Orientation;
import io.github.quoridor4j.Rules.Obstacle;
import io.github.quoridor4j.Rules.StuckRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A case of the conformance suite, as its README describes it. */
record ConformanceCase(JsonObject json) {
    private static final Path FOLDER = Path.of("../conformance/v1");

    /** The files in their order; none without the rest of the repository. */
    static List<Path> files() throws IOException {
        if (!Files.exists(FOLDER)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".jsonl"))
                    .sorted()
                    .toList();
        }
    }

    static List<ConformanceCase> read(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .map(line -> new ConformanceCase(JsonParser.parseString(line).getAsJsonObject()))
                .toList();
    }

    String kind() {
        return text("kind");
    }

    String text(String name) {
        return json.get(name).getAsString();
    }

    List<String> strings(String name) {
        return RulesCase.strings(json.get(name));
    }

    JsonElement answer() {
        return json.get("answer");
    }

    Rules rules() {
        JsonObject values = json.getAsJsonObject("rules");
        Direction[] goals = RulesCase.strings(values.get("goals")).stream()
                .map(Direction::valueOf)
                .toArray(Direction[]::new);
        RulesBuilder builder = Rules.builder()
                .size(values.get("size").getAsInt())
                .players(values.get("players").getAsInt())
                .goals(goals)
                .fences(RulesCase.integers(values.get("fences")).stream()
                        .mapToInt(Integer::intValue)
                        .toArray())
                .anyFirstPlayer(values.get("anyFirst").getAsBoolean())
                .straightJump(values.get("straightJump").getAsBoolean())
                .sideSteps(RulesCase.strings(values.get("sideSteps")).stream()
                        .map(Obstacle::valueOf)
                        .toArray(Obstacle[]::new))
                .immobilisingFences(values.get("immobilisingFences").getAsBoolean())
                .stuckRule(StuckRule.valueOf(values.get("stuck").getAsString()))
                .repetitionLimit(values.get("repetitionLimit").getAsInt())
                .plyLimit(values.get("plyLimit").getAsInt())
                .limitBeatsWin(values.get("limitBeatsWin").getAsBoolean());
        if (values.get("freeStarts").getAsBoolean()) {
            builder.startSides(Arrays.stream(goals).map(Direction::opposite).toArray(Direction[]::new));
        } else {
            builder.starts(RulesCase.strings(values.get("starts")).stream()
                    .map(Square::parse)
                    .toArray(Square[]::new));
        }
        return builder.build();
    }

    /** The position that the text says. */
    Position position() {
        String[] fields = text("position").split(" ?/ ?", -1);
        String[] pawns = fields[2].split(" ", -1);
        String[] fencesLeft = fields[3].split(" ", -1);
        PositionBuilder builder = Position.builder(rules()).playerToMove(Player.ofNumber(Integer.parseInt(fields[4])));
        for (int seat = 0; seat < pawns.length; seat++) {
            builder.pawn(Player.at(seat), Square.parse(pawns[seat]));
            builder.fencesLeft(Player.at(seat), Integer.parseInt(fencesLeft[seat]));
        }
        for (Orientation orientation : Orientation.values()) {
            Stream.of(fields[orientation.ordinal()].strip().split("(?<=[0-9])", -1))
                    .filter(anchor -> !anchor.isEmpty())
                    .forEach(anchor -> builder.addFence(Fence.of(Square.parse(anchor), orientation)));
        }
        return builder.build();
    }
}
