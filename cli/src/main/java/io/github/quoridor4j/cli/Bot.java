package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * A simple player that looks one ply ahead: it wins if it can, and otherwise makes the least distance of its opponents
 * as much greater than its own as it can.
 */
final class Bot {
    private final @Nullable Random random;

    /** Of equal moves, it plays the first one in the order of the codes, or any that the seed picks. */
    Bot(@Nullable Long seed) {
        random = seed == null ? null : new Random(seed);
    }

    /** The move to play in a game that is not over. */
    Move choose(Game game) {
        List<Move> best = new ArrayList<>();
        int bestLead = Integer.MIN_VALUE;
        for (Move move : game.legalMoves()) {
            int lead = lead(game, move);
            if (lead > bestLead) {
                best.clear();
                bestLead = lead;
            }
            if (lead == bestLead) {
                best.add(move);
            }
        }
        return best.get(random == null ? 0 : random.nextInt(best.size()));
    }

    private static int lead(Game game, Move move) {
        Player mover = game.position().playerToMove();
        Position after = game.position().play(move);
        if (after.winner().isPresent()) {
            return Integer.MAX_VALUE;
        }
        int opponents = game.activePlayers().stream()
                .filter(player -> player != mover)
                .mapToInt(after::distance)
                .min()
                .orElseThrow();
        return opponents - after.distance(mover);
    }
}
