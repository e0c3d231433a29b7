package io.github.quoridor4j.conformance;

import static io.github.quoridor4j.conformance.Kind.LEGALITY;
import static io.github.quoridor4j.conformance.Kind.PAWN_MOVES;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A pawn that nobody is near: on every square, on boards of every size, behind fences on any of its sides. */
final class Steps {
    private static final Rules STANDARD = Rules.standard();

    private final List<Question> questions = new ArrayList<>();

    private Steps() {}

    static List<Question> questions() {
        Steps steps = new Steps();
        for (Square square : Square.values()) {
            steps.ask(STANDARD, square, List.of());
        }
        for (int size = 3; size < 9; size++) {
            Rules rules = Rules.builder().size(size).build();
            for (int row : new int[] {0, size / 2, size - 1}) {
                for (int column : new int[] {0, size / 2, size - 1}) {
                    steps.ask(rules, Square.of(column, row), List.of());
                }
            }
        }
        for (Square square : List.of(
                Square.E5, Square.A5, Square.I5, Square.E1, Square.E9, Square.A1, Square.I1, Square.A9, Square.I9)) {
            for (List<Fence> fences : Closing.choices(square, List.of(Direction.values()), STANDARD)) {
                steps.ask(STANDARD, square, fences);
            }
        }
        steps.askLegality();
        return steps.questions;
    }

    private void ask(Rules rules, Square square, List<Fence> fences) {
        String about = "a pawn on " + square + " of a board of size " + rules.size()
                + (fences.isEmpty() ? "" : " beside " + fences.size() + " fences");
        Duel.alone(rules, square, fences)
                .map(situation -> situation.ask(PAWN_MOVES, about))
                .ifPresent(questions::add);
    }

    private void askLegality() {
        Situation free = Situation.of(STANDARD, "e5 a9", "", 1);
        for (Square to : Square.values()) {
            boolean isNear = Math.abs(to.column() - 4) <= 2 && Math.abs(to.row() - 4) <= 2;
            if (isNear || to == Square.A1 || to == Square.I9 || to == Square.A9) {
                questions.add(free.ask(LEGALITY, "a pawn on e5 goes to " + to, to));
            }
        }
        for (Direction side : Direction.values()) {
            for (Fence fence : Closing.of(Square.E5, side, STANDARD)) {
                Square to = Square.E5.step(side).orElseThrow();
                Situation closed = new Situation(STANDARD, free.pawns(), List.of(fence), free.mover());
                questions.add(closed.ask(LEGALITY, "a pawn on e5 goes to " + to + " through " + fence, to));
            }
        }
        for (int size = 3; size < 9; size++) {
            Rules rules = Rules.builder().size(size).build();
            Square edge = Square.of(size - 1, size / 2);
            Square corner = Square.of(0, size - 1);
            List<Square> off = Arrays.asList(Square.of(size, size / 2), Square.of(0, size));
            for (int i = 0; i < 2; i++) {
                Square to = off.get(i);
                Duel.alone(rules, i == 0 ? edge : corner, List.of())
                        .map(situation -> situation.ask(LEGALITY, "a step over the edge to " + to, to))
                        .ifPresent(questions::add);
            }
        }
    }
}
