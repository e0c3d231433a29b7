package io.github.quoridor4j;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** Plays several moves in a row. */
final class Line {
    private Line() {}

    /** A game from the start of a rule set, by moves joined by blanks. */
    static Game of(Rules rules, String moves) {
        return play(Game.start(rules), moves);
    }

    static Game play(Game start, String moves) {
        Game game = start;
        for (String move : moves.split(" ", -1)) {
            game = game.play(Move.parse(move));
        }
        return game;
    }

    /** Random pawn moves, up to a ply, that neither end the game nor leave the wanted positions. */
    static Game wander(Game start, int ply, Predicate<Position> wanted) {
        SplittableRandom random = new SplittableRandom(ply);
        Game game = start;
        while (game.ply() < ply) {
            List<Game> next = wander(game, wanted);
            game = next.isEmpty() ? outOfTheDeadEnd(game) : next.get(random.nextInt(next.size()));
        }
        return game;
    }

    private static List<Game> wander(Game game, Predicate<Position> wanted) {
        return game.legalMoves().squares().stream()
                .map(square -> game.play(Move.of(square)))
                .filter(next -> !next.isOver() && wanted.test(next.position()))
                .toList();
    }

    private static Game outOfTheDeadEnd(Game stuck) {
        Game game = stuck;
        for (int ply = 0; ply < 10 && game.ply() > 0; ply++) {
            game = game.takeBack();
        }
        return game;
    }
}
