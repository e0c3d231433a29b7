package io.github.quoridor4j.notation;

import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import java.util.Optional;
import java.util.stream.Collectors;

/** The results of games as text: {@code 1-0}, {@code 0-0-1-0}, {@code 1/2-1/2}, {@code *}. */
final class RecordResult {
    static final String DRAW = "1/2-1/2";

    private RecordResult() {}

    /** Whether it is the result of a game of any number of players. */
    static boolean isOne(CharSequence text) {
        if (text.length() < 3 || text.length() > 7) {
            return text.length() == 1 && text.charAt(0) == '*';
        }
        if (text.charAt(1) == '/') {
            return DRAW.contentEquals(text);
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (i % 2 == 0 ? c != '0' && c != '1' : c != '-') {
                return false;
            }
        }
        return text.length() % 2 == 1;
    }

    /** Whether it is the result of a game by these rules: at most one player wins. */
    static boolean fits(String text, Rules rules) {
        if (!isOne(text)) {
            return false;
        }
        boolean isOpen = text.equals(GameRecord.UNKNOWN_RESULT) || text.equals(DRAW);
        return isOpen
                || (text.length() == 2 * rules.players().size() - 1
                        && text.chars().filter(c -> c == '1').count() == 1);
    }

    static String checked(String text, Rules rules) {
        if (!fits(text, rules)) {
            throw new IllegalArgumentException("not a result: \"" + text + "\" (expected " + expected(rules) + ")");
        }
        return text;
    }

    static String expected(Rules rules) {
        return rules.players().stream()
                .map(player -> win(player, rules))
                .collect(Collectors.joining(", ", "", ", " + DRAW + " or " + GameRecord.UNKNOWN_RESULT));
    }

    static String of(Outcome outcome, Rules rules) {
        return outcome.winner().map(winner -> win(winner, rules)).orElse(DRAW);
    }

    static String win(Player winner, Rules rules) {
        return rules.players().stream()
                .map(player -> player == winner ? "1" : "0")
                .collect(Collectors.joining("-"));
    }

    /** Who has won; empty for a draw and an unknown result. */
    static Optional<Player> winner(String result, Rules rules) {
        return rules.players().stream()
                .filter(player -> win(player, rules).equals(result))
                .findFirst();
    }
}
