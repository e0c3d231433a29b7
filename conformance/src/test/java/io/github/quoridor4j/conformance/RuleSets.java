package io.github.quoridor4j.conformance;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The start of every rule set that has a name, and of boards of every size. */
final class RuleSets {
    private RuleSets() {}

    static List<Question> questions() {
        List<Question> questions = new ArrayList<>();
        for (Map.Entry<String, Rules> preset : Rules.presets().entrySet()) {
            ask(preset.getKey(), preset.getValue(), questions);
        }
        for (int size = 3; size <= 9; size++) {
            for (int players = 2; players <= 4; players++) {
                Rules rules =
                        Rules.builder().size(size).players(players).fences(2).build();
                ask(players + " players on size " + size, rules, questions);
            }
        }
        return questions;
    }

    private static void ask(String name, Rules rules, List<Question> questions) {
        Game start = Game.start(rules);
        String about = "the start of " + name;
        questions.add(Question.at(Kind.LEGAL_MOVES, about, start));
        questions.add(Question.at(Kind.DISTANCES, about, start));
        questions.add(Question.at(Kind.PERFT, about, start).withDepth(2));
        questions.add(Question.ofGame(Kind.OUTCOME, about, rules, List.of()));
    }
}
