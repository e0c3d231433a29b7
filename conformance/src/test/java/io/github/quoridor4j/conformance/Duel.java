package io.github.quoridor4j.conformance;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Situations of two players, whoever of them moves: the one for whom the game is not over with these pawns. */
final class Duel {
    private static final int FAR = 3;

    private Duel() {}

    static Optional<Situation> of(Rules rules, Square mover, Square other, List<Fence> fences) {
        return Stream.of(
                        new Situation(rules, List.of(mover, other), fences, Player.ONE),
                        new Situation(rules, List.of(other, mover), fences, Player.TWO))
                .filter(Situation::isPossible)
                .findFirst();
    }

    /** With the other player as far away as the board allows. */
    static Optional<Situation> alone(Rules rules, Square mover, List<Fence> fences) {
        return Stream.of(Square.values())
                .filter(rules::isOnBoard)
                .filter(square -> distance(square, mover) >= Math.min(FAR, rules.size() - 1))
                .sorted((one, other) -> Integer.compare(closeness(one, rules), closeness(other, rules)))
                .map(other -> of(rules, mover, other, fences))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Near to the start of the second player first. */
    private static int closeness(Square square, Rules rules) {
        return distance(square, rules.start(Player.TWO));
    }

    private static int distance(Square one, Square other) {
        return Math.abs(one.column() - other.column()) + Math.abs(one.row() - other.row());
    }
}
