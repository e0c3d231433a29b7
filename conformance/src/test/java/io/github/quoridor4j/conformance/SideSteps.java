package io.github.quoridor4j.conformance;

import static io.github.quoridor4j.conformance.Kind.LEGALITY;
import static io.github.quoridor4j.conformance.Kind.PAWN_MOVES;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Rules.Obstacle;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.List;

/** A pawn beside another one, behind which there is a fence or the edge. */
final class SideSteps {
    private final List<Question> questions = new ArrayList<>();

    private SideSteps() {}

    /** Each half of a fence behind, and any fences on the jumped pawn's sides. */
    static List<Question> behindFences() {
        SideSteps sideSteps = new SideSteps();
        Rules onlyToSides = Rules.builder().straightJump(false).build();
        Rules onlyEdges = Rules.builder().sideSteps(Obstacle.EDGE).build();
        for (Direction direction : Direction.values()) {
            for (Rules rules : List.of(Rules.standard(), Rules.tutorial(2), onlyToSides)) {
                sideSteps.askFenceBehind(rules, direction, true);
            }
            for (Rules rules : List.of(Rules.gigamic(2), Rules.allSides(2), Rules.quizdoor(), onlyEdges)) {
                sideSteps.askFenceBehind(rules, direction, false);
            }
            sideSteps.askLegality(direction);
        }
        return sideSteps.questions;
    }

    private void askFenceBehind(Rules rules, Direction direction, boolean closeSides) {
        Square over = Square.E5.step(direction).orElseThrow();
        List<Direction> sides = closeSides ? List.of(direction.clockwise(), direction.counterClockwise()) : List.of();
        for (Fence behind : Closing.of(over, direction, rules)) {
            for (List<Fence> closing : Closing.choices(over, sides, rules)) {
                if (closing.stream().noneMatch(behind::conflictsWith)) {
                    List<Fence> fences = new ArrayList<>(closing);
                    fences.add(behind);
                    Duel.of(rules, Square.E5, over, fences)
                            .map(situation -> situation.ask(
                                    PAWN_MOVES,
                                    "from e5 over a pawn on " + over + " with " + behind + " behind it"
                                            + (closing.isEmpty() ? "" : ", fences on its sides")))
                            .ifPresent(questions::add);
                }
            }
        }
    }

    /** The side steps and the straight jump, by legality; with a fence behind, and one on a side besides. */
    private void askLegality(Direction direction) {
        Rules rules = Rules.standard();
        Square over = Square.E5.step(direction).orElseThrow();
        Fence behind = Closing.of(over, direction, rules).get(0);
        for (Direction side : List.of(direction.clockwise(), direction.counterClockwise())) {
            Square to = over.step(side).orElseThrow();
            for (List<Fence> closing : Closing.choices(over, List.of(side), rules)) {
                if (closing.stream().noneMatch(behind::conflictsWith)) {
                    List<Fence> fences = new ArrayList<>(closing);
                    fences.add(behind);
                    questions.add(Duel.of(rules, Square.E5, over, fences)
                            .orElseThrow()
                            .ask(
                                    LEGALITY,
                                    "from e5 beside the pawn on " + over + ", fences " + Situation.text(fences),
                                    to));
                }
            }
        }
        questions.add(Duel.of(rules, Square.E5, over, List.of(behind))
                .orElseThrow()
                .ask(
                        LEGALITY,
                        "from e5 over the pawn on " + over + " through " + behind,
                        over.step(direction).orElseThrow()));
    }

    /** On every square of every edge, as far as the game is not over with a pawn there. */
    static List<Question> behindEdges() {
        SideSteps sideSteps = new SideSteps();
        Rules onlyEdges = Rules.builder().sideSteps(Obstacle.EDGE).build();
        for (Rules rules : List.of(Rules.standard(), Rules.gigamic(2), Rules.tutorial(2), onlyEdges, Rules.kid(2))) {
            for (Direction direction : Direction.values()) {
                for (Square over : Square.values()) {
                    if (rules.isOnBoard(over)
                            && over.step(direction).filter(rules::isOnBoard).isEmpty()) {
                        sideSteps.askEdgeBehind(rules, direction, over);
                    }
                }
            }
        }
        return sideSteps.questions;
    }

    private void askEdgeBehind(Rules rules, Direction direction, Square over) {
        Square from = over.step(direction.opposite()).orElseThrow();
        List<Direction> sides = List.of(direction.clockwise(), direction.counterClockwise());
        boolean isMiddle = rules.equals(Rules.standard()) && (over.column() == 4 || over.row() == 4);
        for (List<Fence> closing : Closing.choices(over, isMiddle ? sides : List.of(), rules)) {
            Duel.of(rules, from, over, closing)
                    .map(situation -> situation.ask(
                            PAWN_MOVES,
                            "from " + from + " over a pawn on the edge, on " + over
                                    + (closing.isEmpty() ? "" : ", with fences on its sides")))
                    .ifPresent(questions::add);
        }
    }
}
