package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Player;
import java.util.Arrays;

/**
 * A picture in box-drawing characters, as {@link Diagram#toUnicode()} says. What runs along the lattice between the squares is
 * first collected as the weights of the four arms of each point, 0 for nothing, 1 light, 2 heavy; the characters follow.
 */
final class UnicodeBoard {
    private static final int LIGHT = 1;
    private static final int HEAVY = 2;

    /** Rows by the weights of the arms up and down, columns by those to the left and to the right. */
    private static final String[] JUNCTIONS = {
        " ╶╺╴─╼╸╾━",
        "╷┌┍┐┬┮┑┭┯",
        "╻┎┏┒┰┲┓┱┳",
        "╵└┕┘┴┶┙┵┷",
        "│├┝┤┼┾┥┽┿",
        "╽┟┢┧╁╆┪╅╈",
        "╹┖┗┚┸┺┛┹┻",
        "╿┞┡┦╀╄┩╃╇",
        "┃┠┣┨╂╊┫╉╋",
    };

    private final Picture picture;
    private final TextCanvas text;

    /** By line and column of the lattice; points of the frame too. */
    private final int[][] up;

    private final int[][] down;
    private final int[][] left;
    private final int[][] right;

    private UnicodeBoard(Picture picture) {
        this.picture = picture;
        this.text = new TextCanvas(picture);
        int points = text.view.size() + 1;
        up = new int[points][points];
        down = new int[points][points];
        left = new int[points][points];
        right = new int[points][points];
    }

    static String draw(Picture picture) {
        UnicodeBoard board = new UnicodeBoard(picture);
        board.text.putSquares('·', '•', '◦', board::pawn);
        board.joinFrame();
        picture.extras().legalMoves().forEach(move -> {
            if (move instanceof FenceMove placing) {
                board.hint(placing.fence());
            }
        });
        picture.position().fences().forEach(board::join);
        board.putPoints();
        return board.text.toString();
    }

    private char pawn(Player player) {
        return (player == picture.playerInFocus() ? "❶❷❸❹" : "①②③④").charAt(player.ordinal());
    }

    private void joinFrame() {
        int last = text.view.size();
        for (int i = 0; i < last; i++) {
            for (int side = 0; side <= last; side += last) {
                joinRight(side, i, LIGHT, '─');
                joinDown(i, side, LIGHT, '│');
            }
        }
    }

    /** Light arms at the post only, for a fence that could be placed; a point with fences may have them too. */
    private void hint(Fence fence) {
        BoardView.Slot slot = text.view.slot(fence);
        int[][] one = slot.lies() ? left : up;
        int[][] other = slot.lies() ? right : down;
        one[slot.y() + 1][slot.x() + 1] = LIGHT;
        other[slot.y() + 1][slot.x() + 1] = LIGHT;
    }

    private void join(Fence fence) {
        BoardView.Slot slot = text.view.slot(fence);
        boolean isLast = picture.extras().isLast(fence);
        for (int half = 0; half <= 1; half++) {
            if (slot.lies()) {
                joinRight(slot.y() + 1, slot.x() + half, HEAVY, isLast ? '┅' : '━');
            } else {
                joinDown(slot.y() + half, slot.x() + 1, HEAVY, isLast ? '┇' : '┃');
            }
        }
    }

    private void joinRight(int line, int column, int weight, char sign) {
        right[line][column] = weight;
        left[line][column + 1] = weight;
        Arrays.fill(text.canvas[2 * line], 4 * column + 1, 4 * column + 4, sign);
    }

    private void joinDown(int line, int column, int weight, char sign) {
        down[line][column] = weight;
        up[line + 1][column] = weight;
        text.canvas[2 * line + 1][4 * column] = sign;
    }

    private void putPoints() {
        for (int y = 0; y <= text.view.size(); y++) {
            for (int x = 0; x <= text.view.size(); x++) {
                text.canvas[2 * y][4 * x] = JUNCTIONS[3 * up[y][x] + down[y][x]].charAt(3 * left[y][x] + right[y][x]);
            }
        }
    }
}
