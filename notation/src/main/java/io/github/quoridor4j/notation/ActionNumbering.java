package io.github.quoridor4j.notation;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import java.util.Objects;

/**
 * The ways to number moves, for learning code: this library's own, and those of other programs, for their data and
 * networks.
 *
 * <p>Below, {@code c} and {@code r} are the column and row of the square or anchor, from 0 at the lower left, and
 * {@code n} is the size of the board. As with {@link MoveNotation}, neither is asked whether a move is legal nor
 * whether a pawn's square is on this size of board; within one position, no two moves share a number, and a number is
 * read back as the move that has it.
 */
public enum ActionNumbering {
    /** {@link Move#code()}: 0 to 209 for all moves, 209 being the pass, whatever the position. */
    CODE(new CodeNumbers()),

    /**
     * The action ids of OpenSpiel since pawns move relatively: 0 to {@code (2n-1)*(2n-1)-1}, on a grid twice as fine
     * as the board, from the top left. A horizontal fence has {@code 2c + (2(n-2-r)+1)(2n-1)}, a vertical one
     * {@code 2c+1 + 2(n-2-r)(2n-1)}. The pawn of the player to move has {@code 2+2x + (2+2y)(2n-1)} for a move by
     * {@code x} to the right and {@code y} down, each -1 to 1. A straight jump has the number of the step, so the
     * number of a step onto another pawn means the jump over it.
     *
     * <p>Without a number are the pass, since OpenSpiel does not read the id that it gives to it as one; a fence off
     * the board; and a pawn's move that is neither a step to an empty square, nor a straight jump over a pawn, nor a
     * side step.
     */
    OPENSPIEL(new OpenSpielNumbers()),

    /**
     * The integers of the engine of that name, whatever the position: 0 to 80 for a pawn's move, {@code 9(8-r)+c},
     * 100 to 163 for a horizontal fence, {@code 100+8(7-r)+c}, 200 to 263 for a vertical one, {@code 200+8(7-r)+c}.
     * The pass has no number.
     */
    TITANIUM(new TitaniumNumbers()),

    /**
     * The 140 indices beside {@link MoveNotation#LODE}: 0 to 11 for N, E, S, W, NN, EE, SS, WW, NE, NW, SE, SW by the
     * pawn of the player to move, 12 to 75 for a horizontal fence, {@code 12+8r+c}, 76 to 139 for a vertical one,
     * {@code 76+8r+c}. The pass has no number, nor has a pawn's move to any other square.
     */
    LODE(new LodeNumbers());

    @SuppressWarnings("ImmutableEnumChecker") // records all of them
    private final ActionNumbers numbers;

    ActionNumbering(ActionNumbers numbers) {
        this.numbers = numbers;
    }

    /**
     * Returns the number of a move.
     *
     * @param move any move, legal or not
     * @param before the position in which it is played
     * @return the number
     * @throws IllegalArgumentException if the move has none there; every legal move but the pass has one
     */
    public int number(Move move, Position before) {
        Objects.requireNonNull(move);
        Objects.requireNonNull(before);
        return numbers.number(move, before)
                .orElseThrow(() ->
                        new IllegalArgumentException(this + " has no number for " + move + " " + describe(before)));
    }

    /**
     * Returns the move with a number.
     *
     * @param number the number
     * @param before the position in which the move is played
     * @return the move, legal or not
     * @throws IllegalArgumentException if there is none there
     */
    public Move move(int number, Position before) {
        Objects.requireNonNull(before);
        return numbers.move(number, before)
                .orElseThrow(() -> new IllegalArgumentException(
                        this + " has no move with the number " + number + " " + describe(before)));
    }

    private static String describe(Position position) {
        int size = position.rules().size();
        return "(pawn on " + position.pawn(position.playerToMove()) + ", board " + size + "x" + size + ")";
    }
}
