package io.github.quoridor4j.conformance;

import static io.github.quoridor4j.conformance.Kind.CUT_OFF;
import static io.github.quoridor4j.conformance.Kind.LEGALITY;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Game;
import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Fences that would take somebody's last way, and fences that only look so. */
final class PathRule {
    private static final int LONGEST_SEARCH = 60;
    private static final int GAMES = 5;

    private final List<Question> questions = new ArrayList<>();

    private PathRule() {}

    static List<Question> questions() {
        PathRule pathRule = new PathRule();
        for (int row = 0; row < 8; row++) {
            pathRule.askBarrier(row, false);
            pathRule.askBarrier(row, true);
        }
        long seed = 1000;
        for (Rules rules : Rules.presets().values()) {
            for (int i = 0; i < GAMES; i++) {
                pathRule.askRandom(rules, seed);
                seed += LONGEST_SEARCH;
            }
        }
        return pathRule.questions;
    }

    /** A row of four fences from one edge on, with a gap at the other: every fence about the gap. */
    private void askBarrier(int row, boolean gapInTheWest) {
        List<Fence> barrier = Stream.of(0, 2, 4, 6)
                .map(column -> Closing.at(column + (gapInTheWest ? 1 : 0), row, true))
                .flatMap(Optional::stream)
                .toList();
        int gap = gapInTheWest ? 0 : 7;
        for (int helper = -1; helper <= 1; helper += 2) {
            List<Fence> fences = new ArrayList<>(barrier);
            Closing.at(gap, row + helper, true).ifPresent(fences::add);
            Situation situation = Situation.of(Rules.standard(), "e1 e9", "", 1 + fences.size() % 2);
            Situation fenced = new Situation(situation.rules(), situation.pawns(), fences, situation.mover());
            for (int at = row - 1; at <= row + 1; at++) {
                for (boolean lies : new boolean[] {false, true}) {
                    Closing.at(gap, at, lies)
                            .ifPresent(fence -> questions.add(
                                    fenced.ask(LEGALITY, "the gap of a barrier that leaves one column", fence)));
                }
            }
        }
    }

    /** In one random game: for each set of players who would be cut off, a fence that does it; and one that misses it. */
    private void askRandom(Rules rules, long firstSeed) {
        for (long seed = firstSeed; seed < firstSeed + LONGEST_SEARCH; seed++) {
            for (Game game : RandomPlay.play(rules, seed, 85, 60)) {
                Position position = game.position();
                Set<Set<Player>> victims = new HashSet<>();
                for (Fence fence :
                        Fences.all().filter(fence -> cutsOff(position, fence)).toList()) {
                    if (victims.add(position.cutOffBy(fence)) && victims.size() <= 3) {
                        Move move = Move.of(fence);
                        questions.add(Question.at(LEGALITY, "takes somebody's last way", game)
                                .with("move", move.toString()));
                        questions.add(Question.at(CUT_OFF, "who would have no way", game)
                                .with("move", move.toString()));
                    }
                }
                if (!victims.isEmpty()) {
                    askDetour(game);
                    return;
                }
            }
        }
    }

    private static boolean cutsOff(Position position, Fence fence) {
        return position.legality(Move.of(fence)) == Legality.CUTS_OFF;
    }

    /** The legal fence that makes ways longest. */
    private void askDetour(Game game) {
        Position position = game.position();
        position.legalMoves().fences().stream()
                .max((one, other) -> Integer.compare(distances(position, one), distances(position, other)))
                .map(fence -> Question.at(LEGALITY, "leaves everybody a way, a long one", game)
                        .with("move", fence.toString()))
                .ifPresent(questions::add);
    }

    private static int distances(Position position, Fence fence) {
        return position.rules().players().stream()
                .mapToInt(player -> position.distanceAfter(player, fence).orElseThrow())
                .sum();
    }
}
