package io.github.quoridor4j.cli;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Game;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.NotationProblem;
import io.github.quoridor4j.notation.PositionText;
import io.github.quoridor4j.notation.RulesText;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the page knows of a game; the names are those of the page's data, where what is null is left out.
 *
 * @param tags name and value of each tag
 * @param rules the rule set as text
 * @param start the position in which the game starts, unless it is the usual one
 * @param size the number of columns
 * @param players who plays, in turn order
 * @param fences the fences that stand in the first position
 * @param steps the first position, and the one after each move
 * @param winner the number of who has won
 * @param ending how the game ended
 * @param recorded what the record says about that
 * @param refused the recorded move at which the game stops
 * @param problems what is wrong with the record
 */
record PageGame(
        Map<String, String> tags,
        String rules,
        @Nullable String start,
        int size,
        List<Seat> players,
        List<String> fences,
        List<PageStep> steps,
        @Nullable Integer winner,
        String ending,
        @Nullable String recorded,
        @Nullable Refused refused,
        List<Problem> problems) {

    /**
     * A player.
     *
     * @param name his name in the record
     * @param goal the side of the board that he wants to reach
     */
    record Seat(@Nullable String name, String goal) {}

    /** A move that was not played, and why. */
    record Refused(String move, int player, String reason) {}

    /**
     * Something wrong in the record.
     *
     * @param ply how many moves lie before it, if it is a move
     */
    record Problem(
            int line, int column, String text, @Nullable Integer ply) {
        static Problem of(NotationProblem problem) {
            Integer ply =
                    problem.illegalMove().map(illegal -> illegal.game().ply()).orElse(null);
            return new Problem(problem.line(), problem.column(), ProblemText.of(problem), ply);
        }
    }

    static PageGame of(GameRecord record) {
        Game end = record.game();
        Position start = record.start();
        return new PageGame(
                record.tags(),
                RulesText.format(record.rules()),
                start.equals(Position.initial(record.rules())) ? null : PositionText.format(start),
                record.rules().size(),
                record.rules().players().stream()
                        .map(player -> seat(record, player))
                        .toList(),
                start.fences().stream().map(Fence::toString).toList(),
                PageStep.all(record, end),
                end.outcome()
                        .flatMap(outcome -> outcome.winner())
                        .map(Player::number)
                        .orElse(null),
                EndingText.of(record, end),
                EndingText.recorded(record).orElse(null),
                refused(record, end).orElse(null),
                record.problems().stream().map(Problem::of).toList());
    }

    private static Seat seat(GameRecord record, Player player) {
        String goal = record.rules().goal(player).name().toLowerCase(Locale.ROOT);
        return new Seat(record.tag("Player" + player.number()).orElse(null), goal);
    }

    private static Optional<Refused> refused(GameRecord record, Game end) {
        int toMove = end.position().playerToMove().number();
        return EndingText.illegalMove(record)
                .map(illegal -> new Refused(illegal.move().toString(), toMove, ProblemText.of(illegal)));
    }
}
