package io.github.quoridor4j.notation;

import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A picture of a position. Immutable; the first player's side is down.
 *
 * <pre>
 *      a   b   c   d   e
 *    +-------------------+
 *  5 | .   .   2   .   . | 5
 *    |                   |
 *  4 | .   .   .   .   . | 4
 *    |     -------       |
 *  3 | .   .   .   . | . | 3
 *    |               |   |
 *  2 | .   .   1   . | . | 2
 *    |                   |
 *  1 | .   .   .   .   . | 1
 *    +-------------------+
 *      a   b   c   d   e
 *
 * to move      1
 * fences left  1:  9  2:  9
 * </pre>
 *
 * Here stand the fences b3h and d2v.
 */
public final class Diagram {
    private final Position position;

    private Diagram(Position position) {
        this.position = position;
    }

    /**
     * Makes the plain picture of a position.
     *
     * @param position any position
     * @return its picture
     */
    public static Diagram of(Position position) {
        return new Diagram(Objects.requireNonNull(position));
    }

    /**
     * Draws the board in ASCII characters, with the player to move (or, at the end, the winner) and the fences left below.
     * Pawns are the numbers of their players, fences are continuous lines over two squares.
     *
     * @return the lines, each ended by {@code \n} and without blanks before it
     */
    public String toAscii() {
        String turn = position.winner()
                .map(winner -> "winner       " + winner.number())
                .orElseGet(() -> "to move      " + position.playerToMove().number());
        String stocks = position.rules().players().stream()
                .map(this::stock)
                .collect(Collectors.joining("  ", "fences left  ", ""));
        return new AsciiBoard(position) + "\n" + turn + "\n" + stocks + "\n";
    }

    private String stock(Player player) {
        return String.format(Locale.ROOT, "%d: %2d", player.number(), position.fencesLeft(player));
    }
}
