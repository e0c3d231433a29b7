package io.github.quoridor4j;

import java.util.ArrayList;
import java.util.List;

/**
 * A shortest way from a pawn to its goal, with the slots in which a fence would cut it.
 *
 * <p>Fences only take passages away, so a shortest way that no fence cuts stays shortest, and each of its squares has the
 * rest of it as a shortest way: a pawn that steps or jumps along it needs no new one.
 */
final class ShortestPath {
    private final byte[] squares;

    /** The horizontal slots that would cut the way. */
    final long horizontalCuts;

    /** The vertical slots that would cut the way. */
    final long verticalCuts;

    ShortestPath(byte[] squares, long horizontalCuts, long verticalCuts) {
        this.squares = squares;
        this.horizontalCuts = horizontalCuts;
        this.verticalCuts = verticalCuts;
    }

    boolean isCutBy(long horizontal, long vertical) {
        return ((horizontal & horizontalCuts) | (vertical & verticalCuts)) != 0;
    }

    /** How many steps are left from a square of the way, or -1 if the way misses it. */
    int stepsFrom(int square) {
        for (int i = 0; i < squares.length; i++) {
            if (squares[i] == square) {
                return squares.length - 1 - i;
            }
        }
        return -1;
    }

    List<Square> squares() {
        List<Square> list = new ArrayList<>(squares.length);
        for (byte square : squares) {
            list.add(Square.at(square));
        }
        return List.copyOf(list);
    }
}
