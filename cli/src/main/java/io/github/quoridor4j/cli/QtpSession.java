package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.MoveNotation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The Quoridor Text Protocol from the side of the program that plays: command lines in, answers out. */
final class QtpSession {
    static final String NAME = "quoridor4j";

    private final QtpGame game;
    private final Bot bot;
    private final boolean tellsReasons;
    private final Map<String, Command> commands = new LinkedHashMap<>();
    private boolean isOver;

    /** What a command does with the words after its name. */
    private interface Command {
        String run(List<String> words) throws QtpRefusal;
    }

    QtpSession(QtpGame game, Bot bot, boolean tellsReasons) {
        this.game = game;
        this.bot = bot;
        this.tellsReasons = tellsReasons;
        addAdministration();
        addSetup();
        commands.put("playmove", words -> play(words, 1));
        commands.put("playwall", words -> play(words, 2));
        commands.put("genmove", this::choose);
        commands.put("undo", this::undo);
        commands.put("winner", alone(() -> winner(game)));
        commands.put("showboard", alone(() -> "\n" + QtpBoard.draw(game.position())));
    }

    private void addAdministration() {
        commands.put("name", alone(() -> NAME));
        commands.put("known_command", words -> String.valueOf(commands.containsKey(only(words))));
        commands.put("list_commands", alone(() -> String.join("\n", commands.keySet())));
        commands.put("quit", alone(() -> {
            isOver = true;
            return "";
        }));
    }

    private void addSetup() {
        commands.put("boardsize", words -> {
            int size = number(only(words));
            require(size >= 3 && size <= 9, "unacceptable size");
            game.size(size);
            return "";
        });
        commands.put("clear_board", alone(() -> {
            game.restart();
            return "";
        }));
        commands.put("walls", words -> {
            int count = number(only(words));
            require(count <= 32, "unacceptable number of walls");
            game.fences(count);
            return "";
        });
    }

    /** A command without words after it. */
    private static Command alone(Supplier<String> result) {
        return words -> {
            requireSyntax(words.isEmpty());
            return result.get();
        };
    }

    /** Whether the other side has quit. */
    boolean isOver() {
        return isOver;
    }

    /** The answer with the empty line after it, or nothing if the line is no command. */
    String answer(BoundedLines.Line line) {
        int comment = line.text().indexOf('#');
        String text = comment < 0 ? line.text() : line.text().substring(0, comment);
        List<String> words =
                Stream.of(text.split(" ", -1)).filter(word -> !word.isEmpty()).toList();
        if (words.isEmpty() && (comment >= 0 || !line.isCut())) {
            return "";
        }
        try {
            require(comment >= 0 || !line.isCut(), "syntax error");
            String result = run(words);
            boolean hasBlank = !result.isEmpty() && !result.startsWith("\n");
            return "=" + (hasBlank ? " " : "") + result + "\n\n";
        } catch (QtpRefusal refusal) {
            return "? " + refusal.getMessage() + "\n\n";
        }
    }

    private String run(List<String> words) throws QtpRefusal {
        Command command = commands.get(words.get(0));
        if (command == null) {
            throw new QtpRefusal("unknown command");
        }
        return command.run(words.subList(1, words.size()));
    }

    private String play(List<String> words, int moveWords) throws QtpRefusal {
        requireSyntax(words.size() == 1 + moveWords);
        Player player = player(words.get(0));
        List<String> spelt = words.subList(1, words.size());
        requireSyntax(QtpWords.isMove(spelt));
        Position before = game.position(player);
        Move move = QtpWords.move(spelt, before).orElseThrow(() -> illegal("it is off the board"));
        if (before.legality(move) != Legality.LEGAL) {
            throw illegal(Explanation.reason(before, move, MoveNotation.QTP, QtpWords::of));
        }
        game.play(player, move);
        return "";
    }

    private String choose(List<String> words) throws QtpRefusal {
        Player player = player(only(words));
        Position before = game.position(player);
        require(!before.isOver(), "the game is over");
        Move move = bot.choose(Game.start(before));
        game.play(player, move);
        return QtpWords.of(move, before);
    }

    private String undo(List<String> words) throws QtpRefusal {
        int times = words.isEmpty() ? 1 : number(only(words));
        require(game.undo(times), "cannot undo");
        return "";
    }

    private static String winner(QtpGame game) {
        return game.winner().map(player -> "true " + QtpWords.of(player)).orElse("false");
    }

    private QtpRefusal illegal(String reason) {
        return new QtpRefusal("illegal move" + (tellsReasons ? ": " + reason : ""));
    }

    private static Player player(String word) throws QtpRefusal {
        return QtpWords.player(word).orElseThrow(QtpRefusal::syntax);
    }

    /** A number that may be far too great for anything. */
    private static int number(String word) throws QtpRefusal {
        requireSyntax(word.chars().allMatch(c -> c >= '0' && c <= '9'));
        return word.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(word);
    }

    private static String only(List<String> words) throws QtpRefusal {
        requireSyntax(words.size() == 1);
        return words.get(0);
    }

    private static void requireSyntax(boolean isRight) throws QtpRefusal {
        require(isRight, "syntax error");
    }

    private static void require(boolean isRight, String refusal) throws QtpRefusal {
        if (!isRight) {
            throw new QtpRefusal(refusal);
        }
    }
}
