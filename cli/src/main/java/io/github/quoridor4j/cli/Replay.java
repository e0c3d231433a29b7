package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.RulesText;
import java.io.PrintWriter;
import java.util.Optional;

/** One recorded game, played move by move and printed. */
final class Replay {
    private final GameRecord record;
    private final PrintWriter out;
    private final BoardPrinter boards;
    private int shownPlies = -1;

    Replay(GameRecord record, PrintWriter out, Drawing drawing) {
        this.record = record;
        this.out = out;
        this.boards = new BoardPrinter(out, drawing);
    }

    /** Shows the board after every so many plies and last. */
    void run(int every) {
        printTags();
        Game end = record.game();
        Optional<LastMove> move = Optional.empty();
        Game last = Game.start(record.start());
        for (Game game : end.history()) {
            if (game.ply() > last.ply()) {
                move = Optional.of(
                        new LastMove(last, record.plies().get(last.ply()).move()));
            }
            last = game;
            if (game.ply() % every == 0 && game.ply() > 0) {
                show(game, move);
            }
        }
        show(last, move);
        printEnding(end);
    }

    private void printTags() {
        record.tags().forEach((name, value) -> out.println(name + ": " + PlainText.of(value)));
        out.println("Rules: " + RulesText.format(record.rules()));
        out.println();
    }

    private void show(Game game, Optional<LastMove> move) {
        if (game.ply() == shownPlies) {
            return;
        }
        shownPlies = game.ply();
        out.println(
                move.map(known -> known.heading() + " (ply " + game.ply() + ")").orElse("Start"));
        out.println();
        boards.print(game.position(), move);
        out.println();
    }

    private void printEnding(Game end) {
        out.println(EndingText.of(record, end));
        EndingText.recorded(record).ifPresent(text -> out.println("The record says: " + PlainText.of(text) + "."));
        out.println();
    }
}
