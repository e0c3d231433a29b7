package io.github.quoridor4j.notation;

import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;

/** The rule sets for which forms of other programs are made: two players on the 9x9 board. */
final class TwoPlayerRules {
    private TwoPlayerRules() {}

    static Rules require(Rules rules) {
        if (rules.size() != 9 || rules.players().size() != 2) {
            throw new IllegalArgumentException(
                    "this form is for two players on the 9x9 board only, not for the rules " + rules);
        }
        return rules;
    }

    static Player require(Player player) {
        if (player.number() > 2) {
            throw new IllegalArgumentException("not one of two players: " + player.number() + " (expected 1 or 2)");
        }
        return player;
    }

    static Player opponent(Player player) {
        return player == Player.ONE ? Player.TWO : Player.ONE;
    }
}
