package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.notation.GameRecord;
import java.util.List;
import java.util.StringJoiner;

/** Writes variations as records do: {@code 3... e5 4. e3 {better} (4. d2h) e4}. */
final class VariationText {
    private final List<Player> players;

    /** For variations of a move in a game; who has left by then has no turn. */
    VariationText(Game game) {
        players = List.copyOf(game.activePlayers());
    }

    /** The text of a line whose first move has this number. */
    String of(GameRecord.Variation variation, PageRound first) {
        StringJoiner words = new StringJoiner(" ");
        addComment(words, variation.comment());
        PageRound round = first;
        boolean isNumbered = true;
        for (GameRecord.Ply ply : variation.plies()) {
            if (isNumbered || round.player() == 1) {
                words.add(round.toString());
            }
            words.add(ply.move() + ply.marks());
            addComment(words, ply.comment());
            for (GameRecord.Variation other : ply.variations()) {
                words.add("(" + of(other, round) + ")");
            }
            isNumbered = !ply.comment().isEmpty() || !ply.variations().isEmpty();
            round = round.then(after(round.player()));
        }
        return words.toString();
    }

    private static void addComment(StringJoiner words, String comment) {
        if (!comment.isEmpty()) {
            words.add("{" + comment + "}");
        }
    }

    private Player after(int number) {
        return players.stream()
                .filter(player -> player.number() > number)
                .findFirst()
                .orElse(players.get(0));
    }
}
