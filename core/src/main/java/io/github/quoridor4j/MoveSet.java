package io.github.quoridor4j;

import java.util.AbstractSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;

/**
 * The legal moves of a position: an unmodifiable set that iterates in the order of the {@linkplain Move#code() codes}, pawn
 * moves first, and can be indexed.
 *
 * <p>It holds bits, not moves: counting and asking take a few operations, and going through it allocates no moves. Taking the
 * moves out with {@link #get} one after the other is slower than iterating.
 */
public final class MoveSet extends AbstractSet<Move> {
    static final MoveSet EMPTY = new MoveSet(0, 0, FenceSet.EMPTY, false);
    static final MoveSet PASS = new MoveSet(0, 0, FenceSet.EMPTY, true);

    /** The codes of the moves at bit 0 of each {@linkplain #word word}. */
    private static final int[] FIRST_CODES = {0, 64, Move.FENCES, Move.FENCES + 64, Move.PASS};

    private static final int WORDS = FIRST_CODES.length;

    /** Destinations of the pawn: squares 0 to 63, then 64 to 80. */
    private final long squares;

    private final long lastSquares;

    private final FenceSet fences;
    private final boolean pass;

    private MoveSet(long squares, long lastSquares, FenceSet fences, boolean pass) {
        this.squares = squares;
        this.lastSquares = lastSquares;
        this.fences = fences;
        this.pass = pass;
    }

    /** The pawn moves of a reach, see {@link PawnMoves}, and the placing of some fences. */
    static MoveSet of(int from, long reach, FenceSet fences) {
        int shift = from - PawnMoves.CENTRE;
        return shift <= 0
                ? new MoveSet(reach >>> -shift, 0, fences, false)
                : new MoveSet(reach << shift, reach >>> (Long.SIZE - shift), fences, false);
    }

    /** The moves as five words of bits in the order of the codes, each as long as its part of the codes. */
    private long word(int index) {
        return switch (index) {
            case 0 -> squares;
            case 1 -> lastSquares;
            case 2 -> fences.horizontal;
            case 3 -> fences.vertical;
            default -> pass ? 1 : 0;
        };
    }

    @Override
    public int size() {
        return Long.bitCount(squares) + Long.bitCount(lastSquares) + fences.size() + (pass ? 1 : 0);
    }

    @Override
    public boolean isEmpty() {
        return size() == 0;
    }

    @Override
    public boolean contains(Object object) {
        if (object instanceof PawnMove pawnMove) {
            int square = pawnMove.to().ordinal();
            return ((square < Long.SIZE ? squares : lastSquares) >>> square & 1) != 0;
        }
        return object instanceof FenceMove fenceMove
                ? fences.contains(fenceMove.fence())
                : pass && object instanceof Pass;
    }

    /**
     * Returns the move at a place in the order of the codes.
     *
     * @param index 0 to {@code size() - 1}
     * @return the move
     * @throws IndexOutOfBoundsException if there is no such place
     */
    public Move get(int index) {
        Objects.checkIndex(index, size());
        int word = 0;
        int skip = index;
        while (skip >= Long.bitCount(word(word))) {
            skip -= Long.bitCount(word(word++));
        }
        long rest = word(word);
        for (; skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Move.at(FIRST_CODES[word] + Long.numberOfTrailingZeros(rest));
    }

    /** {@return the squares to which the pawn may go; unmodifiable} */
    public Set<Square> squares() {
        EnumSet<Square> set = EnumSet.noneOf(Square.class);
        for (int word = 0; word < 2; word++) {
            for (long rest = word(word); rest != 0; rest &= rest - 1) {
                set.add(Square.at(FIRST_CODES[word] + Long.numberOfTrailingZeros(rest)));
            }
        }
        return Collections.unmodifiableSet(set);
    }

    /** {@return the fences that may be placed, by index; unmodifiable} */
    public Set<Fence> fences() {
        return fences;
    }

    @Override
    public void forEach(Consumer<? super Move> action) {
        for (int word = 0; word < WORDS; word++) {
            for (long rest = word(word); rest != 0; rest &= rest - 1) {
                action.accept(Move.at(FIRST_CODES[word] + Long.numberOfTrailingZeros(rest)));
            }
        }
    }

    @Override
    public Iterator<Move> iterator() {
        return new Iterator<>() {
            private int word = 0;
            private long rest = squares;

            @Override
            public boolean hasNext() {
                while (rest == 0 && word < WORDS - 1) {
                    rest = word(++word);
                }
                return rest != 0;
            }

            @Override
            public Move next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                int code = FIRST_CODES[word] + Long.numberOfTrailingZeros(rest);
                rest &= rest - 1;
                return Move.at(code);
            }
        };
    }

    @Override
    public Spliterator<Move> spliterator() {
        int characteristics = Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return Spliterators.spliterator(iterator(), size(), characteristics);
    }
}
