package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * What lies on the board of the Quoridor Text Protocol, and what lay there before each move. The players need not take turns
 * there, so that this is no {@link Game}.
 */
final class QtpGame {
    private final Deque<Position> past = new ArrayDeque<>();
    private Rules rules;
    private Position now;

    QtpGame(Rules rules) {
        this.rules = rules;
        now = Position.initial(rules);
    }

    /** A new game on a board of another size. */
    void size(int size) {
        restart(rules.toBuilder().size(size).build());
    }

    /** A new game with another number of fences for each player. */
    void fences(int count) {
        restart(rules.toBuilder().fences(count).build());
    }

    void restart() {
        restart(rules);
    }

    private void restart(Rules changed) {
        rules = changed;
        past.clear();
        now = Position.initial(rules);
    }

    Position position() {
        return now;
    }

    /** The position with this player to move, as the next position to play from. */
    Position position(Player player) {
        return now.isOver() || now.playerToMove() == player
                ? now
                : now.toBuilder().playerToMove(player).build();
    }

    /** A legal move of this player. */
    void play(Player player, Move move) {
        Position next = position(player).play(move);
        past.push(now);
        now = next;
    }

    /** Takes moves back, or none if there are not so many. */
    boolean undo(int times) {
        if (times > past.size()) {
            return false;
        }
        for (int i = 0; i < times; i++) {
            now = past.pop();
        }
        return true;
    }

    Optional<Player> winner() {
        return Game.start(now).outcome().flatMap(Outcome::winner);
    }
}
