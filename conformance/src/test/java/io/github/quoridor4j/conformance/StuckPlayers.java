package io.github.quoridor4j.conformance;

import static io.github.quoridor4j.conformance.Kind.LEGALITY;
import static io.github.quoridor4j.conformance.Kind.LEGAL_MOVES;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Game;
import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Rules.StuckRule;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Players without any move, who pass, lose, or draw; and fences that would leave somebody without a pawn move. */
final class StuckPlayers {
    private static final int GAMES = 4;
    private static final int LONGEST_SEARCH = 400;

    private final List<Question> questions = new ArrayList<>();

    private StuckPlayers() {}

    static List<Question> questions() {
        StuckPlayers players = new StuckPlayers();
        for (Rules rules : Rules.presets().values()) {
            players.questions.add(Question.at(LEGALITY, "nobody has to pass", Game.start(rules))
                    .with("move", Move.pass().toString()));
        }
        for (StuckRule stuckRule : StuckRule.values()) {
            players.askTwo(stuckRule);
            for (int count = 3; count <= 4; count++) {
                for (int size = 3; size <= 4; size++) {
                    Rules rules = Rules.builder()
                            .size(size)
                            .players(count)
                            .fences(1)
                            .sideSteps()
                            .stuckRule(stuckRule)
                            .build();
                    players.search(rules, StuckPlayers::isStuck);
                }
            }
        }
        for (Rules rules : List.of(
                Rules.quizdoor(), Rules.builder().immobilisingFences(false).build(), Rules.tutorial(2))) {
            for (Direction open : Direction.values()) {
                players.askImmobilising(rules, open);
            }
        }
        players.search(immobilising(4, 2), game -> immobilising(game.position()).isPresent());
        for (int count = 3; count <= 4; count++) {
            for (int size = 4; size <= 5; size++) {
                players.search(
                        immobilising(size, count),
                        game -> immobilising(game.position()).isPresent());
            }
        }
        return players.questions;
    }

    private static Rules immobilising(int size, int players) {
        return Rules.builder()
                .size(size)
                .players(players)
                .fences(5)
                .sideSteps()
                .immobilisingFences(false)
                .build();
    }

    /** A pawn on e5 with another one on one side, which is no obstacle to a way, and fences on all others but the last. */
    private void askImmobilising(Rules rules, Direction open) {
        Square beside = Square.E5.step(open).orElseThrow();
        List<Direction> closed = List.of(open.clockwise(), open.opposite(), open.counterClockwise());
        for (List<Fence> fences : Closing.choices(Square.E5, closed, rules)) {
            if (fences.size() == closed.size()) {
                Fence last = fences.get(open.ordinal() % closed.size());
                List<Fence> before =
                        fences.stream().filter(fence -> !fence.equals(last)).toList();
                for (Player mover : rules.players()) {
                    Situation situation = new Situation(rules, List.of(beside, Square.E5), before, mover);
                    if (situation.isPossible()) {
                        questions.add(situation.ask(
                                LEGALITY,
                                "player " + mover.number()
                                        + " closes the last side of player 2 but one, where a pawn is",
                                last));
                    }
                }
            }
        }
    }

    private static boolean isStuck(Game game) {
        return game.isLegal(Move.pass())
                || game.outcome()
                        .map(Outcome::reason)
                        .filter(Outcome.Reason.STUCK::equals)
                        .isPresent();
    }

    private static Optional<Move> immobilising(Position position) {
        return Fences.all()
                .map(Move::of)
                .filter(move -> position.legality(move) == Legality.IMMOBILISES)
                .findFirst();
    }

    /** On d5 with fences on three sides, a pawn on the fourth, a fence behind that, and no fences left. */
    private void askTwo(StuckRule stuckRule) {
        Rules rules = Rules.builder().fences(2).sideSteps().stuckRule(stuckRule).build();
        Situation situation = Situation.of(rules, "d5 e5", "d5h c4h c5v e5v", 1);
        Way.to(situation).ifPresent(moves -> {
            Game game = Game.start(rules);
            for (Move move : moves) {
                game = game.play(move);
            }
            ask(game);
        });
    }

    /** Asks about the first such moment of some games. */
    private void search(Rules rules, Predicate<Game> wanted) {
        int found = 0;
        for (long seed = 0; seed < LONGEST_SEARCH && found < GAMES; seed++) {
            Optional<Game> game =
                    RandomPlay.play(rules, seed, 70, 40).stream().filter(wanted).findFirst();
            if (game.isPresent()) {
                ask(game.get());
                found++;
            }
        }
    }

    private void ask(Game game) {
        Optional<Move> immobilising = immobilising(game.position());
        if (immobilising.isPresent()) {
            questions.add(Question.at(LEGALITY, "a fence that leaves somebody without a pawn move", game)
                    .with("move", immobilising.get().toString()));
            return;
        }
        questions.add(Question.at(LEGAL_MOVES, "a player without a pawn move and without a fence", game));
        questions.add(Question.ofGame(
                Kind.OUTCOME, "a player without a pawn move and without a fence", game.rules(), game.moves()));
        questions.add(Question.at(LEGALITY, "a player without a pawn move and without a fence", game)
                .with("move", Move.pass().toString()));
        if (game.isLegal(Move.pass())) {
            questions.add(Question.at(LEGAL_MOVES, "after a pass", game.play(Move.pass())));
        }
    }
}
