package io.github.quoridor4j.notation;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** Plays what a record says. */
final class RecordedGame {
    private RecordedGame() {}

    static Game play(GameRecord record) {
        Game game = afterDepartures(Game.start(record.start()), record.comment());
        for (GameRecord.Ply ply : record.plies()) {
            game = afterDepartures(play(game, ply.move(), ply.comment()), ply.comment());
        }
        return ended(game, record);
    }

    /** Plays a move that took the time that its comment tells. */
    static Game play(Game game, Move move, String comment) {
        Duration elapsed =
                CommentCommand.duration(comment, CommentCommand.ELAPSED).orElse(Duration.ZERO);
        return game.play(move, elapsed);
    }

    /** The game without the players who leave it by the commands of a comment. */
    static Game afterDepartures(Game game, String comment) {
        Game left = game;
        for (CommentCommand command : CommentCommand.in(comment)) {
            Optional<Player> player = departing(command, left);
            left = player.isPresent() ? left.resign(player.get()) : left;
        }
        return left;
    }

    /** Who leaves, if he can. */
    static Optional<Player> departing(CommentCommand command, Game game) {
        if (!command.name().equals(CommentCommand.OUT) || game.isOver()) {
            return Optional.empty();
        }
        return game.activePlayers().stream()
                .filter(player -> command.value().equals(String.valueOf(player.number())))
                .findFirst();
    }

    private static Game ended(Game game, GameRecord record) {
        if (game.isOver()) {
            return game;
        }
        String reason = record.tag(TagName.TERMINATION.text()).orElse("");
        Rules rules = record.rules();
        if (reason.equals(termination(Outcome.Reason.AGREEMENT))
                && record.result().equals(RecordResult.DRAW)) {
            return game.agreeDraw();
        }
        Optional<Player> loser = RecordResult.winner(record.result(), rules).flatMap(winner -> onlyOther(game, winner));
        if (loser.isPresent() && reason.equals(termination(Outcome.Reason.RESIGNATION))) {
            return game.resign(loser.get());
        }
        if (loser.isPresent() && reason.equals(termination(Outcome.Reason.FORFEIT))) {
            return game.forfeit(loser.get());
        }
        return game;
    }

    /** The one other player who is still in the game, if there is just one. */
    private static Optional<Player> onlyOther(Game game, Player winner) {
        return game.activePlayers().size() == 2 && game.activePlayers().contains(winner)
                ? game.activePlayers().stream()
                        .filter(player -> player != winner)
                        .findFirst()
                : Optional.empty();
    }

    /** The reason in the words of the tag Termination. */
    static String termination(Outcome.Reason reason) {
        return reason.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
