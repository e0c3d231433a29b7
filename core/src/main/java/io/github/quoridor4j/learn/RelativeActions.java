package io.github.quoridor4j.learn;

import static io.github.quoridor4j.learn.MoverView.NONE;

import java.util.Arrays;

/** The indices of moves as the player to move sees them, see {@link ActionEncoding#RELATIVE}. */
final class RelativeActions {
    static final int COUNT = 141;

    /** The codes of moves that are no pawn moves. */
    private static final int FENCE_CODES = 81;

    private static final int PASS_CODE = 209;

    private static final int FENCES = 12;
    private static final int PASS = COUNT - 1;

    /** What each pawn move adds to the column: four steps, four straight jumps, four side jumps. */
    private static final int[] COLUMNS = {0, 1, 0, -1, 0, 2, 0, -2, 1, -1, 1, -1};

    private static final int[] ROWS = {1, 0, -1, 0, 2, 0, -2, 0, 1, 1, -1, -1};

    /** Each pawn move with left and right exchanged. */
    private static final int[] MIRRORED = {0, 3, 2, 1, 4, 7, 6, 5, 9, 8, 11, 10};

    /** The index of the move that adds {@code columns} and {@code rows}, at {@code 5 * (rows + 2) + columns + 2}. */
    private static final int[] STEPS = new int[25];

    static {
        Arrays.fill(STEPS, NONE);
        for (int step = 0; step < FENCES; step++) {
            STEPS[5 * (ROWS[step] + 2) + COLUMNS[step] + 2] = step;
        }
    }

    private RelativeActions() {}

    /** The index of the move with a code, by the pawn on a square; or {@link MoverView#NONE}. */
    static int index(int code, MoverView view, int from) {
        if (code < FENCE_CODES) {
            return step(view.square(from), view.square(code));
        }
        if (code == PASS_CODE) {
            return PASS;
        }
        int fence = view.fence(code - FENCE_CODES);
        return fence == NONE ? NONE : FENCES + fence;
    }

    private static int step(int from, int to) {
        if (to == NONE) {
            return NONE;
        }
        int columns = to % 9 - from % 9;
        int rows = to / 9 - from / 9;
        boolean isNear = Math.abs(columns) <= 2 && Math.abs(rows) <= 2;
        return isNear ? STEPS[5 * (rows + 2) + columns + 2] : NONE;
    }

    /** The code of the move with an index, by the pawn on a square; or {@link MoverView#NONE} beyond the edge. */
    static int code(int index, MoverView view, int from) {
        MoverView back = view.inverse();
        if (index == PASS) {
            return PASS_CODE;
        }
        if (index >= FENCES) {
            int fence = back.fence(index - FENCES);
            return fence == NONE ? NONE : FENCE_CODES + fence;
        }
        int column = view.square(from) % 9 + COLUMNS[index];
        int row = view.square(from) / 9 + ROWS[index];
        boolean isOff = column < 0 || column > 8 || row < 0 || row > 8;
        return isOff ? NONE : back.square(9 * row + column);
    }

    /** The index of the same move on a board of a size with left and right exchanged; off the board, the same index. */
    static int mirrored(int index, int size) {
        if (index < FENCES) {
            return MIRRORED[index];
        }
        int column = (index - FENCES) & 7;
        int row = ((index - FENCES) >> 3) & 7;
        boolean isOff = index == PASS || column > size - 2 || row > size - 2;
        return isOff ? index : index - column + size - 2 - column;
    }
}
