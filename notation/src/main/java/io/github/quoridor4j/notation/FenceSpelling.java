package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence.Orientation;
import io.github.quoridor4j.Square;
import java.util.Locale;
import java.util.Optional;

/** Where the letter of a fence's orientation stands, and what a square looks like beside it. */
enum FenceSpelling {
    /** {@code e3h}. */
    SUFFIX,
    /** {@code he3}. */
    PREFIX,
    /** {@code E3 h}; the blank may be missing, or more than one, when it is read. */
    SECOND_WORD;

    private static final int SQUARE = 2;

    /**
     * A square, with an orientation if it is a fence's.
     *
     * @param orientation empty for a pawn's square
     */
    record Word(Square square, Optional<Orientation> orientation) {}

    String write(Square square) {
        return this == SECOND_WORD ? square.toString().toUpperCase(Locale.ROOT) : square.toString();
    }

    String write(Square square, Orientation orientation) {
        String letter = orientation == Orientation.HORIZONTAL ? "h" : "v";
        return switch (this) {
            case SUFFIX -> write(square) + letter;
            case PREFIX -> letter + write(square);
            case SECOND_WORD -> write(square) + " " + letter;
        };
    }

    Optional<Word> read(String text) {
        // The length alone tells a square from a fence: h5 is one, hh5 and h5h are the other.
        if (text.length() <= SQUARE) {
            return square(text).map(square -> new Word(square, Optional.empty()));
        }
        return switch (this) {
            case SUFFIX -> fence(text.substring(0, SQUARE), text.substring(SQUARE));
            case PREFIX -> fence(text.substring(1), text.substring(0, 1));
            case SECOND_WORD ->
                fence(
                        text.substring(0, SQUARE),
                        TextSpan.of(text.substring(SQUARE)).strip().text());
        };
    }

    private static Optional<Word> fence(String square, String letter) {
        return orientation(letter)
                .flatMap(orientation -> square(square).map(s -> new Word(s, Optional.of(orientation))));
    }

    /** Unlike {@link Square#tryParse}, without blanks around it. */
    private static Optional<Square> square(String text) {
        return text.length() == SQUARE ? Square.tryParse(text) : Optional.empty();
    }

    private static Optional<Orientation> orientation(String letter) {
        return switch (letter) {
            case "h", "H" -> Optional.of(Orientation.HORIZONTAL);
            case "v", "V" -> Optional.of(Orientation.VERTICAL);
            default -> Optional.empty();
        };
    }
}
