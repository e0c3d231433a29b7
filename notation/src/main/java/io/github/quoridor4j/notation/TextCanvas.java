package io.github.quoridor4j.notation;

import io.github.quoridor4j.Player;
import io.github.quoridor4j.Square;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The characters of a board with its frame: the squares' centres are four columns and two lines apart; between them run the
 * lines of the fences, which meet at the posts.
 */
final class TextCanvas {
    final BoardView view;
    final char[][] canvas;
    private final Picture picture;

    TextCanvas(Picture picture) {
        this.picture = picture;
        this.view = picture.view();
        this.canvas = new char[2 * view.size() + 1][4 * view.size() + 1];
        for (char[] line : canvas) {
            Arrays.fill(line, ' ');
        }
    }

    /** Draws all squares with their pawns, paths, legal moves, marks and the last move. */
    void putSquares(char empty, char path, char legal, Function<Player, Character> pawn) {
        Set<Square> onPaths = picture.pathSquares();
        for (Square square : Square.values()) {
            if (!picture.rules().isOnBoard(square)) {
                continue;
            }
            char free = onPaths.contains(square) ? path : empty;
            char sign = picture.extras().isLegal(square) ? legal : free;
            char[] line = canvas[2 * view.y(square) + 1];
            int centre = 4 * view.x(square) + 2;
            String brackets = brackets(square);
            line[centre - 1] = brackets.charAt(0);
            line[centre] = picture.position().playerAt(square).map(pawn).orElse(sign);
            line[centre + 1] = brackets.charAt(1);
        }
    }

    private String brackets(Square square) {
        Extras extras = picture.extras();
        if (extras.marks().contains(square)) {
            return "<>";
        }
        String origin = extras.isOrigin(square) ? "()" : "  ";
        return extras.isLast(square) ? "[]" : origin;
    }

    /** The board with its coordinates, and the lines below it. */
    @Override
    public String toString() {
        StringBuilder letters = new StringBuilder("   ");
        for (int x = 0; x < view.size(); x++) {
            letters.append("  ").append(view.columnLabel(x)).append(' ');
        }
        String margin = picture.coordinates() ? letters.toString().stripTrailing() + "\n" : "";
        StringBuilder board = new StringBuilder(margin);
        for (int i = 0; i < canvas.length; i++) {
            char label = picture.coordinates() && i % 2 == 1 ? view.rowLabel(i / 2) : ' ';
            String line = " " + label + " " + new String(canvas[i]) + " " + label;
            board.append(picture.coordinates() ? line.stripTrailing() : line.strip())
                    .append('\n');
        }
        return board.append(margin).append('\n').append(captions()).toString();
    }

    private String captions() {
        String turn = "to move      " + picture.position().playerToMove().number() + "\n";
        String won = picture.position()
                .winner()
                .map(winner -> "winner       " + winner.number() + "\n" + (isNextToMove(winner) ? "" : turn))
                .orElse(turn);
        String stocks = picture.rules().players().stream()
                .map(this::stock)
                .collect(Collectors.joining("  ", "fences left  ", "\n"));
        String arrows = picture.extras().arrows().stream()
                .map(Picture.Arrow::toString)
                .collect(Collectors.joining(" ", "arrows       ", "\n"));
        return won + stocks + (picture.extras().arrows().isEmpty() ? "" : arrows);
    }

    /** Whether the player to move is the one after the winner, as in every game that was played. */
    private boolean isNextToMove(Player winner) {
        int next = winner.number() % picture.rules().players().size() + 1;
        return picture.position().playerToMove().number() == next;
    }

    private String stock(Player player) {
        return String.format(
                Locale.ROOT, "%d: %2d", player.number(), picture.position().fencesLeft(player));
    }
}
