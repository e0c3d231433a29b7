package io.github.quoridor4j;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A random game with all that can happen in one, always the same for the same seed: moves that take time and often go back
 * where they came from, and now and then somebody who leaves, claims, or agrees to a draw.
 *
 * @param games from the start on, each one event longer than the one before
 */
record RandomHistory(Rules rules, long seed, List<Game> games) {
    private static final int SECONDS = 90;

    static RandomHistory play(Rules rules, long seed, int events) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Game> games = new ArrayList<>();
        games.add(Game.start(
                RandomGame.play(rules, seed, RandomGame.UNIFORM, 0).positions().get(0)));
        while (games.size() <= events && !last(games).isOver()) {
            games.add(next(last(games), random));
        }
        return new RandomHistory(rules, seed, games);
    }

    private static Game next(Game game, SplittableRandom random) {
        List<Player> active = List.copyOf(game.activePlayers());
        Player anybody = active.get(random.nextInt(active.size()));
        return switch (random.nextInt(300)) {
            case 0, 1 -> game.resign(anybody);
            case 2 -> game.forfeit(anybody);
            case 3 -> game.agreeDraw();
            case 4 -> claim(game, anybody);
            default -> game.play(move(game, random), time(random));
        };
    }

    /** A claim with cause if there can be one. */
    private static Game claim(Game game, Player player) {
        Rules rules = game.rules();
        boolean canBeLate = !rules.moveTime().isZero() && game.position().playerToMove() != player;
        return canBeLate ? game.claimTime(player, rules.moveTime().plusNanos(1)) : game.resign(player);
    }

    private static Move move(Game game, SplittableRandom random) {
        MoveSet legal = game.legalMoves();
        int players = game.rules().players().size();
        Position before = game.position(Math.max(0, game.ply() + 1 - players));
        Move back = Move.of(before.pawn(game.position().playerToMove()));
        boolean pawnMoves = !legal.squares().isEmpty() && random.nextInt(10) > 0;
        if (legal.contains(back) && random.nextInt(3) > 0) {
            return back;
        }
        return legal.get(random.nextInt(pawnMoves ? legal.squares().size() : legal.size()));
    }

    private static Duration time(SplittableRandom random) {
        return Duration.ofSeconds(random.nextBoolean() ? 0 : random.nextInt(SECONDS));
    }

    private static Game last(List<Game> games) {
        return games.get(games.size() - 1);
    }

    /** The same once more, of objects of its own. */
    RandomHistory again() {
        return play(rules, seed, games.size() - 1);
    }

    Game last() {
        return last(games);
    }

    /** How often the position after some events has occurred since the last time a player left. */
    int occurrences(int events) {
        Game now = games.get(events);
        return (int) IntStream.rangeClosed(0, events)
                .filter(index -> games.get(index).activePlayers().equals(now.activePlayers()))
                .filter(index -> index == 0 || isNewSituation(games.get(index - 1), games.get(index)))
                .filter(index -> games.get(index).position().equals(now.position()))
                .count();
    }

    private static boolean isNewSituation(Game before, Game after) {
        return after.ply() > before.ply() || !after.activePlayers().equals(before.activePlayers());
    }

    @Override
    public String toString() {
        return last().position(0) + " under " + rules + ": " + last();
    }
}
