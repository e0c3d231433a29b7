package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The board of a position in characters. Squares are three characters wide and one line high; one character and one line lie
 * between them and belong to the fences.
 */
final class AsciiBoard {
    private static final int STEP = 4;

    private final int size;
    private final char[][] canvas;

    AsciiBoard(Position position) {
        size = position.rules().size();
        canvas = new char[2 * size - 1][STEP * size - 1];
        for (char[] line : canvas) {
            Arrays.fill(line, ' ');
        }
        for (Square square : Square.values()) {
            if (position.rules().isOnBoard(square)) {
                put(square, position.playerAt(square));
            }
        }
        position.fences().forEach(this::draw);
    }

    private void put(Square square, Optional<Player> pawn) {
        canvas[line(square)][STEP * square.column() + 1] =
                pawn.map(player -> (char) ('0' + player.number())).orElse('.');
    }

    private void draw(Fence fence) {
        int line = line(fence.anchor());
        int left = STEP * fence.anchor().column();
        if (fence.orientation() == Fence.Orientation.HORIZONTAL) {
            Arrays.fill(canvas[line - 1], left, left + 2 * STEP - 1, '-');
        } else {
            for (int i = line - 2; i <= line; i++) {
                canvas[i][left + STEP - 1] = '|';
            }
        }
    }

    private int line(Square square) {
        return 2 * (size - 1 - square.row());
    }

    @Override
    public String toString() {
        StringBuilder letters = new StringBuilder("   ");
        for (int column = 0; column < size; column++) {
            letters.append("  ").append((char) ('a' + column)).append(' ');
        }
        String margin = letters.toString().stripTrailing() + "\n";
        String edge = "   +" + "-".repeat(STEP * size - 1) + "+\n";
        StringBuilder board = new StringBuilder(margin).append(edge);
        for (int i = 0; i < canvas.length; i++) {
            String row = i % 2 == 0 ? String.valueOf(size - i / 2) : "";
            board.append(String.format(Locale.ROOT, "%2s |%s| %s", row, new String(canvas[i]), row)
                            .stripTrailing())
                    .append('\n');
        }
        return board.append(edge).append(margin).toString();
    }
}
