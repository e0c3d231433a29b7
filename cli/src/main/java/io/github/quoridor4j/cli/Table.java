package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Set;

/** A game that is being played, who plays it, and what can be undone. */
final class Table {
    private final Set<Player> bots = EnumSet.noneOf(Player.class);
    private final Bot bot;

    /** The game as it was before each decision of a person, the last one first. */
    private final Deque<Game> undoable = new ArrayDeque<>();

    private Game game;

    Table(Game start, Collection<Player> bots, Bot bot) {
        this.game = start;
        this.bots.addAll(bots);
        this.bot = bot;
    }

    Game game() {
        return game;
    }

    boolean isBot(Player player) {
        return bots.contains(player);
    }

    /** Whether the bot is to move and somebody is there to answer. */
    boolean isBotsTurn() {
        return !game.isOver() && !isBotsOnly() && isBot(game.position().playerToMove());
    }

    /** Whether only bots are left, who would perhaps play on for ever. */
    boolean isBotsOnly() {
        return !game.isOver() && bots.containsAll(game.activePlayers());
    }

    /** A move of the bot. */
    void playBot() {
        game = game.play(bot.choose(game));
    }

    /** A move of the bot that somebody has asked for, so that it can be undone. */
    void stepBot() {
        undoable.push(game);
        playBot();
    }

    void play(Move move) {
        Game next = game.play(move);
        undoable.push(game);
        game = next;
    }

    void resign() {
        Game next = game.resign(game.position().playerToMove());
        undoable.push(game);
        game = next;
    }

    /** Goes back to the last decision of a person. */
    boolean undo() {
        Game before = undoable.poll();
        game = before == null ? game : before;
        return before != null;
    }
}
