package io.github.quoridor4j.conformance;

import static io.github.quoridor4j.conformance.Kind.LEGALITY;
import static io.github.quoridor4j.conformance.Kind.LEGAL_MOVES;
import static io.github.quoridor4j.conformance.Kind.PAWN_MOVES;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Fence.Orientation;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Where fences may lie, which steps they close, how they may touch, and when there are none left. */
final class Fences {
    private static final Rules STANDARD = Rules.standard();

    private final List<Question> questions = new ArrayList<>();

    private Fences() {}

    static Stream<Fence> all() {
        return IntStream.range(0, 128).mapToObj(Fence::ofIndex);
    }

    static List<Question> questions() {
        Fences fences = new Fences();
        all().forEach(fence -> fences.questions.add(
                Situation.of(STANDARD, "e1 e9", "", 1).ask(LEGALITY, "a fence on the empty board", fence)));
        all().forEach(fences::askWhatItCloses);
        fences.askSmallBoards();
        fences.askContacts(Fence.parse("d4h"));
        fences.askContacts(Fence.parse("d4v"));
        fences.askStocks();
        return fences.questions;
    }

    /** From each of the four squares that it touches in turn. */
    private void askWhatItCloses(Fence fence) {
        int corner = fence.index() % 4;
        Square square =
                Square.of(fence.anchor().column() + corner % 2, fence.anchor().row() + corner / 2);
        Duel.alone(STANDARD, square, List.of(fence))
                .map(situation -> situation.ask(PAWN_MOVES, "a pawn on " + square + " at " + fence))
                .ifPresent(questions::add);
    }

    private void askSmallBoards() {
        for (int size = 3; size < 9; size++) {
            Rules rules = Rules.builder().size(size).build();
            Situation start = new Situation(
                    rules,
                    rules.players().stream().map(rules::start).toList(),
                    List.of(),
                    rules.players().get(0));
            for (Orientation orientation : Orientation.values()) {
                for (int row : new int[] {0, size - 2, size - 1}) {
                    for (int column : new int[] {0, size - 2, size - 1}) {
                        if (column < 8 && row < 8) {
                            Fence fence = Fence.of(Square.of(column, row), orientation);
                            questions.add(start.ask(LEGALITY, "a fence in or beyond a corner, size " + size, fence));
                        }
                    }
                }
            }
        }
    }

    /** End to end, in the shape of a T, beside each other: all that does not conflict is legal. */
    private void askContacts(Fence placed) {
        Situation situation = Situation.of(STANDARD, "e1 e9", placed.toString(), 2);
        all().filter(fence -> Math.abs(fence.anchor().column() - 3) <= 2)
                .filter(fence -> Math.abs(fence.anchor().row() - 3) <= 2)
                .filter(fence -> !fence.conflictsWith(placed))
                .forEach(fence -> questions.add(situation.ask(LEGALITY, "a fence near " + placed, fence)));
    }

    private void askStocks() {
        for (int players = 2; players <= 4; players++) {
            for (int each = 0; each <= 2; each++) {
                Rules rules = Rules.builder().players(players).fences(each).build();
                List<Fence> placed = Stream.of("a2h", "c2h", "e2h", "g2h", "a6h", "c6h", "e6h", "g6h")
                        .map(Fence::parse)
                        .limit((long) each * players)
                        .toList();
                Situation situation = new Situation(
                        rules,
                        rules.players().stream().map(rules::start).toList(),
                        placed,
                        rules.players().get(0));
                String about = "all " + each + " fences of all " + players + " players are placed";
                questions.add(situation.ask(LEGAL_MOVES, about));
                questions.add(situation.ask(LEGALITY, about, "d4v"));
                questions.add(situation.ask(LEGALITY, about + " or conflict", "a2h"));
                questions.add(situation.ask(LEGALITY, about + " or conflict", "b2h"));
                questions.add(situation.ask(LEGALITY, about + " or conflict", "a2v"));
            }
        }
        Rules unequal = Rules.builder().fences(1, 3).build();
        Situation spent = Situation.of(unequal, "e1 e9", "a2h c2h", 1);
        questions.add(spent.ask(LEGALITY, "one player has no fences left, the other has", "e4h"));
        questions.add(spent.ask(LEGAL_MOVES, "one player has no fences left, the other has"));
        questions.add(Situation.of(unequal, "e2 e9", "a2h c2h", 2)
                .ask(LEGAL_MOVES, "one player has no fences left, the other, who is to move, has"));
    }
}
