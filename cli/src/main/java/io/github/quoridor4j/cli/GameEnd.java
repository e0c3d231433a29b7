package io.github.quoridor4j.cli;

import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Watches a game for its end: a goal reached, a player stuck, a repetition, the ply limit. {@code Game} will do this in core;
 * this class goes when it comes.
 */
final class GameEnd {
    private final Map<Position, Integer> occurrences = new HashMap<>();
    private Position position;
    private int plies;

    GameEnd(Position start) {
        position = start;
        occurrences.put(start, 1);
    }

    void played(Position next) {
        position = next;
        plies++;
        occurrences.merge(next, 1, Integer::sum);
    }

    /** How the game has ended, or empty as long as it goes on. */
    Optional<String> outcome() {
        Rules rules = position.rules();
        boolean limitReached = rules.plyLimit() > 0 && plies >= rules.plyLimit();
        if (limitReached && rules.limitBeatsWin()) {
            return draw("by the limit of " + rules.plyLimit() + " plies");
        }
        if (position.winner().isPresent()) {
            return Optional.of(name(position.winner().get()) + " reaches the goal and wins");
        }
        if (position.isOver()) {
            String stuck = name(position.playerToMove()) + " cannot move";
            return rules.stuckRule() == Rules.StuckRule.LOSS
                    ? Optional.of(stuck + " and loses")
                    : draw("because " + stuck);
        }
        int times = occurrences.getOrDefault(position, 0);
        if (rules.repetitionLimit() > 0 && times >= rules.repetitionLimit()) {
            return draw("by repetition: the same position " + times + " times");
        }
        return limitReached ? draw("by the limit of " + rules.plyLimit() + " plies") : Optional.empty();
    }

    private static Optional<String> draw(String reason) {
        return Optional.of("draw " + reason);
    }

    private static String name(Player player) {
        return "player " + player.number();
    }
}
