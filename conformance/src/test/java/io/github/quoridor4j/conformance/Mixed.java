package io.github.quoridor4j.conformance;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Rules;
import java.util.ArrayList;
import java.util.List;

/** Everything at once: all legal moves in the middle of random games. */
final class Mixed {
    private static final int GAMES = 8;

    private Mixed() {}

    static List<Question> questions() {
        List<Question> questions = new ArrayList<>();
        long seed = 10_000;
        for (Rules rules : Rules.presets().values()) {
            for (int i = 0; i < GAMES; i++) {
                ask(rules, seed++, 10 + 6 * i, questions);
            }
        }
        for (int size = 3; size <= 9; size++) {
            for (int players = 2; players <= 4; players++) {
                Rules rules =
                        Rules.builder().size(size).players(players).fences(5).build();
                ask(rules, seed++, 12, questions);
                ask(rules, seed++, 24, questions);
            }
        }
        return questions;
    }

    private static void ask(Rules rules, long seed, int plies, List<Question> questions) {
        List<Game> games = RandomPlay.play(rules, seed, 60, plies);
        Game last = RandomPlay.last(games);
        Game game = last.isOver() ? games.get(games.size() - 2) : last;
        questions.add(Question.at(Kind.LEGAL_MOVES, "after " + game.ply() + " random plies", game));
    }
}
