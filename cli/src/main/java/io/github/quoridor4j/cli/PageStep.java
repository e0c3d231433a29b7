package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the page knows of a position in a game and of the move before it; what is null is left out of the page's data. Lists
 * have an entry for each player.
 *
 * @param move the move that led here
 * @param player the number of who made it
 * @param number its number in the record
 * @param notes what was written about it
 * @param toMove the number of who is to move, or 0 at the end
 * @param pawns where the pawns stand
 * @param stocks how many fences are left
 * @param distances how many steps are left
 * @param paths the squares of a shortest path, from the pawn's on, without blanks between them
 * @param legal how many legal moves there are
 * @param gone who has left the game
 */
record PageStep(
        @Nullable String move,
        int player,
        int number,
        @Nullable PageNotes notes,
        int toMove,
        List<String> pawns,
        List<Integer> stocks,
        List<Integer> distances,
        List<String> paths,
        int legal,
        @Nullable List<Integer> gone) {

    /** All positions of a game, from its start on. */
    static List<PageStep> all(GameRecord record, Game end) {
        List<PageStep> steps = new ArrayList<>();
        Game before = null;
        PageRound round = PageRound.FIRST;
        for (Game game : plies(end)) {
            Player player = before == null ? null : before.position().playerToMove();
            round = player == null ? round : round.then(player);
            steps.add(of(record, round, before, game));
            before = game;
        }
        return steps;
    }

    /** The game after each ply, when all who leave it there have left. */
    private static List<Game> plies(Game end) {
        Game[] games = new Game[end.ply() + 1];
        end.history().forEach(game -> games[game.ply()] = game);
        return List.of(games);
    }

    private static PageStep of(GameRecord record, PageRound round, @Nullable Game before, Game game) {
        Position position = game.position();
        List<Player> players = game.rules().players();
        List<Integer> gone = players.stream()
                .filter(player -> !game.activePlayers().contains(player))
                .map(Player::number)
                .toList();
        return new PageStep(
                before == null ? null : record.plies().get(before.ply()).move().toString(),
                round.player(),
                round.number(),
                before == null
                        ? PageNotes.of(record)
                        : PageNotes.of(record.plies().get(before.ply()), round, before),
                game.isOver() ? 0 : position.playerToMove().number(),
                players.stream().map(player -> position.pawn(player).toString()).toList(),
                players.stream().map(position::fencesLeft).toList(),
                players.stream().map(position::distance).toList(),
                players.stream().map(player -> path(position, player)).toList(),
                game.legalMoves().size(),
                gone.isEmpty() ? null : gone);
    }

    private static String path(Position position, Player player) {
        return position.shortestPath(player).stream().map(Object::toString).collect(Collectors.joining());
    }
}
