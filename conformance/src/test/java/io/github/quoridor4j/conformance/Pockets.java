package io.github.quoridor4j.conformance;

import static io.github.quoridor4j.conformance.Kind.LEGALITY;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Two by two squares, anywhere, closed by fences and edges: legal while they are empty or hold a goal of the pawn inside. */
final class Pockets {
    private static final Rules RULES = Rules.standard();

    private final List<Question> questions = new ArrayList<>();

    private Pockets() {}

    static List<Question> questions() {
        Pockets pockets = new Pockets();
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                pockets.ask(column, row);
            }
        }
        return pockets.questions;
    }

    private void ask(int column, int row) {
        List<Fence> sides = new ArrayList<>(Stream.of(
                        Closing.at(column, row - 1, true),
                        Closing.at(column, row + 1, true),
                        Closing.at(column - 1, row, false),
                        Closing.at(column + 1, row, false))
                .flatMap(Optional::stream)
                .toList());
        Fence last = sides.remove((column + row) % sides.size());
        Square inside = Square.of(column + row % 2, row + column % 2);
        Square out = row < 4 ? Square.E6 : Square.E4;
        Square farOut = row < 4 ? Square.E8 : Square.E2;
        String pocket = "the last fence round " + Square.of(column, row) + ".." + Square.of(column + 1, row + 1);
        ask(List.of(out, farOut), sides, last, pocket + ", nobody inside");
        ask(List.of(inside, out), sides, last, pocket + ", player 1 inside");
        ask(List.of(out, inside), sides, last, pocket + ", player 2 inside");
    }

    private void ask(List<Square> pawns, List<Fence> fences, Fence last, String about) {
        Stream.of(Player.ONE, Player.TWO)
                .map(mover -> new Situation(RULES, pawns, fences, mover))
                .filter(Situation::isPossible)
                .findFirst()
                .ifPresent(situation -> questions.add(situation.ask(LEGALITY, about, last)));
    }
}
