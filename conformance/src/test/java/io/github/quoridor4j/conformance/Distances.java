package io.github.quoridor4j.conformance;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.List;

/** Ways round fences: random ones, and one that winds through the whole board. */
final class Distances {
    private static final int GAMES = 8;

    private Distances() {}

    static List<Question> questions() {
        List<Question> questions = new ArrayList<>();
        for (Square square : List.of(Square.A1, Square.I1, Square.E5, Square.A8, Square.I8)) {
            Duel.alone(Rules.standard(), square, List.of())
                    .map(situation -> situation.ask(Kind.DISTANCES, "no fences, a pawn on " + square))
                    .ifPresent(questions::add);
        }
        questions.add(Situation.of(Rules.standard(), "e5 e6", "", 1)
                .ask(Kind.DISTANCES, "pawns before each other: they are no obstacles"));
        // Rows of four fences with a gap at alternate ends: both have to wind through.
        String winding = "";
        for (int row = 1; row <= 8; row++) {
            for (int column = row % 2; column <= 6 + row % 2; column += 2) {
                winding += " " + Square.of(column, row - 1) + "h";
            }
            Rules rules = Rules.builder().fences(16).build();
            questions.add(Situation.of(rules, "e1 e9", winding.strip(), 1)
                    .ask(Kind.DISTANCES, row + " rows of fences with a gap at alternate ends"));
        }
        long seed = 100;
        for (Rules rules : Rules.presets().values()) {
            for (int i = 0; i < GAMES; i++) {
                Game game = RandomPlay.last(RandomPlay.play(rules, seed++, 80, 8 + 4 * i));
                questions.add(Question.at(Kind.DISTANCES, "random fences", game));
            }
        }
        return questions;
    }
}
