package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The conversation at a table: lines in, boards and answers out. */
final class Session {
    static final String COMMANDS = "undo, hint, why MOVE, resign, show, save FILE, help, quit";

    private static final String EXPECTED = "expected a move such as e2, e3h or pass, or one of " + COMMANDS;

    private final Table table;
    private final PrintWriter out;
    private final BoardPrinter boards;
    private final SavedGames saved = new SavedGames();

    /** Where the lines come from; null at the end. */
    interface Lines {
        @Nullable
        String next() throws IOException;
    }

    Session(Table table, PrintWriter out, BoardPrinter boards) {
        this.table = table;
        this.out = out;
        this.boards = boards;
    }

    String prompt() {
        boolean isOver = table.game().isOver();
        return isOver ? "> " : name(table.game().position().playerToMove()) + "> ";
    }

    /** Until there are no more lines, or one says so. */
    void run(Lines lines) throws IOException {
        show();
        playBots();
        for (String line = lines.next(); line != null; line = lines.next()) {
            if (line.strip().equalsIgnoreCase("quit")) {
                return;
            }
            obey(line.strip());
        }
    }

    private void obey(String line) {
        String[] words = line.split("\\s+", 2);
        String word = words[0].toLowerCase(Locale.ROOT);
        String rest = words.length > 1 ? words[1] : "";
        switch (rest.isEmpty() ? word : word + " ..") {
            case "" -> stepBot();
            case "undo" -> undo();
            case "hint" -> MoveLists.print(out, table.game().legalMoves());
            case "resign" -> resign();
            case "show" -> show();
            case "help" -> help();
            case "why", "why .." -> why(rest);
            case "save", "save .." -> out.println(saved.save(table.game(), rest));
            default -> move(line);
        }
    }

    private void stepBot() {
        if (table.isBotsOnly()) {
            Game before = table.game();
            table.stepBot();
            tellMoves(before);
            show();
        }
    }

    private void undo() {
        if (table.undo()) {
            show();
            playBots();
        } else {
            out.println("There is nothing to undo.");
        }
    }

    private void resign() {
        Game game = table.game();
        if (game.isOver()) {
            out.println(over());
            return;
        }
        table.resign();
        out.println(name(game.position().playerToMove()) + " resigns.");
        if (table.isBotsTurn()) {
            playBots();
        } else {
            show();
        }
    }

    private void help() {
        out.println(
                "A move: the square to go to, such as e2; a fence, such as e3h or e3v, by the south-west one of its four");
        out.println("squares, horizontal or vertical; or pass, if there is nothing else.");
        out.println("Or one of " + COMMANDS + ".");
    }

    private void why(String text) {
        Optional<Move> move = Move.tryParse(text);
        if (move.isEmpty()) {
            out.println("why: found '" + PlainText.of(text) + "', expected a move such as e2, e3h or pass");
        } else {
            out.println(Explanation.of(table.game(), move.get()) + ".");
        }
    }

    private void move(String text) {
        Game before = table.game();
        Optional<Move> move = Move.tryParse(text);
        if (move.isEmpty()) {
            out.println("Found '" + PlainText.of(text) + "', " + EXPECTED + ".");
        } else if (before.legality(move.get()) != Legality.LEGAL) {
            out.println(Explanation.of(before, move.get()) + ".");
        } else {
            table.play(move.get());
            tellMoves(before);
            if (table.isBotsTurn()) {
                playBots();
            } else {
                show();
            }
        }
    }

    /** All bots in turn, and the board after them. */
    private void playBots() {
        boolean isAny = table.isBotsTurn();
        while (table.isBotsTurn()) {
            Game before = table.game();
            table.playBot();
            tellMoves(before);
        }
        if (isAny) {
            show();
        }
    }

    private void tellMoves(Game before) {
        Player mover = before.position().playerToMove();
        LastMove.of(table.game()).ifPresent(move -> out.println(move.heading(table.isBot(mover) ? " (bot)" : "")));
    }

    private void show() {
        Game game = table.game();
        out.println();
        boards.print(game.position(), LastMove.of(game));
        out.println();
        if (game.isOver()) {
            out.println(over());
        } else if (game.legalMoves().contains(Move.pass())) {
            out.println(name(game.position().playerToMove()) + " can only pass.");
        }
        if (table.isBotsOnly()) {
            out.println("Only bots are left: an empty line lets the next one move.");
        }
    }

    private String over() {
        return "The game is over: " + OutcomeText.of(table.game()).orElse("") + ".";
    }

    private static String name(Player player) {
        return "Player " + player.number();
    }
}
