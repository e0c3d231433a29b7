package io.github.quoridor4j.notation;

/**
 * A word among the moves of a record in PGN syntax: a number, a move with its mark, both glued together, or a result.
 *
 * @param numberLength how many characters the number and its dots have
 * @param startsGame whether the number is that of a game's very first move
 * @param skipsFirstPlayer whether the number says, as {@code 1...} does, that the first player's move is not here
 * @param move the text of the move without marks; empty if there is none
 * @param glyph the number of the mark, 0 if there is none, or -1 if it is not one
 * @param isResult whether the word is a result, and nothing else
 */
record PgnWord(
        int numberLength, boolean startsGame, boolean skipsFirstPlayer, String move, int glyph, boolean isResult) {

    static final String RESIGNATION = "x";

    /** Whether it is a number with one dot, as most numbers are, and not the first one: nothing follows from those. */
    static boolean isLaterNumber(CharSequence word) {
        int last = word.length() - 1;
        return last > 0
                && word.charAt(last) == '.'
                && run(word, 0, true) == last
                && (last > 1 || word.charAt(0) != '1');
    }

    static PgnWord of(CharSequence word) {
        int digits = run(word, 0, true);
        int number = run(word, digits, false);
        if (number == digits && digits < word.length()) {
            if (RecordResult.isOne(word)) {
                return new PgnWord(0, false, false, "", 0, true);
            }
            // digits that no dots follow are no number
            number = 0;
        }
        boolean skipsFirstPlayer = number - digits > 2;
        boolean startsGame = digits == 1 && number == 2 && word.charAt(0) == '1';
        if (number == word.length()) {
            return new PgnWord(number, startsGame, skipsFirstPlayer, "", 0, false);
        }
        int end = word.length();
        while (end > number && isMark(word.charAt(end - 1))) {
            end--;
        }
        int glyph = end == word.length() ? 0 : glyph(word.subSequence(end, word.length()));
        return new PgnWord(
                number,
                startsGame,
                skipsFirstPlayer,
                word.subSequence(number, end).toString(),
                glyph,
                false);
    }

    private static int glyph(CharSequence marks) {
        int index = RecordText.MARKS.indexOf(marks.toString());
        return index < 0 ? -1 : index + 1;
    }

    private static boolean isMark(char c) {
        return c == '!' || c == '?';
    }

    /** Behind the digits, or the dots, that begin there. */
    private static int run(CharSequence word, int from, boolean digits) {
        int end = from;
        while (end < word.length() && (digits ? TextSpan.isDigit(word.charAt(end)) : word.charAt(end) == '.')) {
            end++;
        }
        return end;
    }
}
