package io.github.quoridor4j.conformance;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;

/** Finds moves from the start to a situation: pawns first, then fences. */
final class Way {
    private static final int LONGEST = 60;

    /** For each rule set of two, every position without fences, with the move that led there first. */
    private static final Map<Rules, Map<Position, Position>> PARENTS = new HashMap<>();

    private Way() {}

    static Position play(Rules rules, List<Move> moves) {
        Position position = Position.initial(rules);
        for (Move move : moves) {
            position = position.play(move);
        }
        return position;
    }

    static Optional<List<Move>> to(Situation situation) {
        Rules rules = situation.rules();
        return (rules.players().size() == 2 ? ofTwo(situation) : ofMore(situation))
                .filter(moves -> isPlayable(rules, moves));
    }

    private static boolean isPlayable(Rules rules, List<Move> moves) {
        Position position = Position.initial(rules);
        for (Move move : moves) {
            if (!position.isLegal(move)) {
                return false;
            }
            position = position.play(move);
        }
        return true;
    }

    private static Optional<List<Move>> ofTwo(Situation situation) {
        Rules rules = situation.rules();
        int mover = (situation.mover().ordinal() + situation.fences().size()) % 2;
        Map<Position, Position> parents = PARENTS.computeIfAbsent(rules, Way::parents);
        Position there = Position.builder(rules)
                .pawn(Player.ONE, situation.pawns().get(0))
                .pawn(Player.TWO, situation.pawns().get(1))
                .playerToMove(rules.players().get(mover))
                .build();
        if (!parents.containsKey(there)) {
            return Optional.empty();
        }
        List<Move> moves = new ArrayList<>();
        for (Position at = there; !parents.get(at).equals(at); at = parents.get(at)) {
            moves.add(0, Move.of(at.pawn(parents.get(at).playerToMove())));
        }
        situation.fences().forEach(fence -> moves.add(Move.of(fence)));
        return Optional.of(moves);
    }

    private static Map<Position, Position> parents(Rules rules) {
        Map<Position, Position> parents = new LinkedHashMap<>();
        Position start = Position.initial(rules);
        parents.put(start, start);
        Queue<Position> queue = new ArrayDeque<>(List.of(start));
        while (!queue.isEmpty()) {
            Position from = queue.remove();
            for (Square square : from.legalMoves().squares()) {
                Position to = from.play(Move.of(square));
                if (parents.putIfAbsent(to, from) == null) {
                    queue.add(to);
                }
            }
        }
        return parents;
    }

    /** Everybody goes straight to his square and places fences when he is there or cannot go; else he steps aside. */
    private static Optional<List<Move>> ofMore(Situation situation) {
        Position position = Position.initial(situation.rules());
        List<Fence> fences = new ArrayList<>(situation.fences());
        List<Move> moves = new ArrayList<>();
        while (moves.size() < LONGEST && !position.isOver()) {
            if (fences.isEmpty() && isThere(position, situation)) {
                return Optional.of(moves);
            }
            Square target = situation.pawns().get(position.playerToMove().ordinal());
            Square from = position.pawn(position.playerToMove());
            Optional<Square> nearest = nearest(position, target);
            boolean comesNearer = nearest.isPresent() && distance(nearest.get(), target) < distance(from, target);
            boolean placesFence = !comesNearer && !fences.isEmpty() && position.fencesLeft(position.playerToMove()) > 0;
            Move move = placesFence
                    ? Move.of(fences.remove(0))
                    : nearest.map(Move::of).orElse(Move.pass());
            if (!position.isLegal(move)) {
                return Optional.empty();
            }
            moves.add(move);
            position = position.play(move);
        }
        return Optional.empty();
    }

    private static Optional<Square> nearest(Position position, Square target) {
        return position.legalMoves().squares().stream()
                .filter(square -> !position.rules().isGoal(position.playerToMove(), square))
                .min(Comparator.comparing(square -> distance(square, target)));
    }

    private static int distance(Square one, Square other) {
        return Math.abs(one.column() - other.column()) + Math.abs(one.row() - other.row());
    }

    private static boolean isThere(Position position, Situation situation) {
        return position.playerToMove() == situation.mover()
                && position.rules().players().stream()
                        .allMatch(player ->
                                position.pawn(player) == situation.pawns().get(player.ordinal()));
    }
}
