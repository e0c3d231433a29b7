package io.github.quoridor4j.learn;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Symmetry;

/** Whether a symmetry exchanges left and right for the player to move: all that do not only turn the board. */
final class Mirroring {
    private Mirroring() {}

    /** Refuses what is no symmetry of the rules. */
    static boolean isIn(Symmetry symmetry, Rules rules) {
        if (!Symmetry.of(rules).contains(symmetry)) {
            throw new IllegalArgumentException(symmetry + " is no symmetry of the rules " + rules);
        }
        return symmetry.map(Direction.EAST) != symmetry.map(Direction.NORTH).clockwise();
    }
}
