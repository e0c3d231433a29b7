package io.github.quoridor4j;

/**
 * A position as text, for reading: pawns by their player's number, lying fences as {@code =}, standing ones as {@code #}, a
 * fence in question as {@code ?}.
 *
 * <pre>
 *   +---+---+---+
 * 3 |         2 |
 *   +   #   +   +
 * 2 |   #       |
 *   +   #=======+
 * 1 | 1         |
 *   +---+---+---+
 *     a   b   c
 * </pre>
 */
final class BoardDrawing {
    private final int size;
    private final char[][] text;

    private BoardDrawing(Position position) {
        size = position.rules().size();
        text = new char[2 * size + 2][4 * size + 3];
        for (int line = 0; line < text.length; line++) {
            for (int at = 0; at < text[line].length; at++) {
                text[line][at] = board(2 * size - line, at - 2);
            }
        }
        for (Player player : position.rules().players()) {
            Square pawn = position.pawn(player);
            put(2 * pawn.row() + 1, 4 * pawn.column() + 2, (char) ('0' + player.number()));
        }
        for (Fence fence : position.fences()) {
            put(fence, fence.orientation() == Fence.Orientation.HORIZONTAL ? '=' : '#');
        }
    }

    static String of(Position position) {
        return new BoardDrawing(position).toString();
    }

    static String of(Position position, Fence inQuestion) {
        BoardDrawing drawing = new BoardDrawing(position);
        drawing.put(inQuestion, '?');
        return drawing.toString();
    }

    /** The character of an empty board, {@code up} lines above the lower edge and {@code right} of the left one. */
    private char board(int up, int right) {
        boolean onColumn = right >= 0 && right % 4 == 2;
        if (up < 0) {
            return onColumn ? (char) ('a' + right / 4) : ' ';
        }
        if (right < 0) {
            return right == -2 && up % 2 == 1 ? (char) ('1' + up / 2) : ' ';
        }
        if (up % 2 == 0) {
            return right % 4 == 0 ? '+' : up == 0 || up == 2 * size ? '-' : ' ';
        }
        return right == 0 || right == 4 * size ? '|' : ' ';
    }

    private void put(Fence fence, char with) {
        int up = 2 * fence.anchor().row() + 2;
        int right = 4 * fence.anchor().column() + 4;
        if (fence.orientation() == Fence.Orientation.HORIZONTAL) {
            for (int i = -3; i <= 3; i++) {
                put(up, right + i, with);
            }
        } else {
            for (int i = -1; i <= 1; i++) {
                put(up + i, right, with);
            }
        }
    }

    private void put(int up, int right, char with) {
        text[2 * size - up][right + 2] = with;
    }

    @Override
    public String toString() {
        StringBuilder lines = new StringBuilder();
        for (char[] line : text) {
            lines.append(String.valueOf(line).stripTrailing()).append('\n');
        }
        return lines.toString();
    }
}
