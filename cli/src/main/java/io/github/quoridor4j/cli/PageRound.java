package io.github.quoridor4j.cli;

import io.github.quoridor4j.Player;

/**
 * The number of a move as records write it.
 *
 * @param number how many rounds have begun; 0 before the first move
 * @param player the number of who moves; 0 before the first move
 */
record PageRound(int number, int player) {
    /** Before the first move. */
    static final PageRound FIRST = new PageRound(0, 0);

    /** The next move. A round ends when it is the turn of nobody who comes later in it. */
    PageRound then(Player next) {
        return new PageRound(player == 0 || next.number() <= player ? number + 1 : number, next.number());
    }

    /** For example {@code 3.} for the first player, {@code 3...} for others. */
    @Override
    public String toString() {
        return number + (player == 1 ? "." : "...");
    }
}
