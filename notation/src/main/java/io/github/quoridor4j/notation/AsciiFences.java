package io.github.quoridor4j.notation;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the fences in the lines between the squares. Each covers two squares and the post between them, and every line belongs
 * to exactly one fence.
 */
final class AsciiFences {
    private static final String FENCE = "a fence over two squares: ------- or | in three lines, one below the other";

    private final AsciiGrid grid;
    private final List<BoardView.Slot> slots = new ArrayList<>();

    /** The characters that belong to a fence found so far. */
    private final boolean[][] taken;

    AsciiFences(AsciiGrid grid) {
        this.grid = grid;
        this.taken = new boolean[2 * grid.size() - 1][4 * grid.size() - 1];
    }

    List<BoardView.Slot> slots() {
        for (int y = 0; y < grid.size() - 1; y++) {
            for (int x = 0; x < grid.size() - 1; x++) {
                readPost(x, y, 2 * y + 1, 4 * x + 3);
            }
        }
        requireNothingElse();
        return slots;
    }

    private void readPost(int x, int y, int line, int post) {
        grid.require(" +~:-|#", line, post, "a blank, a fence, or a sign of fences that could be placed: + ~ :");
        char sign = grid.at(line, post);
        if ("-|#".indexOf(sign) < 0) {
            return;
        }
        boolean lies = sign == '-' || (sign == '#' && grid.at(line, post - 1) == '#');
        for (int i = -3; i <= 3; i++) {
            if (lies) {
                take("-#", line, post + i, line, post);
            } else if (Math.abs(i) <= 1) {
                take("|#", line + i, post, line, post);
            }
        }
        slots.add(new BoardView.Slot(x, y, lies));
    }

    private void take(String signs, int line, int column, int postLine, int post) {
        if (taken[line][column] || signs.indexOf(grid.at(line, column)) < 0) {
            throw grid.span(postLine, post).expected(FENCE);
        }
        taken[line][column] = true;
    }

    /** Squares are not looked at. */
    private void requireNothingElse() {
        for (int line = 0; line < taken.length; line++) {
            for (int column = 0; column < taken[line].length; column++) {
                boolean isPost = line % 2 == 1 && column % 4 == 3;
                boolean isBetween = line % 2 == 1 || column % 4 == 3;
                if (isBetween && !isPost && !taken[line][column]) {
                    grid.require(" ", line, column, "a blank, or " + FENCE);
                }
            }
        }
    }
}
