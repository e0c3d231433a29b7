package io.github.quoridor4j.conformance;

import static io.github.quoridor4j.conformance.Kind.LEGALITY;
import static io.github.quoridor4j.conformance.Kind.PAWN_MOVES;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Rules.Obstacle;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.List;

/** Three other pawns anywhere near: behind a jumped pawn, beside it, or beside the jumping one. */
final class ThirdPawns {
    private final List<Question> questions = new ArrayList<>();

    private ThirdPawns() {}

    static List<Question> questions() {
        ThirdPawns pawns = new ThirdPawns();
        for (Rules rules : List.of(Rules.standard(4), Rules.allSides(4))) {
            pawns.askAllPlaces(rules);
        }
        Rules onlyPawns = Rules.builder().players(4).sideSteps(Obstacle.PAWN).build();
        for (Rules rules : List.of(Rules.standard(3), Rules.gigamic(4), Rules.tutorial4Sides(), onlyPawns)) {
            for (Direction direction : Direction.values()) {
                pawns.askRows(rules, direction);
            }
        }
        for (Direction direction : Direction.values()) {
            pawns.askTwoWays(direction);
        }
        return pawns.questions;
    }

    /** Every three of the twelve squares within two steps of e5. */
    private void askAllPlaces(Rules rules) {
        List<Square> near = new ArrayList<>();
        for (Square square : Square.values()) {
            int distance = Math.abs(square.column() - 4) + Math.abs(square.row() - 4);
            if (distance == 1 || distance == 2) {
                near.add(square);
            }
        }
        for (int i = 0; i < near.size(); i++) {
            for (int j = i + 1; j < near.size(); j++) {
                for (int k = j + 1; k < near.size(); k++) {
                    ask(rules, List.of(Square.E5, near.get(i), near.get(j), near.get(k)), List.of());
                }
            }
        }
    }

    private void ask(Rules rules, List<Square> pawns, List<Fence> fences) {
        Situation situation = new Situation(rules, pawns, fences, Player.ONE);
        if (situation.isPossible()) {
            questions.add(situation.ask(
                    PAWN_MOVES,
                    "from e5, with pawns on " + Situation.text(pawns.subList(1, pawns.size()))
                            + (fences.isEmpty() ? "" : " and fences " + Situation.text(fences))));
        }
    }

    /** A pawn behind the jumped one, and perhaps one or more beside. */
    private void askRows(Rules rules, Direction direction) {
        Square over = Square.E5.step(direction).orElseThrow();
        Square behind = over.step(direction).orElseThrow();
        Square beside = over.step(direction.clockwise()).orElseThrow();
        List<Square> last =
                List.of(beside, over.step(direction.counterClockwise()).orElseThrow(), Square.B2);
        for (Square fourth : last) {
            List<Square> pawns = new ArrayList<>(List.of(Square.E5, over, behind));
            if (rules.players().size() == 4) {
                pawns.add(fourth);
            }
            ask(rules, pawns, List.of());
            Situation situation = new Situation(rules, pawns, List.of(), Player.ONE);
            if (situation.isPossible()) {
                questions.add(situation.ask(
                        LEGALITY, "over two pawns", behind.step(direction).orElseThrow()));
                questions.add(situation.ask(LEGALITY, "beside a pawn with one behind it", beside));
            }
        }
    }

    /** Round a corner over two different pawns to one square, with fences behind none, one, or both. */
    private void askTwoWays(Direction direction) {
        Rules rules = Rules.standard(4);
        Square one = Square.E5.step(direction).orElseThrow();
        Square two = Square.E5.step(direction.clockwise()).orElseThrow();
        for (List<Fence> first : Closing.choices(one, List.of(direction), rules)) {
            for (List<Fence> second : Closing.choices(two, List.of(direction.clockwise()), rules)) {
                List<Fence> fences = new ArrayList<>(first);
                fences.addAll(second);
                ask(rules, List.of(Square.E5, one, two, Square.B2), fences);
            }
        }
    }
}
