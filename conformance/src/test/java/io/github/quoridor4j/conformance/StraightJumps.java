package io.github.quoridor4j.conformance;

import static io.github.quoridor4j.conformance.Kind.LEGALITY;
import static io.github.quoridor4j.conformance.Kind.PAWN_MOVES;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A pawn beside another one, with nothing behind that. */
final class StraightJumps {
    private final List<Question> questions = new ArrayList<>();

    private StraightJumps() {}

    static List<Question> questions() {
        StraightJumps jumps = new StraightJumps();
        for (Square from : Square.values()) {
            jumps.askEveryDirection(Rules.standard(), from);
        }
        for (int size = 3; size < 9; size++) {
            Rules rules = Rules.builder().size(size).build();
            jumps.askEveryDirection(rules, Square.of(0, 0));
            jumps.askEveryDirection(rules, Square.of(size - 1, size - 1));
            jumps.askEveryDirection(rules, Square.of(size / 2, size / 2));
        }
        for (Rules rules : List.of(Rules.gigamic(2), Rules.allSides(2), Rules.tutorial(2), Rules.quizdoor())) {
            jumps.askEveryDirection(rules, Square.E5);
        }
        jumps.askFencesBetween();
        jumps.askLegality();
        return jumps.questions;
    }

    private static Optional<Square> behind(Square from, Direction direction, Rules rules) {
        return from.step(direction).flatMap(over -> over.step(direction)).filter(rules::isOnBoard);
    }

    private void askEveryDirection(Rules rules, Square from) {
        for (Direction direction : Direction.values()) {
            behind(from, direction, rules)
                    .flatMap(behind -> Duel.of(rules, from, from.step(direction).orElseThrow(), List.of()))
                    .map(situation ->
                            situation.ask(PAWN_MOVES, "from " + from + " over a pawn " + word(direction) + " of it"))
                    .ifPresent(questions::add);
        }
    }

    static String word(Direction direction) {
        return direction.name().toLowerCase(Locale.ROOT);
    }

    private void askFencesBetween() {
        for (Direction direction : Direction.values()) {
            for (Fence fence : Closing.of(Square.E5, direction, Rules.standard())) {
                Situation situation = Duel.of(
                                Rules.standard(),
                                Square.E5,
                                Square.E5.step(direction).orElseThrow(),
                                List.of(fence))
                        .orElseThrow();
                String about = "a fence between e5 and the pawn " + word(direction) + " of it";
                questions.add(situation.ask(PAWN_MOVES, about));
                questions.add(situation.ask(
                        LEGALITY,
                        about,
                        behind(Square.E5, direction, Rules.standard()).orElseThrow()));
            }
        }
    }

    /** Onto the pawn, over it, beside it, two squares without a pawn, and three. */
    private void askLegality() {
        for (Direction direction : Direction.values()) {
            Square over = Square.E5.step(direction).orElseThrow();
            Square behind = over.step(direction).orElseThrow();
            Situation situation =
                    Duel.of(Rules.standard(), Square.E5, over, List.of()).orElseThrow();
            Stream.of(
                            over,
                            behind,
                            behind.step(direction).orElseThrow(),
                            over.step(direction.clockwise()).orElseThrow(),
                            over.step(direction.counterClockwise()).orElseThrow(),
                            Square.E5
                                    .step(direction.opposite())
                                    .orElseThrow()
                                    .step(direction.opposite())
                                    .orElseThrow())
                    .forEach(to -> questions.add(situation.ask(
                            LEGALITY, "from e5 to " + to + ", a pawn " + word(direction) + " of e5", to)));
            questions.add(Duel.of(Rules.standard(), Square.E5, behind, List.of())
                    .orElseThrow()
                    .ask(PAWN_MOVES, "a pawn two squares " + word(direction) + " of e5"));
            for (Rules rules : List.of(Rules.tutorial(2), Rules.quizdoor())) {
                Situation other = Duel.of(rules, Square.E5, over, List.of()).orElseThrow();
                questions.add(other.ask(LEGALITY, "over the pawn " + word(direction) + " of e5", behind));
                questions.add(other.ask(
                        LEGALITY,
                        "beside the pawn " + word(direction) + " of e5",
                        over.step(direction.clockwise()).orElseThrow()));
            }
        }
    }
}
