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
    /** The code of bit 0 of the {@link #reach}. */
    private final int firstCode;

    /** The pawn moves as a reach, see {@link PawnMoves}; or the pass, which is alone when it is there. */
    private final long reach;

    private final long horizontal;
    private final long vertical;

    private MoveSet(int firstCode, long reach, long horizontal, long vertical) {
        this.firstCode = firstCode;
        this.reach = reach;
        this.horizontal = horizontal;
        this.vertical = vertical;
    }

    /** The pawn moves of a reach and the placing of some fences; if there are none, perhaps a pass. */
    static MoveSet of(int from, long reach, long horizontal, long vertical, boolean passIfEmpty) {
        boolean pass = passIfEmpty && (reach | horizontal | vertical) == 0;
        return new MoveSet(pass ? Move.PASS : from - PawnMoves.CENTRE, pass ? 1 : reach, horizontal, vertical);
    }

    @Override
    public int size() {
        return Long.bitCount(reach) + Long.bitCount(horizontal) + Long.bitCount(vertical);
    }

    @Override
    public boolean isEmpty() {
        return (reach | horizontal | vertical) == 0;
    }

    @Override
    public boolean contains(Object object) {
        if (!(object instanceof Move move)) {
            return false;
        }
        int code = move.code();
        if (move instanceof FenceMove) {
            return (((code < Move.VERTICAL_FENCES ? horizontal : vertical) >>> (code - Move.FENCES)) & 1) != 0;
        }
        int bit = code - firstCode;
        return bit >= 0 && bit < Long.SIZE && ((reach >>> bit) & 1) != 0;
    }

    /**
     * Returns the move at a place in the order of the codes.
     *
     * @param index 0 to {@code size() - 1}
     * @return the move
     * @throws IndexOutOfBoundsException if there is no such place
     */
    public Move get(int index) {
        int pawnMoves = Long.bitCount(reach);
        int pawnsAndHorizontals = pawnMoves + Long.bitCount(horizontal);
        Objects.checkIndex(index, pawnsAndHorizontals + Long.bitCount(vertical));
        if (index < pawnMoves) {
            return Move.at(firstCode + bitAt(reach, index));
        }
        return index < pawnsAndHorizontals
                ? Move.at(Move.FENCES + bitAt(horizontal, index - pawnMoves))
                : Move.at(Move.VERTICAL_FENCES + bitAt(vertical, index - pawnsAndHorizontals));
    }

    /** The number of the set bit that has a number of set bits below it. */
    private static int bitAt(long word, int below) {
        long rest = word;
        for (int skip = below; skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    /** {@return the squares to which the pawn may go; unmodifiable} */
    public Set<Square> squares() {
        EnumSet<Square> squares = EnumSet.noneOf(Square.class);
        for (Move move : new MoveSet(firstCode, reach, 0, 0)) {
            if (move instanceof PawnMove pawnMove) {
                squares.add(pawnMove.to());
            }
        }
        return Collections.unmodifiableSet(squares);
    }

    /** {@return the fences that may be placed, by index; unmodifiable} */
    public Set<Fence> fences() {
        return new FenceSet(horizontal, vertical);
    }

    @Override
    public void forEach(Consumer<? super Move> action) {
        Objects.requireNonNull(action);
        forEach(firstCode, reach, action);
        forEach(Move.FENCES, horizontal, action);
        forEach(Move.VERTICAL_FENCES, vertical, action);
    }

    private static void forEach(int firstCode, long word, Consumer<? super Move> action) {
        for (long rest = word; rest != 0; rest &= rest - 1) {
            action.accept(Move.at(firstCode + Long.numberOfTrailingZeros(rest)));
        }
    }

    @Override
    public Iterator<Move> iterator() {
        return new MoveIterator(this);
    }

    @Override
    public Spliterator<Move> spliterator() {
        int characteristics = Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return Spliterators.spliterator(iterator(), size(), characteristics);
    }

    /**
     * Takes bit after bit from one word, then from the next. Methods are so small that the compiler inlines them all and the
     * iterator lives in registers.
     */
    private static final class MoveIterator implements Iterator<Move> {
        private final MoveSet moves;

        /** The code of bit 0 of the {@link #rest}. */
        private int base;

        /** What is left of the word. */
        private long rest;

        MoveIterator(MoveSet moves) {
            this.moves = moves;
            this.base = moves.firstCode;
            this.rest = moves.reach;
        }

        @Override
        public boolean hasNext() {
            return rest != 0 || goOn(Move.FENCES, moves.horizontal) || goOn(Move.VERTICAL_FENCES, moves.vertical);
        }

        /** Goes on to a word, unless it has been reached, and tells whether there is anything in it. */
        private boolean goOn(int firstCode, long word) {
            if (base >= firstCode) {
                return false;
            }
            base = firstCode;
            rest = word;
            return word != 0;
        }

        @Override
        public Move next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            Move move = Move.at(base + Long.numberOfTrailingZeros(rest));
            rest &= rest - 1;
            return move;
        }
    }
}
