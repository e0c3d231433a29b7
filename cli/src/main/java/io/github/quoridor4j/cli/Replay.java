package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.Diagram;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.RulesText;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** One recorded game, played move by move and printed. */
final class Replay {
    private final GameRecord record;
    private final PrintWriter out;
    private Game game;
    private int shownPlies = -1;
    private String heading = "Start";

    Replay(GameRecord record, PrintWriter out) {
        this.record = record;
        this.out = out;
        this.game = Game.start(record.start());
    }

    /**
     * Plays the game up to its end or its first illegal move, and shows the board after every so many plies and last.
     *
     * @return the line and column of the illegal move, and why it is illegal
     */
    Optional<String> run(int every) {
        printTags();
        for (GameRecord.Ply ply : record.plies()) {
            Optional<String> refusal = refusal(ply);
            if (refusal.isPresent()) {
                finish("Stopped before ply " + (game.ply() + 1) + ".");
                return refusal.map(why -> ply.line() + ":" + ply.column() + ": ply " + (game.ply() + 1) + ": " + why);
            }
            play(ply);
            if (game.ply() % every == 0) {
                show();
            }
        }
        finish(OutcomeText.of(game)
                .map(outcome -> "End after " + game.ply() + " plies: " + outcome + ".")
                .orElseGet(() -> "No end of the game after " + game.ply() + " plies."));
        return Optional.empty();
    }

    private void printTags() {
        record.tags().forEach((name, value) -> out.println(name + ": " + plain(value)));
        if (record.tag("Rules").isEmpty()) {
            out.println("Rules: " + RulesText.format(record.rules()));
        }
        out.println();
    }

    private Optional<String> refusal(GameRecord.Ply ply) {
        return OutcomeText.of(game)
                .map(outcome -> ply.move() + " is illegal: the game is over, " + outcome)
                .or(() -> game.legality(ply.move()) == Legality.LEGAL
                        ? Optional.empty()
                        : Optional.of(Explanation.of(game.position(), ply.move())));
    }

    private void play(GameRecord.Ply ply) {
        int number = game.ply() / game.rules().players().size() + 1;
        int player = game.position().playerToMove().number();
        game = game.play(ply.move());
        heading = "Move " + number + ", player " + player + ": " + ply.move() + " (ply " + game.ply() + ")";
    }

    private void show() {
        Position position = game.position();
        shownPlies = game.ply();
        out.println(heading);
        out.println();
        out.print(Diagram.of(position).toAscii().replace("\n", System.lineSeparator()));
        out.println(position.rules().players().stream()
                .map(player -> String.format(Locale.ROOT, "%d: %2d", player.number(), position.distance(player)))
                .collect(Collectors.joining("  ", "distance     ", "")));
        out.println();
    }

    private void finish(String ending) {
        if (shownPlies != game.ply()) {
            show();
        }
        out.println(ending);
        String reason =
                record.tag("Termination").map(text -> ", " + plain(text)).orElse("");
        if (!record.result().equals(GameRecord.UNKNOWN_RESULT) || !reason.isEmpty()) {
            out.println("The record says: " + record.result() + reason + ".");
        }
        out.println();
    }

    /** Without control characters, which could command the terminal. */
    private static String plain(String text) {
        return text.replaceAll("\\p{Cntrl}", "?");
    }
}
