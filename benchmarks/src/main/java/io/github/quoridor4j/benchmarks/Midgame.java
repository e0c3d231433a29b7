package io.github.quoridor4j.benchmarks;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.MoveSet;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.ArrayList;
import java.util.List;

/** Positions from seeded random games, always the same ones, each reached by play like those of a real game. */
final class Midgame {
    static final int POSITIONS = 1000;
    private static final int MIN_FENCES = 6;
    private static final int MAX_FENCES = 14;

    private Midgame() {}

    /** A thousand positions with 6 to 14 fences on the board, each from a game of its own. */
    static List<Position> positions(Rules rules) {
        return positions(rules, MIN_FENCES, MAX_FENCES);
    }

    /** The same with other numbers of fences; without any it is the start, a thousand times. */
    static List<Position> positions(Rules rules, int minFences, int maxFences) {
        Dice dice = new Dice(20_261_129);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < POSITIONS) {
            int fences = minFences + dice.below(maxFences - minFences + 1);
            Position position = Position.initial(rules);
            while (!position.isOver() && position.fences().size() < fences) {
                position = position.play(randomMove(position, dice));
            }
            if (!position.isOver()) {
                positions.add(position);
            }
        }
        return positions;
    }

    /** A random legal move for each position. */
    static Move[] moves(List<Position> positions) {
        Dice dice = new Dice(7);
        return positions.stream().map(position -> randomMove(position, dice)).toArray(Move[]::new);
    }

    /** Half pawn moves, half fences, as in games between people; otherwise nearly all moves would be fences at first. */
    static Move randomMove(Position position, Dice dice) {
        MoveSet moves = position.legalMoves();
        int pawnMoves = moves.squares().size();
        boolean pawn = moves.fences().isEmpty() || (pawnMoves > 0 && dice.below(2) == 0);
        int index = pawn ? dice.below(pawnMoves) : pawnMoves + dice.below(moves.size() - pawnMoves);
        return moves.get(index);
    }
}
