package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import java.util.Optional;

/** Says in a few words how a game has ended. */
final class OutcomeText {
    private OutcomeText() {}

    /** The words, or empty while the game goes on. */
    static Optional<String> of(Game game) {
        return game.outcome().map(outcome -> of(game, outcome));
    }

    private static String of(Game game, Outcome outcome) {
        Rules rules = game.rules();
        String ending = outcome.winner().map(winner -> name(winner) + " wins").orElse("draw");
        return switch (outcome.reason()) {
            case GOAL_REACHED -> outcome.winner().map(OutcomeText::name).orElse("") + " reaches the goal and wins";
            case REPETITION -> ending + " by repetition: the same position " + game.repetitions() + " times";
            case PLY_LIMIT -> ending + " by the limit of " + Plural.plies(rules.plyLimit());
            case STUCK ->
                outcome.isDraw()
                        ? ending + " because " + name(game.position().playerToMove()) + " cannot move"
                        : name(game.position().playerToMove()) + " cannot move and loses";
            case TIME -> ending + " by time";
            case RESIGNATION -> ending + " by resignation";
            case AGREEMENT -> ending + " by agreement";
            case FORFEIT -> ending + " by forfeit";
        };
    }

    private static String name(Player player) {
        return "player " + player.number();
    }
}
