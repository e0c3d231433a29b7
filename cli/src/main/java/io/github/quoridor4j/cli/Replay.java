package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.Diagram;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.RulesText;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.stream.Collectors;

/** One recorded game, played move by move and printed. */
final class Replay {
    private final GameRecord record;
    private final PrintWriter out;
    private int shownPlies = -1;

    Replay(GameRecord record, PrintWriter out) {
        this.record = record;
        this.out = out;
    }

    /** Shows the board after every so many plies and last. */
    void run(int every) {
        printTags();
        Game end = record.game();
        String heading = "Start";
        Game last = Game.start(record.start());
        for (Game game : history(end)) {
            heading = game.ply() > last.ply() ? heading(last, game) : heading;
            last = game;
            if (game.ply() % every == 0 && game.ply() > 0) {
                show(game, heading);
            }
        }
        show(last, heading);
        printEnding(end);
    }

    /** From the start to the end. */
    private Deque<Game> history(Game end) {
        Deque<Game> history = new ArrayDeque<>();
        history.push(end);
        while (history.element().ply() > 0) {
            history.push(history.element().takeBack());
        }
        return history;
    }

    private void printTags() {
        record.tags().forEach((name, value) -> out.println(name + ": " + plain(value)));
        out.println("Rules: " + RulesText.format(record.rules()));
        out.println();
    }

    private String heading(Game before, Game after) {
        int number = before.ply() / before.rules().players().size() + 1;
        int player = before.position().playerToMove().number();
        Move move = record.plies().get(before.ply()).move();
        return "Move " + number + ", player " + player + ": " + move + " (ply " + after.ply() + ")";
    }

    private void show(Game game, String heading) {
        if (game.ply() == shownPlies) {
            return;
        }
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

    private void printEnding(Game end) {
        int plies = record.plies().size();
        boolean isStopped = record.problems().stream()
                .flatMap(problem -> problem.illegalMove().stream())
                .anyMatch(illegal -> illegal.game().moves().equals(record.moves()));
        String outcome = OutcomeText.of(end)
                .map(text -> "End after " + plies + " plies: " + text + ".")
                .orElseGet(() -> "No end of the game after " + plies + " plies.");
        out.println(isStopped ? "Stopped before ply " + (plies + 1) + "." : outcome);
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
