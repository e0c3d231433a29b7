package io.github.quoridor4j.conformance;

import static io.github.quoridor4j.conformance.Kind.LEGALITY;
import static io.github.quoridor4j.conformance.Kind.LEGAL_MOVES;
import static io.github.quoridor4j.conformance.Kind.OUTCOME;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Wins by a step or a jump onto every goal square, draws by repetition and number of plies, and what is legal then. */
final class Endings {
    private final List<Question> questions = new ArrayList<>();

    private Endings() {}

    static List<Question> questions() {
        Endings endings = new Endings();
        for (Rules rules : List.of(
                Rules.standard(),
                Rules.standard(3),
                Rules.standard(4),
                Rules.tutorial(4),
                Rules.tutorial4Sides(),
                Rules.kid(2),
                Rules.kid(4))) {
            for (Player player : rules.players()) {
                for (Square goal : Square.values()) {
                    if (rules.isGoal(player, goal)) {
                        endings.askStep(rules, player, goal);
                    }
                }
            }
        }
        for (Square goal : Square.values()) {
            for (Player player : Rules.standard().players()) {
                if (Rules.standard().isGoal(player, goal)) {
                    endings.askJumps(player, goal);
                }
            }
        }
        endings.askRepetition();
        endings.askPlyLimits();
        return endings.questions;
    }

    /** From the square before the goal, if everybody else can stand where he started, or somewhere near. */
    private void askStep(Rules rules, Player player, Square goal) {
        Direction back = rules.goal(player).opposite();
        Square before = goal.step(back).orElseThrow();
        List<Square> pawns =
                new ArrayList<>(rules.players().stream().map(rules::start).toList());
        pawns.set(player.ordinal(), before);
        for (Player other : rules.players()) {
            Square there = pawns.get(other.ordinal());
            if (other != player && (there == goal || there == before)) {
                pawns.set(other.ordinal(), there.step(rules.goal(other)).orElseThrow());
            }
        }
        Situation situation = new Situation(rules, pawns, List.of(), player);
        if (situation.isPossible()) {
            askWin(situation, goal, "a step onto " + goal);
        }
    }

    private void askWin(Situation situation, Square goal, String about) {
        Position won = situation.built().play(Move.of(goal));
        Optional<List<Move>> before = Way.to(situation);
        Optional<List<Move>> moves = before.map(
                known -> Stream.concat(known.stream(), Stream.of(Move.of(goal))).toList());
        before.ifPresent(known -> questions.add(Question.ofGame(OUTCOME, "before " + about, situation.rules(), known)));
        moves.ifPresent(known -> questions.add(Question.ofGame(OUTCOME, about, situation.rules(), known)));
        if (goal.column() % 4 == 0 && goal.row() % 4 == 0) {
            questions.add(Question.of(LEGAL_MOVES, "after " + about, won, moves));
            for (String move : new String[] {"e2", "d4h", "--"}) {
                questions.add(
                        Question.of(LEGALITY, "after " + about, won, moves).with("move", move));
            }
        }
    }

    /** Straight onto the goal, and beside a pawn that stands there. */
    private void askJumps(Player player, Square goal) {
        Rules rules = Rules.standard();
        Direction back = rules.goal(player).opposite();
        Square over = goal.step(back).orElseThrow();
        Square from = over.step(back).orElseThrow();
        duel(player, from, over)
                .filter(Situation::isPossible)
                .forEach(situation -> askWin(situation, goal, "a jump onto " + goal));
        for (Direction side : List.of(back.clockwise(), back.counterClockwise())) {
            goal.step(side)
                    .ifPresent(jumped -> duel(player, jumped.step(back).orElseThrow(), jumped)
                            .filter(Situation::isPossible)
                            .forEach(situation ->
                                    askWin(situation, goal, "a side step over " + jumped + " onto " + goal)));
        }
    }

    private static Stream<Situation> duel(Player player, Square own, Square other) {
        List<Square> pawns = player == Player.ONE ? List.of(own, other) : List.of(other, own);
        return Stream.of(new Situation(Rules.standard(), pawns, List.<Fence>of(), player));
    }

    private void askRepetition() {
        String round = "e2 e8 e1 e9 ";
        for (Rules rules : List.of(
                Rules.bazito(),
                Rules.standard(),
                Rules.builder().repetitionLimit(2).build(),
                Rules.builder().repetitionLimit(4).build())) {
            for (int plies = 3; plies <= 12; plies++) {
                askAfter(rules, first(round.repeat(3), plies), "pawns go to and fro");
            }
            askAfter(rules, round + "e2 e8 d2 d8 e2 e8 e1 e9", "one position occurs three times, on two ways");
            askAfter(rules, round + "d4h e8 e2 e9 e1", "a fence makes other positions of all");
            askAfter(rules, "e2 e8 e1 d8 d1 e8 e1 e9", "the same pawns, but once with the other player to move");
        }
    }

    private void askPlyLimits() {
        String win = "e2 d9 e3 e9 e4 d9 e5 e9 e6 d9 e7 e9 e8 d9 e9";
        for (boolean limitBeatsWin : new boolean[] {false, true}) {
            for (int limit = 14; limit <= 16; limit++) {
                Rules rules = Rules.builder()
                        .plyLimit(limit)
                        .limitBeatsWin(limitBeatsWin)
                        .build();
                for (int plies = 13; plies <= limit; plies++) {
                    boolean goesOn = plies == 16;
                    String moves = goesOn ? first(win, 14) + " e7 e9" : first(win, plies);
                    askAfter(rules, moves, "a limit of " + limit + " plies");
                }
            }
        }
    }

    private static String first(String moves, int count) {
        return String.join(" ", Arrays.asList(moves.split(" ", -1)).subList(0, count));
    }

    private void askAfter(Rules rules, String text, String about) {
        List<Move> moves = new ArrayList<>();
        Game game = Game.start(rules);
        for (String word : text.strip().split(" ", -1)) {
            if (!game.isOver()) {
                moves.add(Move.parse(word));
                game = game.play(Move.parse(word));
            }
        }
        questions.add(Question.ofGame(OUTCOME, about, rules, moves));
    }
}
