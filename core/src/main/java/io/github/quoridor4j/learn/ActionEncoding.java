package io.github.quoridor4j.learn;

import static io.github.quoridor4j.learn.MoverView.NONE;

import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Symmetry;
import java.util.Arrays;
import java.util.Objects;

/**
 * Numbers the moves from 0 on, for the outputs of a network. The numbers are the same for every rule set and size of the
 * board, and never change; what is off a smaller board is never legal.
 *
 * <p>A move and its index name each other in a position, whether or not the move is legal there; every legal move has an
 * index.
 */
public enum ActionEncoding {
    /**
     * {@link Move#code()}: 0 to 80 the squares to which a pawn moves, 81 to 208 the fences, 209 the pass. The board is seen
     * from the south, whoever is to move.
     */
    ABSOLUTE(210),

    /**
     * Moves as seen by the player to move, whose goal lies in the north: the board is turned, never mirrored.
     *
     * <table>
     * <caption>Indices</caption>
     * <tr><th>index</th><th>move</th></tr>
     * <tr><td>0 to 3</td><td>the pawn steps north, east, south, west</td></tr>
     * <tr><td>4 to 7</td><td>it jumps straight on to the second square north, east, south, west</td></tr>
     * <tr><td>8 to 11</td><td>it jumps to a side, to the square north-east, north-west, south-east, south-west</td></tr>
     * <tr><td>12 to 75</td><td>the horizontal fence with the anchor in column c and row r: 12 + 8r + c</td></tr>
     * <tr><td>76 to 139</td><td>the vertical one: 76 + 8r + c</td></tr>
     * <tr><td>140</td><td>the pass</td></tr>
     * </table>
     *
     * <p>Columns, rows and orientations are those of the turned board; columns and rows count from 0. A side jump has one
     * index whichever pawn it jumps over, since a move is where it leads. Without an index are a pawn's move farther than
     * that and a fence off the board.
     */
    RELATIVE(RelativeActions.COUNT);

    private final int size;

    ActionEncoding(int size) {
        this.size = size;
    }

    /** {@return the number of indices, 210 or 141} */
    public int size() {
        return size;
    }

    /** {@return how many {@code long}s a mask of bits takes, 4 or 3} */
    public int words() {
        return (size + Long.SIZE - 1) / Long.SIZE;
    }

    /**
     * Returns the index of a move.
     *
     * @param move any move, legal or not
     * @param before the position in which it is played
     * @return 0 to {@code size() - 1}
     * @throws IllegalArgumentException if the move has no index there, which no legal move lacks
     */
    public int index(Move move, Position before) {
        int index = index(move, MoverView.of(before), from(before));
        if (index == NONE) {
            throw new IllegalArgumentException(this + " has no index for " + move + " in " + before);
        }
        return index;
    }

    private int index(Move move, MoverView view, int from) {
        return this == ABSOLUTE ? move.code() : RelativeActions.index(move.code(), view, from);
    }

    /**
     * Returns the move with an index.
     *
     * @param index 0 to {@code size() - 1}
     * @param before the position in which the move is played
     * @return the move, legal or not
     * @throws IllegalArgumentException if there is no such index, or if it leads off the board there
     */
    public Move move(int index, Position before) {
        int from = from(before);
        if (index < 0 || index >= size) {
            throw new IllegalArgumentException("not an index: " + index + " (expected 0.." + (size - 1) + ")");
        }
        int code = this == ABSOLUTE ? index : RelativeActions.code(index, MoverView.of(before), from);
        if (code == NONE) {
            throw new IllegalArgumentException(this + " has no move with the index " + index + " in " + before);
        }
        return Move.ofCode(code);
    }

    private static int from(Position position) {
        return position.pawn(position.playerToMove()).ordinal();
    }

    /**
     * Writes which moves are legal: 1 for those, 0 for all others, and so for every move after the end of the game.
     *
     * @param position a position
     * @param mask where to write
     * @param offset where index 0 has its place
     * @throws IndexOutOfBoundsException if there are no {@code size()} places from there on
     */
    public void fillMask(Position position, float[] mask, int offset) {
        int last = Objects.checkFromIndexSize(offset, size, mask.length) + size;
        MoverView view = MoverView.of(position);
        int from = from(position);
        Arrays.fill(mask, offset, last, 0);
        for (Move move : position.legalMoves()) {
            mask[offset + index(move, view, from)] = 1;
        }
    }

    /**
     * Writes which moves are legal.
     *
     * @param position a position
     * @param mask where to write
     * @param offset where index 0 has its place
     * @throws IndexOutOfBoundsException if there are no {@code size()} places from there on
     */
    public void fillMask(Position position, boolean[] mask, int offset) {
        int last = Objects.checkFromIndexSize(offset, size, mask.length) + size;
        MoverView view = MoverView.of(position);
        int from = from(position);
        Arrays.fill(mask, offset, last, false);
        for (Move move : position.legalMoves()) {
            mask[offset + index(move, view, from)] = true;
        }
    }

    /**
     * Writes which moves are legal as bits: index {@code i} is bit {@code i % 64}, the lowest being 0, of the word
     * {@code i / 64}.
     *
     * @param position a position
     * @param mask where to write
     * @param offset the place of the first word
     * @throws IndexOutOfBoundsException if there are no {@code words()} places from there on
     */
    public void fillMask(Position position, long[] mask, int offset) {
        int last = Objects.checkFromIndexSize(offset, words(), mask.length) + words();
        MoverView view = MoverView.of(position);
        int from = from(position);
        Arrays.fill(mask, offset, last, 0);
        for (Move move : position.legalMoves()) {
            int index = index(move, view, from);
            mask[offset + index / Long.SIZE] |= 1L << index;
        }
    }

    /**
     * Returns what a symmetry does to the indices: {@code image[permutation[i]] = policy[i]} for all {@code i} makes the
     * policy for the image of a position out of the policy for the position.
     *
     * <p>What the player to move sees of a turned board is what he saw before: for {@link #RELATIVE}, symmetries that turn
     * the board do nothing, and all that mirror it exchange left and right.
     *
     * @param rules the rule set of the position
     * @param symmetry one of {@link Symmetry#of(Rules)}
     * @return a new array with each of 0 to {@code size() - 1} once
     * @throws IllegalArgumentException if this is no symmetry of the rules
     */
    public int[] permutation(Rules rules, Symmetry symmetry) {
        boolean mirrors = Mirroring.isIn(symmetry, rules);
        int[] permutation = new int[size];
        for (int index = 0; index < size; index++) {
            if (this == ABSOLUTE) {
                Move move = Move.ofCode(index);
                permutation[index] = isOnBoard(move, rules) ? symmetry.map(move).code() : index;
            } else {
                permutation[index] = mirrors ? RelativeActions.mirrored(index, rules.size()) : index;
            }
        }
        return permutation;
    }

    private static boolean isOnBoard(Move move, Rules rules) {
        if (move instanceof PawnMove pawnMove) {
            return rules.isOnBoard(pawnMove.to());
        }
        return !(move instanceof FenceMove fenceMove) || rules.isOnBoard(fenceMove.fence());
    }
}
