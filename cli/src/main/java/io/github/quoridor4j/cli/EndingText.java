package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.NotationProblem;
import java.util.Optional;

/** Says how a recorded game ends: by the rules, and by what the record says. */
final class EndingText {
    private EndingText() {}

    /** The illegal move at which the main line stops, if it does. */
    static Optional<NotationProblem.IllegalMove> illegalMove(GameRecord record) {
        return record.problems().stream()
                .flatMap(problem -> problem.illegalMove().stream())
                .filter(illegal -> illegal.game().moves().equals(record.moves()))
                .findFirst();
    }

    /** A sentence about the end of the game as it was played. */
    static String of(GameRecord record, Game end) {
        int plies = record.plies().size();
        if (illegalMove(record).isPresent()) {
            return "Stopped before ply " + (plies + 1) + ".";
        }
        return OutcomeText.of(end)
                .map(outcome -> "End after " + Plural.plies(plies) + ": " + outcome + ".")
                .orElseGet(() -> "No end of the game after " + Plural.plies(plies) + ".");
    }

    /** The result and the reason in the record, or empty if it does not tell any. */
    static Optional<String> recorded(GameRecord record) {
        String reason = record.tag("Termination").map(text -> ", " + text).orElse("");
        boolean isSilent = record.result().equals(GameRecord.UNKNOWN_RESULT) && reason.isEmpty();
        return isSilent ? Optional.empty() : Optional.of(record.result() + reason);
    }
}
