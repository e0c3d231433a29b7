package io.github.quoridor4j.cli;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.List;

/** The rule sets for which the Quoridor Text Protocol has words: a size, and one number of walls for both players. */
final class QtpRules {
    static final String EXPECTED =
            "expected two players who start in the middle of the bottom and the top row, with equal numbers of fences";

    private QtpRules() {}

    static boolean canSay(Rules rules) {
        int middle = rules.size() / 2;
        return rules.players().size() == 2
                && rules.fences(Player.ONE) == rules.fences(Player.TWO)
                && goals(rules).equals(List.of(Direction.NORTH, Direction.SOUTH))
                && rules.start(Player.ONE) == Square.of(middle, 0)
                && rules.start(Player.TWO) == Square.of(middle, rules.size() - 1);
    }

    private static List<Direction> goals(Rules rules) {
        return rules.players().stream().map(rules::goal).toList();
    }
}
