package io.github.quoridor4j.cli;

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
    private final GameRecord game;
    private final PrintWriter out;
    private final GameEnd end;
    private Position position;
    private int plies;
    private int shownPlies = -1;
    private String heading = "Start";

    Replay(GameRecord game, PrintWriter out) {
        this.game = game;
        this.out = out;
        this.position = game.start();
        this.end = new GameEnd(position);
    }

    /**
     * Plays the game up to its end or its first illegal move, and shows the board after every so many plies and last.
     *
     * @return the line and column of the illegal move, and why it is illegal
     */
    Optional<String> run(int every) {
        printTags();
        for (GameRecord.Ply ply : game.plies()) {
            Optional<String> refusal = refusal(ply);
            if (refusal.isPresent()) {
                finish("Stopped before ply " + (plies + 1) + ".");
                return refusal.map(why -> ply.line() + ":" + ply.column() + ": ply " + (plies + 1) + ": " + why);
            }
            play(ply);
            if (plies % every == 0) {
                show();
            }
        }
        finish(end.outcome()
                .map(outcome -> "End after " + plies + " plies: " + outcome + ".")
                .orElseGet(() -> "No end of the game after " + plies + " plies."));
        return Optional.empty();
    }

    private void printTags() {
        game.tags().forEach((name, value) -> out.println(name + ": " + plain(value)));
        if (game.tag("Rules").isEmpty()) {
            out.println("Rules: " + RulesText.format(game.rules()));
        }
        out.println();
    }

    private Optional<String> refusal(GameRecord.Ply ply) {
        if (end.outcome().isPresent()) {
            return Optional.of(ply.move() + " is illegal: the game is over, "
                    + end.outcome().get());
        }
        return position.legality(ply.move()) == Legality.LEGAL
                ? Optional.empty()
                : Optional.of(Explanation.of(position, ply.move()));
    }

    private void play(GameRecord.Ply ply) {
        int number = plies / position.rules().players().size() + 1;
        int player = position.playerToMove().number();
        position = position.play(ply.move());
        end.played(position);
        plies++;
        heading = "Move " + number + ", player " + player + ": " + ply.move() + " (ply " + plies + ")";
    }

    private void show() {
        shownPlies = plies;
        out.println(heading);
        out.println();
        out.print(Diagram.of(position).toAscii().replace("\n", System.lineSeparator()));
        out.println(position.rules().players().stream()
                .map(player -> String.format(Locale.ROOT, "%d: %2d", player.number(), position.distance(player)))
                .collect(Collectors.joining("  ", "distance     ", "")));
        out.println();
    }

    private void finish(String ending) {
        if (shownPlies != plies) {
            show();
        }
        out.println(ending);
        String reason = game.tag("Termination").map(text -> ", " + plain(text)).orElse("");
        if (!game.result().equals(GameRecord.UNKNOWN_RESULT) || !reason.isEmpty()) {
            out.println("The record says: " + game.result() + reason + ".");
        }
        out.println();
    }

    /** Without control characters, which could command the terminal. */
    private static String plain(String text) {
        return text.replaceAll("\\p{Cntrl}", "?");
    }
}
