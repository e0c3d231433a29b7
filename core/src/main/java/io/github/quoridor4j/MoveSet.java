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
    private static final int WORDS = 4;

    /** The move for each bit of each word, {@code 64 * word + bit}. */
    private static final Move[] MOVES = new Move[WORDS * Long.SIZE];

    /** The bit of the pass behind the squares: it is alone whenever it is there, so that it can stand out of order. */
    private static final long PASS = 1L << (Move.FENCES - Long.SIZE);

    static {
        for (int code = 0; code <= Move.PASS; code++) {
            MOVES[bit(code)] = Move.at(code);
        }
    }

    /** Destinations of the pawn: squares 0 to 63. */
    private final long squares;

    /** Destinations of the pawn: squares 64 to 80; or the pass. */
    private final long lastSquares;

    private final long horizontal;
    private final long vertical;

    private MoveSet(long squares, long lastSquares, long horizontal, long vertical) {
        this.squares = squares;
        this.lastSquares = lastSquares;
        this.horizontal = horizontal;
        this.vertical = vertical;
    }

    /** The pawn moves of a reach, see {@link PawnMoves}, and the placing of some fences; if there are none, perhaps a pass. */
    static MoveSet of(int from, long reach, long horizontal, long vertical, boolean passIfEmpty) {
        int shift = from - PawnMoves.CENTRE;
        long squares = shift < 0 ? reach >>> -shift : reach << shift;
        long lastSquares = shift <= 0 ? 0 : reach >>> (Long.SIZE - shift);
        boolean pass = passIfEmpty && (reach | horizontal | vertical) == 0;
        return new MoveSet(squares, pass ? PASS : lastSquares, horizontal, vertical);
    }

    /** The moves as words of bits in the order of the codes. */
    private long word(int index) {
        return switch (index) {
            case 0 -> squares;
            case 1 -> lastSquares;
            case 2 -> horizontal;
            default -> vertical;
        };
    }

    /** Where the words have the move with a code, {@code 64 * word + bit}. */
    private static int bit(int code) {
        if (code == Move.PASS) {
            return Move.FENCES;
        }
        return code < Move.FENCES ? code : code - Move.FENCES + 2 * Long.SIZE;
    }

    /** The move of a word's lowest bit. */
    private static Move first(int word, long bits) {
        return MOVES[word * Long.SIZE + Long.numberOfTrailingZeros(bits)];
    }

    @Override
    public int size() {
        return Long.bitCount(squares)
                + Long.bitCount(lastSquares)
                + Long.bitCount(horizontal)
                + Long.bitCount(vertical);
    }

    @Override
    public boolean isEmpty() {
        return (squares | lastSquares | horizontal | vertical) == 0;
    }

    @Override
    public boolean contains(Object object) {
        if (!(object instanceof Move move)) {
            return false;
        }
        int bit = bit(move.code());
        return ((word(bit / Long.SIZE) >>> bit) & 1) != 0;
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
        return first(word, rest);
    }

    /** {@return the squares to which the pawn may go; unmodifiable} */
    public Set<Square> squares() {
        EnumSet<Square> set = EnumSet.noneOf(Square.class);
        for (Move move : new MoveSet(squares, lastSquares & ~PASS, 0, 0)) {
            set.add(Square.at(move.code()));
        }
        return Collections.unmodifiableSet(set);
    }

    /** {@return the fences that may be placed, by index; unmodifiable} */
    public Set<Fence> fences() {
        return new FenceSet(horizontal, vertical);
    }

    @Override
    public void forEach(Consumer<? super Move> action) {
        for (int word = 0; word < WORDS; word++) {
            for (long rest = word(word); rest != 0; rest &= rest - 1) {
                action.accept(first(word, rest));
            }
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

    /** Takes the lowest bit of the first word that has one. */
    private static final class MoveIterator implements Iterator<Move> {
        private int word;
        private long bits;
        private long second;
        private long third;
        private long fourth;

        MoveIterator(MoveSet moves) {
            bits = moves.squares;
            second = moves.lastSquares;
            third = moves.horizontal;
            fourth = moves.vertical;
            skipEmptyWords();
        }

        private void skipEmptyWords() {
            while (bits == 0 && word < WORDS) {
                bits = second;
                second = third;
                third = fourth;
                fourth = 0;
                word++;
            }
        }

        @Override
        public boolean hasNext() {
            return bits != 0;
        }

        @Override
        public Move next() {
            if (bits == 0) {
                throw new NoSuchElementException();
            }
            Move move = first(word, bits);
            bits &= bits - 1;
            if (bits == 0) {
                skipEmptyWords();
            }
            return move;
        }
    }
}
