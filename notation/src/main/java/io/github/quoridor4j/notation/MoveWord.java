package io.github.quoridor4j.notation;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.notation.RecordLexer.Token;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word among the moves of a record: a number, a move, both glued together, a mark or a result.
 *
 * @param number the number and its dots, empty if there is none
 * @param ply the move with its place
 * @param result the result
 */
record MoveWord(String number, Optional<GameRecord.Ply> ply, Optional<String> result) {
    // "12.", "12...", "12", "..." and then the move
    private static final Pattern NUMBER = Pattern.compile("[0-9]*\\.+|[0-9]+$");
    private static final Pattern MARKS = Pattern.compile("[!?]+$");
    private static final Pattern RESULT = Pattern.compile("1/2-1/2|\\*|[01](-[01]){1,3}");

    /** Empty if the word is none of these. */
    static Optional<MoveWord> of(Token word) {
        if (isResult(word.text())) {
            return Optional.of(new MoveWord("", Optional.empty(), Optional.of(word.text())));
        }
        Matcher numbered = NUMBER.matcher(word.text());
        String number = numbered.lookingAt() ? numbered.group() : "";
        Token rest = word.after(number.length());
        String move = MARKS.matcher(rest.text()).replaceFirst("");
        if (move.isEmpty()) {
            return Optional.of(new MoveWord(number, Optional.empty(), Optional.empty()));
        }
        return Move.tryParse(move)
                .map(m -> new GameRecord.Ply(m, rest.line(), rest.column()))
                .map(ply -> new MoveWord(number, Optional.of(ply), Optional.empty()));
    }

    static boolean isResult(String text) {
        return RESULT.matcher(text).matches();
    }

    /** Whether the number is that of a game's very first move. */
    boolean startsGame() {
        return number.equals("1.");
    }

    /** Whether the number says, as {@code 1...} does, that the first player's move is not here. */
    boolean skipsFirstPlayer() {
        return number.endsWith("...");
    }
}
