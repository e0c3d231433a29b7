package io.github.quoridor4j.conformance;

import com.google.gson.JsonObject;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.MoveNotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Texts of moves, good and bad, also in the notations of other programs; and positions that cannot be. */
final class Texts {
    private final List<Question> questions = new ArrayList<>();

    private Texts() {}

    static List<Question> questions() {
        Texts texts = new Texts();
        for (String square : List.of("a1", "i1", "a9", "i9", "e5", "j1", "a0", "e10", "i10", "aa", "11", "A1", "I9")) {
            texts.questions.add(Question.ofMoveText("a square, or none", square));
        }
        for (String anchor : List.of("a1", "h1", "a8", "h8", "d4", "i1", "a9", "i8", "h9", "i9", "H8")) {
            for (String orientation : List.of("h", "v", "H", "V", "x", "hv")) {
                texts.questions.add(Question.ofMoveText("a fence, or none", anchor + orientation));
            }
        }
        for (String pass : List.of("--", "pass", "PASS", "-", "---")) {
            texts.questions.add(Question.ofMoveText("a pass, or none", pass));
        }
        for (JsonObject source : Sources.objects("cases/rules-cases.jsonl")) {
            String question = source.get("question").getAsString();
            if (question.equals("parse") || question.equals("parseError")) {
                texts.questions.add(Question.ofMoveText(
                        "seen in real programs", source.get("subject").getAsString()));
            }
        }
        texts.askProblems();
        texts.askNotations();
        return texts.questions;
    }

    private void askProblems() {
        Rules two = Rules.standard();
        problem(two, " /  / e1 e9 / 10 10 / 1", "nothing is wrong");
        problem(two, " /  / e5 e5 / 10 10 / 1", "two pawns on one square");
        problem(two, " /  / e9 e1 / 10 10 / 1", "both on their goals");
        problem(two, " /  / e9 e8 / 10 10 / 2", "one on his goal: the game is over");
        problem(two, "a1b1 /  / e1 e9 / 9 9 / 1", "fences overlap, lying");
        problem(two, " / a1a2 / e1 e9 / 9 9 / 1", "fences overlap, standing");
        problem(two, "a1 / a1 / e1 e9 / 9 9 / 1", "fences cross");
        problem(two, "a1c1 / b1 / e1 e9 / 10 7 / 1", "fences meet end to end and in a T");
        problem(two, "a1 /  / e1 e9 / 10 10 / 1", "a fence too many");
        problem(two, "a1 /  / e1 e9 / 9 9 / 1", "a fence is missing");
        problem(two, " /  / e1 e9 / 11 9 / 1", "more fences left than at the start");
        problem(two, "a1 /  / e1 e9 / -1 20 / 1", "less than none left, and more than at the start");
        problem(two, "a2 / b1 / a1 e9 / 9 9 / 1", "a pocket of four squares round the first player");
        problem(two, "a8 / b8 / e1 a9 / 9 9 / 1", "a pocket of two squares round the second player");
        problem(two, "a7 / b8 / e1 a9 / 9 9 / 1", "a pocket of four squares round the second player");
        problem(two, "a7 / b8 / a8 e9 / 9 9 / 1", "a pocket that holds a goal of the pawn in it");
        problem(two, " /  / e1 e9 / 10 10 / 3", "a player to move who does not play");
        problem(two, "a1a1 /  / e5 e5 / 11 10 / 4", "several things at once");
        Rules small = Rules.kid(2);
        problem(small, " /  / h1 d7 / 8 8 / 1", "a pawn off the board");
        problem(small, "g1 /  / d1 d7 / 7 8 / 1", "a lying fence off the board");
        problem(small, " / a7 / d1 d7 / 7 8 / 1", "a standing fence off the board");
        Rules four = Rules.standard(4);
        problem(four, " /  / e1 a5 e9 i5 / 5 5 5 5 / 4", "nothing is wrong");
        problem(four, " /  / e2 i5 e1 i5 / 5 5 5 5 / 4", "two on their goals, two on one square");
    }

    private void problem(Rules rules, String position, String about) {
        questions.add(Question.ofText(about, rules, position));
    }

    private void askNotations() {
        Situation large = Situation.of(Rules.standard(), "e1 e9", "", 1);
        Situation small = Situation.of(Rules.kid(2), "d2 d7", "", 2);
        Situation jump = Situation.of(Rules.standard(), "e5 e6", "", 1);
        Situation sideStep = Situation.of(Rules.standard(), "e5 e6", "e6h", 1);
        for (MoveNotation notation : MoveNotation.values()) {
            String name = notation.name().toLowerCase(Locale.ROOT).replace('_', '-');
            ask(name, large, "e2", "d1", "a1h", "h1v", "e3h", "d3v", "a8v", "h8h");
            ask(name, small, "d6", "c7", "a1h", "f1v", "c3h", "f6v");
            ask(name, jump, "e7", "d5");
            ask(name, sideStep, "d6", "f6");
        }
    }

    private void ask(String notation, Situation situation, String... moves) {
        for (String move : moves) {
            questions.add(situation
                    .ask(Kind.NOTATION, "a move as other programs write it", move)
                    .with("notation", notation));
        }
    }
}
