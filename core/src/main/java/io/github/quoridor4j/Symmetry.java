package io.github.quoridor4j;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * A way to turn or mirror the board and to pass on the seats after which the rules are the same: what holds of a position
 * holds of its image, with the players exchanged. Immutable, compared by value.
 *
 * <p>{@link #of(Rules)} gives the symmetries of a rule set. Two players with opposite goals have four: the identity, the mirror
 * left to right, the half-turn with the players exchanged, and both together. Four players with a side each have the four
 * turns. What makes a symmetry valid are the goals, the fences of each player, and the order of play; start squares need not
 * map to start squares.
 *
 * <p>Mapping commutes with playing, with legality, with distances, and with winning.
 */
public final class Symmetry implements Serializable {
    private static final long serialVersionUID = 1;

    private static final Comparator<Position> BY_BITS = Comparator.<Position>comparingLong(
                    position -> position.horizontal)
            .thenComparingLong(position -> position.vertical)
            .thenComparingLong(position -> position.seats);

    // Transient because a serial form stands for symmetries in streams.

    final transient int size;
    final transient int players;
    final transient Turn turn;

    /** By how many seats players are passed on. */
    final transient int shift;

    private Symmetry(int size, int players, Turn turn, int shift) {
        this.size = size;
        this.players = players;
        this.turn = turn;
        this.shift = shift;
    }

    /**
     * A position seen through a symmetry.
     *
     * @param position the image
     * @param symmetry what leads to it
     */
    public record Image(Position position, Symmetry symmetry) implements Serializable {
        /** Makes an image, of what nobody checks. */
        public Image {
            Objects.requireNonNull(position);
            Objects.requireNonNull(symmetry);
        }
    }

    /**
     * Returns the symmetries of a rule set.
     *
     * @param rules the rule set
     * @return the symmetries, the identity first; with each its inverse, and with any two their composition; unmodifiable
     */
    public static List<Symmetry> of(Rules rules) {
        return rules.symmetries();
    }

    /** The symmetries of a rule set, found by trying all. */
    static List<Symmetry> find(Rules rules) {
        List<Symmetry> symmetries = new ArrayList<>();
        for (Turn turn : Turn.values()) {
            for (int shift = 0; shift < rules.playerCount; shift++) {
                Symmetry symmetry = new Symmetry(rules.size(), rules.playerCount, turn, shift);
                if (symmetry.isValid(rules)) {
                    symmetries.add(symmetry);
                }
            }
        }
        return List.copyOf(symmetries);
    }

    /**
     * A symmetry of whatever rules.
     *
     * @throws IllegalArgumentException if a number is out of range
     */
    static Symmetry of(int size, int players, Turn turn, int shift) {
        if (size < 3 || size > 9 || players < 2 || players > 4 || shift >= players) {
            throw new IllegalArgumentException(
                    "no symmetry: size " + size + ", " + players + " players, seats + " + shift);
        }
        return new Symmetry(size, players, turn, shift);
    }

    private boolean isValid(Rules rules) {
        return rules.players().stream()
                .allMatch(player -> rules.goal(map(player)) == map(rules.goal(player))
                        && rules.fences(map(player)) == rules.fences(player));
    }

    /** {@return whether nothing is moved} */
    public boolean isIdentity() {
        return turn == Turn.IDENTITY && shift == 0;
    }

    /**
     * Returns where a square goes.
     *
     * @param square a square of the board
     * @return its image
     * @throws IllegalArgumentException if the square is off this board
     */
    public Square map(Square square) {
        if (!Board.ofSize(size).contains(square)) {
            throw new IllegalArgumentException(square + " is off a board of size " + size);
        }
        return turn.map(square, size - 1);
    }

    /**
     * Returns where a fence goes.
     *
     * @param fence a fence of the board
     * @return its image
     * @throws IllegalArgumentException if the fence is off this board
     */
    public Fence map(Fence fence) {
        if (!Board.ofSize(size).contains(fence)) {
            throw new IllegalArgumentException(fence + " is off a board of size " + size);
        }
        boolean lies = (fence.orientation() == Fence.Orientation.HORIZONTAL) != turn.exchanges();
        return Fence.of(
                turn.map(fence.anchor(), size - 2), lies ? Fence.Orientation.HORIZONTAL : Fence.Orientation.VERTICAL);
    }

    /**
     * Returns where a move goes; a pass stays one.
     *
     * @param move a move on the board
     * @return its image
     * @throws IllegalArgumentException if the move is off this board
     */
    public Move map(Move move) {
        Objects.requireNonNull(move);
        if (move instanceof PawnMove pawnMove) {
            return Move.of(map(pawnMove.to()));
        }
        return move instanceof FenceMove fenceMove ? Move.of(map(fenceMove.fence())) : move;
    }

    /**
     * Returns where a direction, or a side of the board, goes.
     *
     * @param direction a direction
     * @return its image
     */
    public Direction map(Direction direction) {
        return turn.map(direction);
    }

    /**
     * Returns whose part a player takes.
     *
     * @param player a player
     * @return the player of the image
     * @throws IllegalArgumentException if the player has no seat
     */
    public Player map(Player player) {
        if (player.ordinal() >= players) {
            throw new IllegalArgumentException(
                    "player " + player.number() + " has no seat: these are games of " + players);
        }
        return Player.at((player.ordinal() + shift) % players);
    }

    /**
     * Returns the image of a position.
     *
     * @param position a position
     * @return its image, under the same rules
     * @throws IllegalArgumentException if this is no symmetry of the position's rules
     */
    public Position map(Position position) {
        Rules rules = position.rules();
        if (!of(rules).contains(this)) {
            throw new IllegalArgumentException(this + " is no symmetry of the rules " + rules);
        }
        long horizontal = turn.map(position.horizontal, size);
        long vertical = turn.map(position.vertical, size);
        long seats = 0;
        for (Player player : rules.players()) {
            int to = map(player).ordinal();
            seats = Seats.withSeat(seats, to, map(position.pawn(player)).ordinal(), position.fencesLeft(player));
        }
        seats = Seats.withTurn(seats, map(position.playerToMove()).ordinal());
        return new Position(
                rules,
                turn.exchanges() ? vertical : horizontal,
                turn.exchanges() ? horizontal : vertical,
                Seats.isWon(position.seats) ? Seats.withWon(seats) : seats);
    }

    /** The first of all images of a position, in the order of their bits. */
    static Image canonical(Position position) {
        return of(position.rules()).stream()
                .map(symmetry -> new Image(symmetry.map(position), symmetry))
                .min(Comparator.comparing(Image::position, BY_BITS))
                .orElseThrow(); // the identity is always there
    }

    /**
     * Returns the symmetry that takes everything back.
     *
     * @return the inverse, which maps images to what they are images of
     */
    public Symmetry inverse() {
        return new Symmetry(size, players, turn.inverse(), (players - shift) % players);
    }

    /**
     * Returns the composition with another symmetry.
     *
     * @param next another symmetry for the same size of the board and the same number of players
     * @return the symmetry that maps by this one first, then by the other
     * @throws IllegalArgumentException if the sizes or the numbers of players differ
     */
    public Symmetry then(Symmetry next) {
        if (size != next.size || players != next.players) {
            throw new IllegalArgumentException(this + " and " + next + " are of different games");
        }
        return new Symmetry(size, players, turn.then(next.turn), (shift + next.shift) % players);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Symmetry symmetry
                && size == symmetry.size
                && players == symmetry.players
                && turn == symmetry.turn
                && shift == symmetry.shift;
    }

    @Override
    public int hashCode() {
        return Objects.hash(size, players, turn.ordinal(), shift);
    }

    /** {@return for example {@code half turn, seats + 1}; for reading by people} */
    @Override
    public String toString() {
        return shift == 0 ? turn.toString() : turn + ", seats + " + shift;
    }

    /** {@return what is written instead} */
    private Object writeReplace() {
        return new SerialForm(this);
    }

    /**
     * Refuses to read what this class never writes.
     *
     * @param in the stream
     * @throws InvalidObjectException always
     */
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a symmetry is read in its serial form only");
    }
}
