package io.github.quoridor4j;

import java.util.Optional;

/**
 * A square of the board: column a to i from the left, row 1 to 9 from the bottom.
 *
 * <p>The {@linkplain #ordinal() ordinal} is {@code 9 * row + column}, counted from 0, on boards of every size: a smaller
 * board is the lower left corner of the largest one.
 *
 * <pre>
 *   9  A9 .  .  .  .  .  .  .  I9      72 .. 80
 *      .  .  .  .  .  .  .  .  .
 *   2  A2 B2 .  .  .  .  .  .  I2       9 .. 17
 *   1  A1 B1 .  .  .  .  .  .  I1       0 ..  8
 *      a  b  c  d  e  f  g  h  i
 * </pre>
 */
public enum Square {
    /** Column a, row 1. */
    A1,
    /** Column b, row 1. */
    B1,
    /** Column c, row 1. */
    C1,
    /** Column d, row 1. */
    D1,
    /** Column e, row 1. */
    E1,
    /** Column f, row 1. */
    F1,
    /** Column g, row 1. */
    G1,
    /** Column h, row 1. */
    H1,
    /** Column i, row 1. */
    I1,
    /** Column a, row 2. */
    A2,
    /** Column b, row 2. */
    B2,
    /** Column c, row 2. */
    C2,
    /** Column d, row 2. */
    D2,
    /** Column e, row 2. */
    E2,
    /** Column f, row 2. */
    F2,
    /** Column g, row 2. */
    G2,
    /** Column h, row 2. */
    H2,
    /** Column i, row 2. */
    I2,
    /** Column a, row 3. */
    A3,
    /** Column b, row 3. */
    B3,
    /** Column c, row 3. */
    C3,
    /** Column d, row 3. */
    D3,
    /** Column e, row 3. */
    E3,
    /** Column f, row 3. */
    F3,
    /** Column g, row 3. */
    G3,
    /** Column h, row 3. */
    H3,
    /** Column i, row 3. */
    I3,
    /** Column a, row 4. */
    A4,
    /** Column b, row 4. */
    B4,
    /** Column c, row 4. */
    C4,
    /** Column d, row 4. */
    D4,
    /** Column e, row 4. */
    E4,
    /** Column f, row 4. */
    F4,
    /** Column g, row 4. */
    G4,
    /** Column h, row 4. */
    H4,
    /** Column i, row 4. */
    I4,
    /** Column a, row 5. */
    A5,
    /** Column b, row 5. */
    B5,
    /** Column c, row 5. */
    C5,
    /** Column d, row 5. */
    D5,
    /** Column e, row 5. */
    E5,
    /** Column f, row 5. */
    F5,
    /** Column g, row 5. */
    G5,
    /** Column h, row 5. */
    H5,
    /** Column i, row 5. */
    I5,
    /** Column a, row 6. */
    A6,
    /** Column b, row 6. */
    B6,
    /** Column c, row 6. */
    C6,
    /** Column d, row 6. */
    D6,
    /** Column e, row 6. */
    E6,
    /** Column f, row 6. */
    F6,
    /** Column g, row 6. */
    G6,
    /** Column h, row 6. */
    H6,
    /** Column i, row 6. */
    I6,
    /** Column a, row 7. */
    A7,
    /** Column b, row 7. */
    B7,
    /** Column c, row 7. */
    C7,
    /** Column d, row 7. */
    D7,
    /** Column e, row 7. */
    E7,
    /** Column f, row 7. */
    F7,
    /** Column g, row 7. */
    G7,
    /** Column h, row 7. */
    H7,
    /** Column i, row 7. */
    I7,
    /** Column a, row 8. */
    A8,
    /** Column b, row 8. */
    B8,
    /** Column c, row 8. */
    C8,
    /** Column d, row 8. */
    D8,
    /** Column e, row 8. */
    E8,
    /** Column f, row 8. */
    F8,
    /** Column g, row 8. */
    G8,
    /** Column h, row 8. */
    H8,
    /** Column i, row 8. */
    I8,
    /** Column a, row 9. */
    A9,
    /** Column b, row 9. */
    B9,
    /** Column c, row 9. */
    C9,
    /** Column d, row 9. */
    D9,
    /** Column e, row 9. */
    E9,
    /** Column f, row 9. */
    F9,
    /** Column g, row 9. */
    G9,
    /** Column h, row 9. */
    H9,
    /** Column i, row 9. */
    I9;

    private static final Square[] VALUES = values();

    private final String text;

    Square() {
        this.text = "" + (char) ('a' + column()) + (char) ('1' + row());
    }

    /**
     * Returns the square in a column and a row.
     *
     * @param column 0 (a) to 8 (i)
     * @param row 0 (row 1, the bottom) to 8 (row 9)
     * @return the square
     * @throws IllegalArgumentException if there is no such square
     */
    public static Square of(int column, int row) {
        if (column < 0 || column > 8 || row < 0 || row > 8) {
            throw new IllegalArgumentException(
                    "no square at column " + column + ", row " + row + " (expected 0..8 each)");
        }
        return VALUES[9 * row + column];
    }

    /** The square with an ordinal 0..80, without the copy that {@code values()} makes. */
    static Square at(int index) {
        return VALUES[index];
    }

    /**
     * Reads a square such as {@code e2}; capitals and surrounding white space are accepted.
     *
     * @param text the text
     * @return the square
     * @throws IllegalArgumentException if the text is not a square
     */
    public static Square parse(String text) {
        return tryParse(text)
                .orElseThrow(() -> TextForm.error("a square", text, "a column a..i and a row 1..9, as in e2"));
    }

    /**
     * Reads a square as {@link #parse} does.
     *
     * @param text the text
     * @return the square, or empty if the text is not a square
     */
    public static Optional<Square> tryParse(CharSequence text) {
        return Optional.ofNullable(TextForm.square(TextForm.strip(text)));
    }

    /**
     * Returns the column.
     *
     * @return 0 (a) to 8 (i)
     */
    public int column() {
        return ordinal() % 9;
    }

    /**
     * Returns the row.
     *
     * @return 0 (row 1, the bottom) to 8 (row 9)
     */
    public int row() {
        return ordinal() / 9;
    }

    /**
     * Returns the neighbour in a direction on the 9x9 board, whatever stands there.
     *
     * @param direction where to step
     * @return the neighbour, or empty beyond the edge
     */
    public Optional<Square> step(Direction direction) {
        int column = column() + direction.columns;
        int row = row() + direction.rows;
        return column < 0 || column > 8 || row < 0 || row > 8
                ? Optional.empty()
                : Optional.of(VALUES[9 * row + column]);
    }

    /**
     * Returns the square as written in records.
     *
     * @return for example {@code e2}
     */
    @Override
    public String toString() {
        return text;
    }
}
