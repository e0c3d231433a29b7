package io.github.quoridor4j;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the oracle needs to know of a rule set, as plain data; one entry a seat, in turn order.
 *
 * @param goals the side of the board that each seat makes for: N, E, S or W
 * @param sideSteps the causes that allow side steps: of FENCE, EDGE, PAWN
 * @param stuck what happens to a player without any move: PASS, LOSS or DRAW
 */
record OracleRules(
        int size,
        List<Character> goals,
        boolean straightJump,
        Set<String> sideSteps,
        String stuck,
        boolean immobilisingFences) {

    static OracleRules of(Rules rules) {
        return new OracleRules(
                rules.size(),
                rules.players().stream()
                        .map(player -> rules.goal(player).name().charAt(0))
                        .toList(),
                rules.straightJump(),
                rules.sideSteps().stream().map(Enum::name).collect(Collectors.toSet()),
                rules.stuckRule().name(),
                rules.immobilisingFences());
    }

    int seats() {
        return goals.size();
    }
}
