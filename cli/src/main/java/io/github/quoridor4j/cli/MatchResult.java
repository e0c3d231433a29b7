package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Player;
import java.util.Optional;

/**
 * A game of a match that is over.
 *
 * @param forfeiter whose program did not keep to the protocol or the rules, if one did not
 * @param reason what that program did; empty if there is none
 */
record MatchResult(Game game, Optional<Player> forfeiter, String reason) {
    /** How the game has ended, in a few words. */
    String ending() {
        return forfeiter.map(this::forfeit).orElseGet(() -> OutcomeText.of(game).orElse(""));
    }

    /** Who forfeits is to move, also if he has refused the move before. */
    private String forfeit(Player player) {
        return "player " + player.number() + " forfeits at ply " + (game.ply() + 1) + ": " + reason;
    }
}
