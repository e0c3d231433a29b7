package io.github.quoridor4j.notation;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a {@link Diagram} shows.
 *
 * @param position what stands on the board
 * @param down the side of the board at the bottom
 * @param coordinates whether letters and digits stand around the board
 * @param title a title in words, if there is one
 * @param extras what is drawn in addition
 */
record Picture(Position position, Direction down, boolean coordinates, Optional<String> title, Extras extras) {

    /** A pawn's move or a fence, and where the pawn came from if that is known. */
    record LastMove(Move move, Optional<Square> from) {}

    /** From the middle of one square to the middle of another one. */
    record Arrow(Square from, Square to) implements Comparable<Arrow> {
        @Override
        public int compareTo(Arrow other) {
            int first = from.compareTo(other.from);
            return first == 0 ? to.compareTo(other.to) : first;
        }

        @Override
        public String toString() {
            return from + ">" + to;
        }
    }

    Picture seenFrom(Direction side) {
        return new Picture(position, side, coordinates, title, extras);
    }

    Picture withCoordinates(boolean shown) {
        return new Picture(position, down, shown, title, extras);
    }

    Picture withTitle(String text) {
        return new Picture(position, down, coordinates, Optional.of(text), extras);
    }

    Picture with(Extras others) {
        return new Picture(position, down, coordinates, title, others);
    }

    Rules rules() {
        return position.rules();
    }

    BoardView view() {
        return new BoardView(rules().size(), down);
    }

    /** The player who has won, or else the one to move. */
    Player playerInFocus() {
        return position.winner().orElseGet(position::playerToMove);
    }

    /** The shortest way of a player, if it is to be shown and he is not there yet. */
    Optional<List<Square>> path(Player player) {
        return extras.paths().contains(player) && position.distance(player) > 0
                ? Optional.of(position.shortestPath(player))
                : Optional.empty();
    }

    /** All squares of the paths that are to be shown. */
    Set<Square> pathSquares() {
        return rules().players().stream()
                .flatMap(player -> path(player).stream())
                .flatMap(List::stream)
                .collect(Collectors.toUnmodifiableSet());
    }
}
