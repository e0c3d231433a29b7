package io.github.quoridor4j;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A situation in a game: the rule set, the pawns, the fences on the board, the fences left, and the player to move.
 *
 * <p>Positions are immutable, compared by value, and valid: no pawns share a square, no fences conflict, every player has a
 * way to his goal. A position does not know how it was reached, so that equal situations are equal values; plies, repetitions
 * and time belong to the game.
 *
 * <p>{@link #play} costs little more than the new object, since a position inherits what its parent found out about the
 * players' ways; what is missing is found when it is asked for. {@link #legalMoves()} is made anew each time it is called.
 *
 * <p>No query throws for an argument that is not null, be it a square or a fence off a small board, or the game over. Only a
 * {@link Player} without a seat in the rule set is an error, where the answer would be about him.
 */
public final class Position implements Serializable {
    private static final long serialVersionUID = 1;

    /** What can be wrong with a position that is set up by hand. */
    public enum Problem {
        /** A pawn stands off this rule set's board. */
        PAWN_OFF_BOARD,
        /** Two pawns stand on one square. */
        PAWNS_ON_SAME_SQUARE,
        /** More than one pawn stands on its goal; the first one there had ended the game. */
        SEVERAL_PAWNS_ON_GOAL,
        /** A fence touches a square off this rule set's board. */
        FENCE_OFF_BOARD,
        /** Two fences overlap or cross. */
        FENCES_CONFLICT,
        /** A player has fewer fences left than none, or more than at the start. */
        FENCES_LEFT_OUT_OF_RANGE,
        /** The fences on the board and those left do not make up the number that the rule set starts with. */
        FENCE_COUNT_WRONG,
        /** A player has no way to his goal. */
        PLAYER_CUT_OFF,
        /** The player to move has no seat in this rule set. */
        PLAYER_TO_MOVE_WITHOUT_SEAT
    }

    // Transient is what follows because a serial form stands for positions in streams.

    private final transient Rules rules;

    /** Bit {@code 8 * row + column} of the anchor. */
    final transient long horizontal;

    final transient long vertical;

    /** See {@link Seats}. */
    final transient long seats;

    // What follows is found when it is asked for and kept, without synchronisation: it is itself immutable, so that a
    // thread sees all of it or finds it once more.

    /** Ways that are valid unless a fence has cut them or the pawn has left them. */
    private transient @Nullable Paths paths;

    /** Which fences would cut players off. */
    private transient @Nullable Topology topology;

    /** The position before the last move, until the topology is derived from its topology. */
    private transient @Nullable Position parent;

    /** A position after a move. */
    private Position(Position before, long horizontal, long vertical, long seats, @Nullable Position parent) {
        this.rules = before.rules;
        this.horizontal = horizontal;
        this.vertical = vertical;
        this.seats = seats;
        this.paths = before.paths;
        this.parent = parent;
    }

    /** A position from valid parts. */
    Position(Rules rules, long horizontal, long vertical, long seats) {
        this.rules = rules;
        this.horizontal = horizontal;
        this.vertical = vertical;
        this.seats = seats;
    }

    /**
     * Returns the position at the start of a game, the first player to move.
     *
     * @param rules the rule set
     * @return the position
     */
    public static Position initial(Rules rules) {
        return initial(rules, Player.ONE);
    }

    /**
     * Returns the position at the start of a game.
     *
     * @param rules the rule set
     * @param first the player to move
     * @return the position
     * @throws IllegalArgumentException if the rule set does not let this player begin
     */
    public static Position initial(Rules rules, Player first) {
        return initial(rules, rules.players().stream().map(rules::start).toList(), first);
    }

    /**
     * Returns the position at the start of a game in which the players have chosen where to start.
     *
     * @param rules the rule set
     * @param starts the start squares in turn order
     * @param first the player to move
     * @return the position
     * @throws IllegalArgumentException if the rule set does not let this player begin, or not start there
     */
    public static Position initial(Rules rules, List<Square> starts, Player first) {
        List<Square> squares = List.copyOf(starts);
        if (!rules.hasSeat(first) || (first != Player.ONE && !rules.anyFirstPlayer())) {
            throw new IllegalArgumentException("player " + first.number() + " may not begin under the rules " + rules);
        }
        if (squares.size() != rules.playerCount) {
            throw new IllegalArgumentException(squares.size() + " start squares for " + rules.playerCount + " players");
        }
        PositionBuilder builder = new PositionBuilder(rules).playerToMove(first);
        for (Player player : rules.players()) {
            Square start = squares.get(player.ordinal());
            if (!rules.startSquares(player).contains(start)) {
                throw new IllegalArgumentException("player " + player.number() + " may not start on " + start);
            }
            builder.pawn(player, start);
        }
        return builder.build();
    }

    /**
     * Returns a builder that holds the position at the start of a game.
     *
     * @param rules the rule set
     * @return a new builder
     */
    public static PositionBuilder builder(Rules rules) {
        return new PositionBuilder(rules);
    }

    /** {@return a new builder that holds this position} */
    public PositionBuilder toBuilder() {
        return new PositionBuilder(this);
    }

    /** {@return the rule set} */
    public Rules rules() {
        return rules;
    }

    /** {@return the player to move, also after the end of the game} */
    public Player playerToMove() {
        return Player.at(Seats.turn(seats));
    }

    /**
     * Returns where a player's pawn stands.
     *
     * @param player a player
     * @return the square
     * @throws IllegalArgumentException if the player has no seat
     */
    public Square pawn(Player player) {
        return Square.at(Seats.pawn(seats, seated(player)));
    }

    /**
     * Returns whose pawn stands on a square.
     *
     * @param square a square
     * @return the player, or empty
     */
    public Optional<Player> playerAt(Square square) {
        for (Player player : rules.players()) {
            if (Seats.pawn(seats, player.ordinal()) == square.ordinal()) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns how many fences a player has left.
     *
     * @param player a player
     * @return 0 to 32
     * @throws IllegalArgumentException if the player has no seat
     */
    public int fencesLeft(Player player) {
        return Seats.fencesLeft(seats, seated(player));
    }

    /** {@return the fences on the board, by index; unmodifiable} */
    public Set<Fence> fences() {
        return new FenceSet(horizontal, vertical);
    }

    /**
     * Tells whether a fence is on the board.
     *
     * @param fence a fence
     * @return whether this very fence is
     */
    public boolean hasFence(Fence fence) {
        return new FenceSet(horizontal, vertical).containsIndex(fence.index());
    }

    /** {@return the horizontal fences on the board: bit {@code 8 * row + column} of the anchor, counted from 0} */
    public long horizontalFences() {
        return horizontal;
    }

    /** {@return the vertical fences on the board: bit {@code 8 * row + column} of the anchor, counted from 0} */
    public long verticalFences() {
        return vertical;
    }

    /**
     * Tells whether a pawn could step from a square in a direction if no other pawn were in the way.
     *
     * @param square a square
     * @param direction a direction
     * @return whether both squares are on the board and no fence is between
     */
    public boolean isOpen(Square square, Direction direction) {
        return rules.board.isOpen(horizontal, vertical, square.ordinal(), direction.ordinal());
    }

    /** {@return the player whose pawn stands on its goal, if there is one; the game is over then} */
    public Optional<Player> winner() {
        return Seats.isWon(seats)
                ? rules.players().stream()
                        .filter(player -> rules.isGoal(player, pawn(player)))
                        .findFirst()
                : Optional.empty();
    }

    /**
     * Tells whether the game is over because of what is on the board. Games may end for other reasons, such as repetition.
     *
     * @return whether a pawn stands on its goal, or the player to move is stuck and the rule set ends the game then
     */
    public boolean isOver() {
        return Seats.isWon(seats) || (!rules.passIfStuck && isStuck());
    }

    private boolean isStuck() {
        return legalMoves(false).isEmpty();
    }

    /** The reach of the player to move, see {@link PawnMoves}. */
    private long reach() {
        return PawnMoves.reach(rules, horizontal, vertical, seats, Seats.turn(seats));
    }

    /**
     * Returns the legal moves of the player to move.
     *
     * @return the moves; empty if the game is over
     */
    public MoveSet legalMoves() {
        return legalMoves(rules.passIfStuck);
    }

    private MoveSet legalMoves(boolean passIfStuck) {
        long reach = 0;
        long horizontalSlots = 0;
        long verticalSlots = 0;
        int player = Seats.turn(seats);
        boolean won = Seats.isWon(seats);
        if (!won) {
            reach = reach();
            if (Seats.fencesLeft(seats, player) > 0) {
                Topology known = topology();
                horizontalSlots = FenceMoves.legalHorizontal(this, known);
                verticalSlots = FenceMoves.legalVertical(this, known);
            }
        }
        return MoveSet.of(Seats.pawn(seats, player), reach, horizontalSlots, verticalSlots, passIfStuck && !won);
    }

    /**
     * Tells whether a move is legal: the same as {@code legalMoves().contains(move)} and
     * {@code legality(move) == Legality.LEGAL}, but sooner.
     *
     * @param move a move
     * @return whether {@link #play} accepts it
     */
    public boolean isLegal(Move move) {
        int code = move.code();
        if (Seats.isWon(seats)) {
            return false;
        }
        if (code < Move.FENCES) {
            return PawnMoves.contains(reach(), pawnIndex(Seats.turn(seats)), code);
        }
        return code < Move.PASS ? FenceMoves.isLegal(this, code - Move.FENCES) : rules.passIfStuck && isStuck();
    }

    /**
     * Tells whether a move is legal, or why not.
     *
     * @param move a move
     * @return {@link Legality#LEGAL} or the first reason that applies, in the order of the constants
     */
    public Legality legality(Move move) {
        if (isLegal(move)) {
            return Legality.LEGAL;
        }
        if (isOver()) {
            return Legality.GAME_OVER;
        }
        if (move instanceof PawnMove pawnMove) {
            return PawnMoves.refusal(this, pawnMove.to());
        }
        return move instanceof FenceMove fenceMove
                ? FenceMoves.refusal(this, fenceMove.fence())
                : Legality.PASS_NOT_FORCED;
    }

    /**
     * Returns the players who would have no way to their goals if a fence stood on the board in addition, whether or not it
     * could be placed there for other reasons.
     *
     * @param fence a fence
     * @return the players, in turn order; empty for a fence off the board; unmodifiable
     */
    public Set<Player> cutOffBy(Fence fence) {
        EnumSet<Player> players = EnumSet.noneOf(Player.class);
        for (Player player : rules.players()) {
            if (distanceAfter(player, fence).isEmpty()) {
                players.add(player);
            }
        }
        return Collections.unmodifiableSet(players);
    }

    /**
     * Plays a move.
     *
     * @param move a legal move
     * @return the position after it
     * @throws IllegalMoveException if the move is illegal
     */
    public Position play(Move move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(this, move, legality(move));
        }
        return after(move);
    }

    /** The position after a move that is known to be legal. */
    Position after(Move move) {
        Position known = null;
        if (Seats.haveFences(seats)) {
            topology(); // now, lest a long game of positions that nobody asked hang together
            known = this;
        }
        int player = Seats.turn(seats);
        long turned = Seats.withTurn(seats, player + 1 == rules.playerCount ? 0 : player + 1);
        int code = move.code();
        if (code < Move.FENCES) {
            long moved = Seats.withPawn(turned, player, code);
            boolean won = rules.goals[player].contains(code);
            return new Position(this, horizontal, vertical, won ? Seats.withWon(moved) : moved, known);
        }
        if (code == Move.PASS) {
            return new Position(this, horizontal, vertical, turned, known);
        }
        long slot = 1L << (code - Move.FENCES);
        long paid = Seats.withOneFenceLess(turned, player);
        return code < Move.VERTICAL_FENCES
                ? new Position(this, horizontal | slot, vertical, paid, known)
                : new Position(this, horizontal, vertical | slot, paid, known);
    }

    /** The same situation with the next player to move. */
    Position passed() {
        return after(Move.pass());
    }

    /** Which fences would cut players off; derived from the parent's, or from scratch. */
    Topology topology() {
        Topology known = topology;
        if (known == null) {
            Position before = parent;
            known = before == null ? Topology.of(this) : before.topology().after(before, this);
            topology = known;
            parent = null;
        }
        return known;
    }

    int pawnIndex(int player) {
        return Seats.pawn(seats, player);
    }

    boolean isOpen(int square, int direction) {
        return rules.board.isOpen(horizontal, vertical, square, direction);
    }

    /** A shortest way of a player, made at most once. */
    ShortestPath path(int player) {
        Paths known = paths;
        ShortestPath path = known == null ? null : known.of(player);
        int pawn = Seats.pawn(seats, player);
        if (path == null || path.isCutBy(horizontal, vertical) || path.stepsFrom(pawn) < 0) {
            path = passages().shortestPath(pawn, rules.goals[player].side);
            if (path == null) {
                throw new AssertionError("no way for player " + (player + 1) + " in " + this);
            }
            paths = (known == null ? Paths.UNKNOWN : known).with(player, path);
        }
        return path;
    }

    private Passages passages() {
        return new Passages(rules.board, horizontal, vertical);
    }

    /**
     * Returns how many orthogonal steps a player's pawn is from its goal, around the fences, as if no other pawn were there.
     *
     * @param player a player
     * @return the number of steps; 0 on the goal
     * @throws IllegalArgumentException if the player has no seat
     */
    public int distance(Player player) {
        return path(seated(player)).stepsFrom(Seats.pawn(seats, player.ordinal()));
    }

    /**
     * Returns one of the shortest ways of a player to his goal; equal positions give the same one.
     *
     * @param player a player
     * @return the squares from his pawn to the goal, both included; {@code distance(player) + 1} of them; unmodifiable
     * @throws IllegalArgumentException if the player has no seat
     */
    public List<Square> shortestPath(Player player) {
        // Not the one that is kept: which one that is depends on the moves that led here.
        ShortestPath path = passages().shortestPath(Seats.pawn(seats, seated(player)), rules.goal(player));
        return path == null ? List.of() : path.squares();
    }

    /**
     * Returns what a player's {@linkplain #distance distance} would be if a fence stood on the board in addition, whether or
     * not it could be placed there.
     *
     * @param player a player
     * @param fence a fence; off the board it changes nothing
     * @return the number of steps, or empty if the player would have no way
     * @throws IllegalArgumentException if the player has no seat
     */
    public OptionalInt distanceAfter(Player player, Fence fence) {
        int seat = seated(player);
        long slot = rules.isOnBoard(fence) ? 1L << fence.index() : 0;
        boolean lies = fence.orientation() == Fence.Orientation.HORIZONTAL;
        long newHorizontal = lies ? slot : 0;
        long newVertical = lies ? 0 : slot;
        if (!path(seat).isCutBy(newHorizontal, newVertical)) {
            return OptionalInt.of(distance(player));
        }
        int distance = new Passages(rules.board, horizontal | newHorizontal, vertical | newVertical)
                .distance(Seats.pawn(seats, seat), rules.goal(player));
        return distance < 0 ? OptionalInt.empty() : OptionalInt.of(distance);
    }

    /**
     * Returns the one position that stands for this one and all its images under the symmetries of the rules.
     *
     * @return that image, equal for all of them, and a symmetry that leads to it from here
     */
    public Symmetry.Image canonical() {
        return Symmetry.canonical(this);
    }

    /**
     * Returns a hash of 64 bits that is equal for equal positions, in every run and every version of this library. The rule
     * set is no part of it. Different positions hardly ever have the same hash, but they can.
     *
     * @return the hash, computed at each call
     */
    public long hash() {
        long hash = mix(horizontal);
        hash = mix(hash + vertical);
        return mix(hash + seats);
    }

    /** A bijection that spreads every bit over all, the finaliser of the well-known SplitMix64 generator. */
    private static long mix(long word) {
        long z = word + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Position position
                        && horizontal == position.horizontal
                        && vertical == position.vertical
                        && seats == position.seats
                        && rules.equals(position.rules));
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }

    /**
     * Returns the position in the usual text form, without the rule set: horizontal anchors, vertical anchors, pawns in turn
     * order, fences left, and the number of the player to move.
     *
     * @return for example {@code  /  / e1 e9 / 10 10 / 1}
     */
    @Override
    public String toString() {
        return toBuilder().toString();
    }

    private int seated(Player player) {
        rules.seat(player);
        return player.ordinal();
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
        throw new InvalidObjectException("a position is read in its serial form only");
    }
}
