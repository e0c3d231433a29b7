package io.github.quoridor4j;

import java.io.Serializable;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * How a game ended.
 *
 * @param winner who won; empty for a draw
 * @param reason why the game ended
 */
public record Outcome(Optional<Player> winner, Reason reason) implements Serializable {
    /** Why a game ended. */
    public enum Reason {
        /** The winner's pawn reached its goal. */
        GOAL_REACHED,
        /** The same position occurred so often that the rule set calls it a draw. */
        REPETITION,
        /** The number of plies after which the rule set calls a draw was reached. */
        PLY_LIMIT,
        /** The player to move had no legal move, under a rule set that ends the game then. */
        STUCK,
        /** The time of the game was over and is decided by success, or the last but one player was late and it was claimed. */
        TIME,
        /** The last but one player resigned. */
        RESIGNATION,
        /** The players agreed on a draw. */
        AGREEMENT,
        /** The last but one player was excluded, for an illegal move or a wrong claim. */
        FORFEIT
    }

    /**
     * Creates an outcome.
     *
     * @param winner who won; empty for a draw
     * @param reason why the game ended
     * @throws IllegalArgumentException if no game ends so: a draw by a goal reached, a win by repetition
     */
    public Outcome {
        Objects.requireNonNull(winner);
        boolean possible = switch (reason) {
            case GOAL_REACHED, RESIGNATION, FORFEIT -> winner.isPresent();
            case REPETITION, PLY_LIMIT, AGREEMENT -> winner.isEmpty();
            case STUCK, TIME -> true;
        };
        if (!possible) {
            throw new IllegalArgumentException(
                    winner.isPresent() ? "nobody wins by " + reason : "no draw by " + reason);
        }
    }

    static Outcome win(Player winner, Reason reason) {
        return new Outcome(Optional.of(winner), reason);
    }

    static Outcome draw(Reason reason) {
        return new Outcome(Optional.empty(), reason);
    }

    /** {@return whether nobody won} */
    public boolean isDraw() {
        return winner.isEmpty();
    }

    /** {@return what is written to streams instead, since they cannot hold an {@link Optional}} */
    private Object writeReplace() {
        return new SerialForm(this);
    }

    /** {@return for example {@code player 1 wins: goal reached}, or {@code draw: repetition}} */
    @Override
    public String toString() {
        String why = reason.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return winner.map(player -> "player " + player.number() + " wins: " + why)
                .orElse("draw: " + why);
    }
}
