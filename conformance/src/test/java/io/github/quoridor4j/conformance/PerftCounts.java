package io.github.quoridor4j.conformance;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.RulesText;
import java.util.ArrayList;
import java.util.List;

/** The rows of the perft suites that a slow program can count, too. */
final class PerftCounts {
    private static final long MOST = 3_000_000;

    private PerftCounts() {}

    static List<Question> questions() {
        List<Question> questions = new ArrayList<>();
        for (String suite :
                List.of("starts", "small-boards", "four-players", "jump-policies", "rule-sets", "middle-games")) {
            Rules rules = Rules.standard();
            String name = "";
            String moves = "";
            for (String line : Sources.lines("perft/" + suite + ".perft")) {
                String value = line.replaceFirst("^\\S* ?", "");
                switch (line.replaceFirst(" .*", "")) {
                    case "position" -> {
                        name = value;
                        moves = "";
                    }
                    case "rules" -> rules = RulesText.parse(value);
                    case "moves" -> moves = value;
                    case "perft" -> addRows(name, play(rules, moves), value, questions);
                    default -> {} // a comment
                }
            }
        }
        return questions;
    }

    private static Game play(Rules rules, String moves) {
        Game game = Game.start(rules);
        for (String move : moves.split(" ", -1)) {
            game = move.isEmpty() ? game : game.play(Move.parse(move));
        }
        return game;
    }

    /** The depths of a row such as {@code d1=131 d2=16677}. */
    private static void addRows(String name, Game game, String row, List<Question> questions) {
        for (String item : row.split(" ", -1)) {
            String[] depthAndCount = item.substring(1).split("=", 2);
            if (Long.parseLong(depthAndCount[1]) <= MOST) {
                questions.add(Question.at(Kind.PERFT, name, game).withDepth(Integer.parseInt(depthAndCount[0])));
            }
        }
    }
}
