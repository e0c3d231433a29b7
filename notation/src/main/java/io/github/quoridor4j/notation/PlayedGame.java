package io.github.quoridor4j.notation;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Records a game, event by event. */
final class PlayedGame {
    private final Game game;
    private final List<Move> moves;
    private final List<GameRecord.Ply> plies = new ArrayList<>();
    private final StringBuilder comment = new StringBuilder();
    private String intro = "";

    PlayedGame(Game game) {
        this.game = game;
        this.moves = game.moves();
    }

    GameRecord record(Map<String, String> givenTags) {
        List<Game> history = game.history();
        for (int i = 1; i < history.size(); i++) {
            add(history.get(i - 1), history.get(i));
        }
        finishPly(game.ply());
        RecordTags tags = new RecordTags();
        game.outcome().ifPresent(end -> tags.put(TagName.TERMINATION, RecordedGame.termination(end.reason())));
        tags.putAll(RecordTags.checked(givenTags));
        String result =
                game.outcome().map(end -> RecordResult.of(end, game.rules())).orElse(GameRecord.UNKNOWN_RESULT);
        return GameRecord.of(tags.toMap(), game.initialPosition(), intro, plies, result);
    }

    private void add(Game before, Game after) {
        if (after.ply() > before.ply()) {
            finishPly(before.ply());
            Duration elapsed = after.timeUsed().minus(before.timeUsed());
            if (!elapsed.isZero()) {
                command(CommentCommand.of(CommentCommand.ELAPSED, elapsed));
            }
        } else if (game.rules().players().size() > 2) {
            // of two, the result tells who has left
            before.activePlayers().stream()
                    .filter(player -> !after.activePlayers().contains(player))
                    .forEach(this::departure);
        }
    }

    private void departure(Player player) {
        command(new CommentCommand(CommentCommand.OUT, String.valueOf(player.number())));
    }

    private void command(CommentCommand command) {
        comment.append(comment.length() == 0 ? "" : " ").append(command);
    }

    /** What has been said since the last move belongs to it. */
    private void finishPly(int ply) {
        if (ply == 0) {
            intro = comment.toString();
        } else {
            plies.add(new GameRecord.Ply(moves.get(ply - 1), List.of(), comment.toString(), List.of()));
        }
        comment.setLength(0);
    }
}
