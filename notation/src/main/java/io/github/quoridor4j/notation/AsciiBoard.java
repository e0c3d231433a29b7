package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import java.util.Arrays;

/** A picture in ASCII characters, as {@link Diagram#toAscii()} says. */
final class AsciiBoard {
    private final Picture picture;
    private final TextCanvas text;

    private AsciiBoard(Picture picture) {
        this.picture = picture;
        this.text = new TextCanvas(picture);
    }

    static String draw(Picture picture) {
        AsciiBoard board = new AsciiBoard(picture);
        board.putFrame();
        board.text.putSquares('.', '*', '+', player -> (char) ('0' + player.number()));
        board.putSlots();
        picture.position().fences().forEach(board::put);
        return board.text.toString();
    }

    private void putFrame() {
        int last = text.canvas.length - 1;
        for (char[] line : text.canvas) {
            line[0] = '|';
            line[2 * last] = '|';
        }
        for (int y = 0; y <= last; y += last) {
            Arrays.fill(text.canvas[y], '-');
            text.canvas[y][0] = '+';
            text.canvas[y][2 * last] = '+';
        }
    }

    private void put(Fence fence) {
        BoardView.Slot slot = text.view.slot(fence);
        int line = 2 * slot.y() + 2;
        int post = 4 * slot.x() + 4;
        boolean isLast = picture.extras().isLast(fence);
        if (slot.lies()) {
            Arrays.fill(text.canvas[line], post - 3, post + 4, isLast ? '#' : '-');
        } else {
            for (int i = line - 1; i <= line + 1; i++) {
                text.canvas[i][post] = isLast ? '#' : '|';
            }
        }
    }

    /** At the posts in the middle of fences that could be placed. */
    private void putSlots() {
        for (int y = 0; y < text.view.size() - 1; y++) {
            for (int x = 0; x < text.view.size() - 1; x++) {
                boolean lying = isLegal(x, y, true);
                boolean standing = isLegal(x, y, false);
                char one = lying ? '~' : ':';
                if (lying || standing) {
                    text.canvas[2 * y + 2][4 * x + 4] = lying && standing ? '+' : one;
                }
            }
        }
    }

    private boolean isLegal(int x, int y, boolean lies) {
        return picture.extras().isLegal(text.view.fence(new BoardView.Slot(x, y, lies)));
    }
}
