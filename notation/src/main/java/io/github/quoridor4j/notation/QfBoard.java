package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Game;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.PositionBuilder;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The board of a {@link QfCode}: a position of two players on the 9x9 board that also knows who placed which fence,
 * the last move and the number of the next one. Immutable.
 *
 * <p>It is as somebody wrote it down, and need not be possible: {@link #position()} finds out.
 *
 * @param one what belongs to the first player
 * @param two what belongs to the second player
 * @param lastPlayer the player who made the last move, so that the other one is to move
 * @param lastFence the fence placed by the last move, or empty if it was a pawn's move
 * @param moveNumber the number of the next move, counted from 1 in plies; 0 to {@value #LAST_MOVE_NUMBER}
 */
public record QfBoard(Side one, Side two, Player lastPlayer, Optional<Fence> lastFence, int moveNumber) {
    /** The highest number of a move. */
    public static final int LAST_MOVE_NUMBER = 1023;

    /**
     * What belongs to one of the players.
     *
     * @param pawn where his pawn stands
     * @param fences the fences that he has placed; the horizontal ones come first, else the order is kept
     */
    public record Side(Square pawn, List<Fence> fences) {
        /** The most fences of one orientation. */
        public static final int MOST_FENCES = 15;

        /**
         * Makes a side.
         *
         * @throws IllegalArgumentException if there is a fence twice, or more than {@value #MOST_FENCES} of one
         *     orientation
         */
        public Side {
            Objects.requireNonNull(pawn);
            List<Fence> horizontal = ofOrientation(fences, Fence.Orientation.HORIZONTAL);
            List<Fence> vertical = ofOrientation(fences, Fence.Orientation.VERTICAL);
            fences = Stream.concat(horizontal.stream(), vertical.stream()).toList();
            if (new HashSet<>(fences).size() < fences.size()) {
                throw new IllegalArgumentException("a fence twice: " + fences);
            }
            if (Math.max(horizontal.size(), vertical.size()) > MOST_FENCES) {
                throw new IllegalArgumentException(
                        "more than " + MOST_FENCES + " fences of one orientation: " + fences);
            }
        }

        List<Fence> fences(Fence.Orientation orientation) {
            return ofOrientation(fences, orientation);
        }

        private static List<Fence> ofOrientation(List<Fence> fences, Fence.Orientation orientation) {
            return fences.stream()
                    .filter(fence -> fence.orientation() == orientation)
                    .toList();
        }
    }

    /**
     * Makes a board.
     *
     * @throws IllegalArgumentException if both sides have the same fence, if the last player is not one of two, if
     *     the last fence is not his, or if the number of the move is out of range
     */
    public QfBoard {
        Side last = TwoPlayerRules.require(lastPlayer) == Player.ONE ? one : two;
        if (!Collections.disjoint(one.fences(), two.fences())) {
            throw new IllegalArgumentException("a fence of both players: " + one.fences() + " and " + two.fences());
        }
        if (lastFence.isPresent() && !last.fences().contains(lastFence.get())) {
            throw new IllegalArgumentException("not a fence of player " + lastPlayer.number() + ": " + lastFence.get());
        }
        if (moveNumber < 0 || moveNumber > LAST_MOVE_NUMBER) {
            throw new IllegalArgumentException(
                    "not a move's number: " + moveNumber + " (expected 0.." + LAST_MOVE_NUMBER + ")");
        }
    }

    /**
     * Returns the board of a game as it stands, the fences of each player in the order of their indices.
     *
     * @param game a game of two players on the 9x9 board that starts without fences on it
     * @return the board; before the first move, the last player is the one who does not begin
     * @throws IllegalArgumentException if the game is another one, is too long, or has too many fences
     */
    public static QfBoard of(Game game) {
        TwoPlayerRules.require(game.rules());
        Position start = game.initialPosition();
        if (!start.fences().isEmpty()) {
            throw new IllegalArgumentException("nobody knows who placed the fences of the start: " + start);
        }
        List<Fence> fencesOfOne = new ArrayList<>();
        List<Fence> fencesOfTwo = new ArrayList<>();
        Player mover = start.playerToMove();
        Optional<Fence> lastFence = Optional.empty();
        for (Move move : game.moves()) {
            lastFence = move instanceof FenceMove fenceMove ? Optional.of(fenceMove.fence()) : Optional.empty();
            lastFence.ifPresent((mover == Player.ONE ? fencesOfOne : fencesOfTwo)::add);
            mover = TwoPlayerRules.opponent(mover);
        }
        Collections.sort(fencesOfOne);
        Collections.sort(fencesOfTwo);
        Position end = game.position();
        return new QfBoard(
                new Side(end.pawn(Player.ONE), fencesOfOne),
                new Side(end.pawn(Player.TWO), fencesOfTwo),
                TwoPlayerRules.opponent(mover),
                lastFence,
                game.ply() + 1);
    }

    /** {@return the player to move} */
    public Player playerToMove() {
        return TwoPlayerRules.opponent(lastPlayer);
    }

    /**
     * Returns the position under the standard rules.
     *
     * @return the position
     * @throws InvalidPositionException if it is impossible
     */
    public Position position() {
        return position(Rules.standard());
    }

    /**
     * Returns the position. Each player has the fences left that he has not placed.
     *
     * @param rules rules for two players on the 9x9 board
     * @return the position
     * @throws InvalidPositionException if it is impossible under these rules
     * @throws IllegalArgumentException if the rules are for other numbers of players or squares
     */
    public Position position(Rules rules) {
        return toBuilder(rules).build();
    }

    /**
     * Returns a builder that holds the position, possible or not.
     *
     * @param rules rules for two players on the 9x9 board
     * @return a new builder
     * @throws IllegalArgumentException if the rules are for other numbers of players or squares
     */
    public PositionBuilder toBuilder(Rules rules) {
        PositionBuilder builder =
                Position.builder(TwoPlayerRules.require(rules)).playerToMove(playerToMove());
        for (Player player : rules.players()) {
            Side side = player == Player.ONE ? one : two;
            builder.pawn(player, side.pawn());
            side.fences().forEach(builder::addFence);
            builder.fencesLeft(player, rules.fences(player) - side.fences().size());
        }
        return builder;
    }
}
