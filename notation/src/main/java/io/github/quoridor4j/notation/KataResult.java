package io.github.quoridor4j.notation;

import io.github.quoridor4j.Outcome;
import java.util.Optional;

/**
 * A result in SGF, {@code B+0.5} or {@code 0}.
 *
 * @param text the result as records write it
 * @param termination why the game ended, if the result says so
 */
record KataResult(String text, Optional<String> termination) {
    private static final String BLACK_WINS = "1-0";
    private static final String WHITE_WINS = "0-1";

    /** Empty if the text is no result. */
    static Optional<KataResult> of(String text) {
        switch (text) {
            case "0", "Draw" -> {
                return Optional.of(new KataResult(RecordResult.DRAW, Optional.empty()));
            }
            case "", "?", "Void" -> {
                return Optional.of(new KataResult(GameRecord.UNKNOWN_RESULT, Optional.empty()));
            }
            default -> {
                boolean isWin = text.startsWith("B+") || text.startsWith("W+");
                return isWin ? Optional.of(win(text)) : Optional.empty();
            }
        }
    }

    private static KataResult win(String text) {
        String winner = text.charAt(0) == 'B' ? BLACK_WINS : WHITE_WINS;
        return new KataResult(
                winner,
                switch (text.substring(2)) {
                    case "R", "Resign" -> Optional.of(RecordedGame.termination(Outcome.Reason.RESIGNATION));
                    case "T", "Time" -> Optional.of(RecordedGame.termination(Outcome.Reason.TIME));
                    case "F", "Forfeit" -> Optional.of(RecordedGame.termination(Outcome.Reason.FORFEIT));
                    default -> Optional.empty();
                });
    }

    /** The reason of a draw in the words of the tag Termination. */
    static String termination(String drawReason) {
        return switch (drawReason) {
            case "repetition" -> RecordedGame.termination(Outcome.Reason.REPETITION);
            case "maxPlies" -> RecordedGame.termination(Outcome.Reason.PLY_LIMIT);
            default -> drawReason;
        };
    }
}
