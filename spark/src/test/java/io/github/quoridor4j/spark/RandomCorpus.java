package io.github.quoridor4j.spark;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.MoveSet;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordWriter;
import java.util.Map;
import java.util.Random;

/** Games in which the pawns mostly run and sometimes a fence is placed anywhere. The same seed gives the same game. */
final class RandomCorpus {
    private static final int LONGEST = 300;

    private RandomCorpus() {}

    static Game game(Rules rules, long seed) {
        Random random = new Random(seed);
        Game game = Game.start(rules);
        while (!game.isOver() && game.ply() < LONGEST) {
            game = game.play(move(game.position(), random));
        }
        return game;
    }

    private static Move move(Position position, Random random) {
        Move ahead = Move.of(position.shortestPath(position.playerToMove()).get(1));
        if (random.nextInt(3) > 0 && position.isLegal(ahead)) {
            return ahead;
        }
        MoveSet moves = position.legalMoves();
        return moves.stream().skip(random.nextInt(moves.size())).findFirst().orElseThrow();
    }

    static String text(Rules rules, long seed) {
        Map<String, String> tags = Map.of("Event", "random", "Round", String.valueOf(seed));
        return GameRecordWriter.format(GameRecord.of(game(rules, seed), tags));
    }
}
