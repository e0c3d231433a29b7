package io.github.quoridor4j.conformance;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.MoveSet;
import io.github.quoridor4j.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Games of random legal moves, always the same ones for the same seed. */
final class RandomPlay {
    private RandomPlay() {}

    /** The game after each number of plies, from the start to the end or a number of plies. */
    static List<Game> play(Rules rules, long seed, int fencePercent, int maxPlies) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Game> games = new ArrayList<>(List.of(Game.start(rules)));
        for (int ply = 0; ply < maxPlies && !games.get(ply).isOver(); ply++) {
            Game game = games.get(ply);
            games.add(game.play(choose(game.legalMoves(), fencePercent, random)));
        }
        return games;
    }

    private static Move choose(MoveSet moves, int fencePercent, SplittableRandom random) {
        int fences = moves.fences().size();
        int others = moves.size() - fences;
        boolean fence = others == 0 || (fences > 0 && random.nextInt(100) < fencePercent);
        return moves.get(fence ? others + random.nextInt(fences) : random.nextInt(others));
    }

    static Game last(List<Game> games) {
        return games.get(games.size() - 1);
    }
}
