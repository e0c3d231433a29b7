package io.github.quoridor4j;

import java.io.Serializable;
import java.util.Objects;
import java.util.Optional;

/**
 * A fence in a slot of the board: two squares long, named by its anchor, the south-west one of the four squares that it
 * touches. {@code b2h} closes the steps between b2 and b3 and between c2 and c3; {@code b2v} those between b2 and c2 and
 * between b3 and c3:
 *
 * <!-- diagram "b2h": b2 / / a1 a4 / 9 10 / 2 / size=4 ; mark b2 -->
 * <!-- diagram "b2v": / b2 / a1 a4 / 9 10 / 2 / size=4 ; mark b2 -->
 * <pre>{@code
 *    b2h                      b2v
 *      a   b   c   d            a   b   c   d
 *    +---------------+        +---------------+
 *  4 | 2   .   .   . | 4    4 | 2   .   .   . | 4
 *    |               |        |               |
 *  3 | .   .   .   . | 3    3 | .   . | .   . | 3
 *    |    -------    |        |       |       |
 *  2 | .  <.>  .   . | 2    2 | .  <.>| .   . | 2
 *    |               |        |               |
 *  1 | 1   .   .   . | 1    1 | 1   .   .   . | 1
 *    +---------------+        +---------------+
 *      a   b   c   d            a   b   c   d
 * }</pre>
 *
 * <p>The 128 canonical instances of {@link #of} and {@link #ofIndex} are compared by value like any others.
 *
 * @param anchor the south-west square, {@code a1} to {@code h8}
 * @param orientation whether the fence lies or stands
 */
public record Fence(Square anchor, Orientation orientation) implements Comparable<Fence>, Serializable {
    /** Whether a fence lies between two rows or stands between two columns. */
    public enum Orientation {
        /** Between two rows, across two columns. */
        HORIZONTAL,
        /** Between two columns, across two rows. */
        VERTICAL
    }

    private static final Fence[] FENCES = new Fence[128];

    static {
        for (int index = 0; index < 128; index++) {
            Square anchor = Square.of(index & 7, (index >> 3) & 7);
            FENCES[index] = new Fence(anchor, index < 64 ? Orientation.HORIZONTAL : Orientation.VERTICAL);
        }
    }

    /**
     * Creates a fence; {@link #of} returns the canonical one.
     *
     * @throws IllegalArgumentException if the anchor is in column i or row 9
     */
    public Fence {
        Objects.requireNonNull(orientation);
        if (!isAnchor(anchor)) {
            throw new IllegalArgumentException("not an anchor: " + anchor + " (expected a1..h8)");
        }
    }

    /**
     * Returns the fence with an anchor and an orientation.
     *
     * @param anchor {@code a1} to {@code h8}
     * @param orientation whether the fence lies or stands
     * @return the canonical fence
     * @throws IllegalArgumentException if the anchor is in column i or row 9
     */
    public static Fence of(Square anchor, Orientation orientation) {
        return FENCES[new Fence(anchor, orientation).index()];
    }

    /**
     * Returns the fence with an index.
     *
     * @param index 0 to 127, see {@link #index}
     * @return the canonical fence
     * @throws IllegalArgumentException if there is no such fence
     */
    public static Fence ofIndex(int index) {
        if (index < 0 || index > 127) {
            throw new IllegalArgumentException("not a fence's index: " + index + " (expected 0..127)");
        }
        return FENCES[index];
    }

    /**
     * Reads a fence such as {@code e3h}; capitals and surrounding white space are accepted.
     *
     * @param text the text
     * @return the canonical fence
     * @throws IllegalArgumentException if the text is not a fence
     */
    public static Fence parse(String text) {
        return tryParse(text)
                .orElseThrow(() -> TextForm.error("a fence", text, "an anchor a1..h8 and h or v, as in e3h"));
    }

    /**
     * Reads a fence as {@link #parse} does.
     *
     * @param text the text
     * @return the canonical fence, or empty if the text is not a fence
     */
    public static Optional<Fence> tryParse(CharSequence text) {
        return Optional.ofNullable(TextForm.fence(TextForm.strip(text)));
    }

    static boolean isAnchor(Square square) {
        return square.column() < 8 && square.row() < 8;
    }

    /** Its bit in a layer of fences. */
    static int slot(Square anchor) {
        return 8 * anchor.row() + anchor.column();
    }

    /**
     * Returns the index of the slot: {@code 8 * row + column} of the anchor, and 64 more for a vertical fence.
     *
     * @return 0 to 127
     */
    public int index() {
        return slot(anchor) + (orientation == Orientation.HORIZONTAL ? 0 : 64);
    }

    /**
     * Tells whether two fences cannot stand together: they are the same, overlap by half, or cross. Contacts end to end
     * and in the shape of a T are no conflict.
     *
     * @param other the other fence
     * @return whether they conflict
     */
    public boolean conflictsWith(Fence other) {
        int columns = Math.abs(anchor.column() - other.anchor.column());
        int rows = Math.abs(anchor.row() - other.anchor.row());
        if (orientation != other.orientation) {
            return columns == 0 && rows == 0;
        }
        return orientation == Orientation.HORIZONTAL ? rows == 0 && columns <= 1 : columns == 0 && rows <= 1;
    }

    /**
     * Compares by {@linkplain #index() index}.
     *
     * @param other the other fence
     * @return negative, zero or positive
     */
    @Override
    public int compareTo(Fence other) {
        return Integer.compare(index(), other.index());
    }

    /**
     * Returns the fence as written in records.
     *
     * @return for example {@code e3h}
     */
    @Override
    public String toString() {
        return anchor + (orientation == Orientation.HORIZONTAL ? "h" : "v");
    }
}
