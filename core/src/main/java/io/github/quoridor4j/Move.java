package io.github.quoridor4j;

import java.io.Serializable;
import java.util.Optional;

/**
 * A move of any player: a pawn's destination, a fence, or the pass that some rule sets force.
 *
 * <p>Moves are absolute: they mean the same without a position, so that they can be read, stored and compared alone. There
 * are exactly 210 of them, each a canonical instance that may be compared with {@code ==}; making moves allocates nothing.
 *
 * <p>The {@linkplain #code() code} numbers them, on boards of every size, for arrays, files and learning: 0 to 80 a pawn
 * to the {@linkplain Square square} with that ordinal, 81 to 208 the {@linkplain Fence fence} with index {@code code - 81},
 * 209 the pass. Codes never change.
 */
public abstract sealed class Move implements Comparable<Move>, Serializable permits PawnMove, FenceMove, Pass {
    private static final long serialVersionUID = 1;

    static final int FENCES = 81;
    static final int VERTICAL_FENCES = FENCES + 64;
    static final int PASS = 209;

    private final transient int code;

    Move(int code) {
        this.code = code;
    }

    /**
     * Returns the move of a pawn to a square, by a step or any kind of jump.
     *
     * @param square the destination
     * @return the move
     */
    public static Move of(Square square) {
        return Canonical.MOVES[square.ordinal()];
    }

    /**
     * Returns the move that places a fence.
     *
     * @param fence the fence
     * @return the move
     */
    public static Move of(Fence fence) {
        return Canonical.MOVES[FENCES + fence.index()];
    }

    /**
     * Returns the pass, which is legal only when nothing else is, and in rule sets that say so.
     *
     * @return the move
     */
    public static Move pass() {
        return Canonical.MOVES[PASS];
    }

    /**
     * Returns the move with a code.
     *
     * @param code 0 to 209
     * @return the move
     * @throws IllegalArgumentException if there is no such move
     */
    public static Move ofCode(int code) {
        if (code < 0 || code > PASS) {
            throw new IllegalArgumentException("not a move's code: " + code + " (expected 0..209)");
        }
        return Canonical.MOVES[code];
    }

    /** The move with a code that is known to be one. */
    static Move at(int code) {
        return Canonical.MOVES[code];
    }

    /**
     * Reads a move: {@code e2} a pawn move, {@code e3h} or {@code e3v} a fence, {@code --} or {@code pass} a pass;
     * capitals and surrounding white space are accepted.
     *
     * @param text the text
     * @return the move
     * @throws IllegalArgumentException if the text is not a move
     */
    public static Move parse(String text) {
        return tryParse(text)
                .orElseThrow(() -> TextForm.error("a move", text, "a square as in e2, a fence as in e3h, or --"));
    }

    /**
     * Reads a move as {@link #parse} does.
     *
     * @param text the text
     * @return the move, or empty if the text is not a move
     */
    public static Optional<Move> tryParse(CharSequence text) {
        return Optional.ofNullable(TextForm.move(TextForm.strip(text)));
    }

    /**
     * Returns the code of this move.
     *
     * @return 0 to 209
     */
    public final int code() {
        return code;
    }

    /**
     * Compares by {@linkplain #code() code}.
     *
     * @param other the other move
     * @return negative, zero or positive
     */
    @Override
    public final int compareTo(Move other) {
        return Integer.compare(code, other.code);
    }

    @Override
    public final boolean equals(Object other) {
        return this == other;
    }

    /** The code, so that hash tables of moves iterate alike in every run. */
    @Override
    public final int hashCode() {
        return code;
    }

    /** {@return what is written instead, for the subclasses too} */
    Object writeReplace() {
        return new SerialForm(this);
    }

    /** Apart from {@code Move}, so that the subclasses can be initialised before it. */
    private static final class Canonical {
        static final Move[] MOVES = new Move[PASS + 1];

        static {
            for (int code = 0; code < FENCES; code++) {
                MOVES[code] = new PawnMove(Square.at(code));
            }
            for (int code = FENCES; code < PASS; code++) {
                MOVES[code] = new FenceMove(Fence.ofIndex(code - FENCES));
            }
            MOVES[PASS] = new Pass();
        }
    }
}
