package io.github.quoridor4j;

import static io.github.quoridor4j.Direction.EAST;
import static io.github.quoridor4j.Direction.NORTH;
import static io.github.quoridor4j.Direction.SOUTH;
import static io.github.quoridor4j.Direction.WEST;
import static io.github.quoridor4j.Rules.Obstacle.EDGE;
import static io.github.quoridor4j.Rules.Obstacle.FENCE;
import static io.github.quoridor4j.Rules.Obstacle.PAWN;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The rule sets that have a name. */
final class Presets {
    /** By name, in the order of the documentation. */
    static final Map<String, Rules> ALL;

    private static final Map<Rules, String> NAMES = new HashMap<>();

    static {
        Map<String, Rules> all = new LinkedHashMap<>();
        for (int players = 2; players <= 4; players++) {
            all.put("standard-" + players, standard(players).build());
        }
        for (int players = 2; players <= 4; players += 2) {
            all.put("gigamic-" + players, standard(players).sideSteps(FENCE).build());
        }
        for (int players = 2; players <= 4; players += 2) {
            all.put(
                    "all-sides-" + players,
                    standard(players).sideSteps(FENCE, EDGE, PAWN).build());
        }
        all.put("tutorial-2", standard(2).sideSteps().build());
        all.put("tutorial-4", corners(NORTH, SOUTH, SOUTH, NORTH));
        all.put("tutorial-4-sides", corners(NORTH, EAST, SOUTH, WEST));
        all.put(
                "bazito",
                standard(2)
                        .anyFirstPlayer(true)
                        .repetitionLimit(3)
                        .plyLimit(512)
                        .build());
        all.put("quizdoor", quizdoor());
        all.put("kid-2", standard(2).size(7).fences(8).build());
        all.put("kid-4", standard(4).size(7).fences(4).build());
        for (int players = 2; players <= 4; players++) {
            all.put(
                    "openspiel-" + players,
                    standard(players)
                            .fences(10)
                            .plyLimit(324)
                            .limitBeatsWin(true)
                            .build());
        }
        ALL = Collections.unmodifiableMap(all);
        ALL.forEach((name, rules) -> NAMES.put(rules, name));
    }

    private Presets() {}

    static Rules named(String name) {
        return Optional.ofNullable(ALL.get(name))
                .orElseThrow(() -> new IllegalArgumentException("no rules named " + name));
    }

    /** The rule set of a family for a number of players, if the family has one. */
    static Rules find(String family, int players) {
        return named(family + "-" + players);
    }

    static Optional<String> nameOf(Rules rules) {
        return Optional.ofNullable(NAMES.get(rules));
    }

    private static RulesBuilder standard(int players) {
        return Rules.builder().players(players);
    }

    private static Rules corners(Direction... goals) {
        return standard(4)
                .sideSteps()
                .starts(Square.A1, Square.A9, Square.I9, Square.I1)
                .goals(goals)
                .build();
    }

    private static Rules quizdoor() {
        return standard(2)
                .startSides(SOUTH, NORTH)
                .anyFirstPlayer(true)
                .straightJump(false)
                .sideSteps()
                .immobilisingFences(false)
                .gameTime(Duration.ofMinutes(30))
                .moveTime(Duration.ofMinutes(2))
                .build();
    }
}
