package io.github.quoridor4j;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How games end, and who is still in them: {@code gone} has a bit for each seat whose player has left. */
final class Endings {
    private Endings() {}

    /** How a game ends with a position, or null if it goes on. */
    static @Nullable Outcome onBoard(Position position, int gone, int ply, int occurred) {
        Rules rules = position.rules();
        boolean atLimit = rules.plyLimit() > 0 && ply >= rules.plyLimit();
        if (atLimit && rules.limitBeatsWin()) {
            return Outcome.draw(Outcome.Reason.PLY_LIMIT);
        }
        Optional<Player> winner = position.winner();
        if (winner.isPresent()) {
            return Outcome.win(winner.get(), Outcome.Reason.GOAL_REACHED);
        }
        if (rules.repetitionLimit() > 0 && occurred >= rules.repetitionLimit()) {
            return Outcome.draw(Outcome.Reason.REPETITION);
        }
        if (atLimit) {
            return Outcome.draw(Outcome.Reason.PLY_LIMIT);
        }
        if (!position.isOver()) {
            return null;
        }
        return rules.stuckRule() == Rules.StuckRule.DRAW
                ? Outcome.draw(Outcome.Reason.STUCK)
                : Outcome.win(previous(position, gone), Outcome.Reason.STUCK);
    }

    /** The active player before the one to move. */
    private static Player previous(Position position, int gone) {
        int players = position.rules().playerCount;
        int seat = position.playerToMove().ordinal();
        do {
            seat = (seat + players - 1) % players;
        } while (isGone(gone, Player.at(seat)));
        return Player.at(seat);
    }

    /** A position with the turns of those who are gone passed over. */
    static Position skipGone(Position position, int gone) {
        Position next = position;
        while (isGone(gone, next.playerToMove())) {
            next = next.passed();
        }
        return next;
    }

    static boolean isGone(int gone, Player player) {
        return ((gone >>> player.ordinal()) & 1) != 0;
    }

    /** A win of the player who is first by distance, advance and fences left, or a draw if there is more than one. */
    static Outcome byTime(Position initial, Position position, int gone) {
        Comparator<Player> order = Comparator.comparingInt(position::distance)
                .thenComparing(Comparator.comparingInt((Player player) -> advance(player, initial, position))
                        .reversed())
                .thenComparing(Comparator.comparingInt(position::fencesLeft).reversed());
        List<Player> ranking = position.rules().players().stream()
                .filter(player -> !isGone(gone, player))
                .sorted(order)
                .toList();
        return order.compare(ranking.get(0), ranking.get(1)) == 0
                ? Outcome.draw(Outcome.Reason.TIME)
                : Outcome.win(ranking.get(0), Outcome.Reason.TIME);
    }

    /** How many rows or columns a pawn is nearer to its goal than at the start of the game. */
    private static int advance(Player player, Position initial, Position position) {
        Direction goal = position.rules().goal(player);
        Square from = initial.pawn(player);
        Square to = position.pawn(player);
        return (to.column() - from.column()) * goal.columns + (to.row() - from.row()) * goal.rows;
    }
}
