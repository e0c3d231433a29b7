package io.github.quoridor4j;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A position being edited. It can hold nonsense, which {@link #problems()} names and {@link #build()} refuses. Not
 * thread-safe.
 */
public final class PositionBuilder {
    private final Rules rules;
    private final Map<Player, Square> pawns = new EnumMap<>(Player.class);
    private final Map<Player, Integer> fencesLeft = new EnumMap<>(Player.class);
    private long horizontal;
    private long vertical;
    private Player playerToMove = Player.ONE;

    PositionBuilder(Rules rules) {
        this.rules = rules;
        for (Player player : rules.players()) {
            pawns.put(player, rules.start(player));
            fencesLeft.put(player, rules.fences(player));
        }
    }

    PositionBuilder(Position position) {
        this(position.rules());
        horizontal = position.horizontal;
        vertical = position.vertical;
        playerToMove = position.playerToMove();
        for (Player player : rules.players()) {
            pawns.put(player, position.pawn(player));
            fencesLeft.put(player, position.fencesLeft(player));
        }
    }

    /**
     * Puts a pawn on a square.
     *
     * @param player whose pawn
     * @param square where to
     * @return this
     * @throws IllegalArgumentException if the player has no seat
     */
    public PositionBuilder pawn(Player player, Square square) {
        rules.seat(player);
        pawns.put(player, Objects.requireNonNull(square));
        return this;
    }

    /**
     * Puts a fence on the board; nothing changes if it is there already. The fences left stay as they are.
     *
     * @param fence the fence
     * @return this
     */
    public PositionBuilder addFence(Fence fence) {
        if (fence.orientation() == Fence.Orientation.HORIZONTAL) {
            horizontal |= 1L << fence.index();
        } else {
            vertical |= 1L << fence.index();
        }
        return this;
    }

    /**
     * Takes a fence from the board; nothing changes if it is not there. The fences left stay as they are.
     *
     * @param fence the fence
     * @return this
     */
    public PositionBuilder removeFence(Fence fence) {
        if (fence.orientation() == Fence.Orientation.HORIZONTAL) {
            horizontal &= ~(1L << fence.index());
        } else {
            vertical &= ~(1L << fence.index());
        }
        return this;
    }

    /**
     * Sets how many fences a player has left.
     *
     * @param player whose fences
     * @param count the number
     * @return this
     * @throws IllegalArgumentException if the player has no seat
     */
    public PositionBuilder fencesLeft(Player player, int count) {
        rules.seat(player);
        fencesLeft.put(player, count);
        return this;
    }

    /**
     * Sets the player to move.
     *
     * @param player the player
     * @return this
     */
    public PositionBuilder playerToMove(Player player) {
        this.playerToMove = Objects.requireNonNull(player);
        return this;
    }

    /**
     * Returns what keeps this from being a position. Ways to the goals are looked for only when everything is on the board.
     *
     * @return the problems in the order of the constants; empty if there are none; unmodifiable
     */
    public Set<Position.Problem> problems() {
        EnumSet<Position.Problem> problems = EnumSet.noneOf(Position.Problem.class);
        findPawnProblems(problems);
        findFenceProblems(problems);
        boolean allOnBoard = !problems.contains(Position.Problem.PAWN_OFF_BOARD)
                && !problems.contains(Position.Problem.FENCE_OFF_BOARD);
        if (allOnBoard && isSomebodyCutOff()) {
            problems.add(Position.Problem.PLAYER_CUT_OFF);
        }
        if (!rules.hasSeat(playerToMove)) {
            problems.add(Position.Problem.PLAYER_TO_MOVE_WITHOUT_SEAT);
        }
        return Collections.unmodifiableSet(problems);
    }

    private void findPawnProblems(Set<Position.Problem> problems) {
        if (!pawns.values().stream().allMatch(rules::isOnBoard)) {
            problems.add(Position.Problem.PAWN_OFF_BOARD);
        }
        if (EnumSet.copyOf(pawns.values()).size() < pawns.size()) {
            problems.add(Position.Problem.PAWNS_ON_SAME_SQUARE);
        }
        if (pawns.entrySet().stream()
                        .filter(pawn -> rules.isGoal(pawn.getKey(), pawn.getValue()))
                        .count()
                > 1) {
            problems.add(Position.Problem.SEVERAL_PAWNS_ON_GOAL);
        }
    }

    private void findFenceProblems(Set<Position.Problem> problems) {
        FenceSet fences = new FenceSet(horizontal, vertical);
        if (!fences.stream().allMatch(rules::isOnBoard)) {
            problems.add(Position.Problem.FENCE_OFF_BOARD);
        }
        if (fences.stream()
                .anyMatch(fence ->
                        fences.stream().anyMatch(other -> !fence.equals(other) && fence.conflictsWith(other)))) {
            problems.add(Position.Problem.FENCES_CONFLICT);
        }
        if (!rules.players().stream().allMatch(player -> count(player) >= 0 && count(player) <= rules.fences(player))) {
            problems.add(Position.Problem.FENCES_LEFT_OUT_OF_RANGE);
        }
        long left = rules.players().stream().mapToLong(this::count).sum();
        if (fences.size() + left != rules.totalFences()) {
            problems.add(Position.Problem.FENCE_COUNT_WRONG);
        }
    }

    private boolean isSomebodyCutOff() {
        Passages passages = new Passages(rules.board, horizontal, vertical);
        return !pawns.entrySet().stream()
                .allMatch(pawn -> passages.connects(pawn.getValue().ordinal(), rules.goal(pawn.getKey())));
    }

    private int count(Player player) {
        return Objects.requireNonNull(fencesLeft.get(player));
    }

    /**
     * Makes the position.
     *
     * @return the position
     * @throws InvalidPositionException if there are {@linkplain #problems() problems}
     */
    public Position build() {
        Set<Position.Problem> problems = problems();
        if (!problems.isEmpty()) {
            throw new InvalidPositionException(toString(), problems);
        }
        long seats = 0;
        for (Map.Entry<Player, Square> pawn : pawns.entrySet()) {
            seats = Seats.withSeat(
                    seats, pawn.getKey().ordinal(), pawn.getValue().ordinal(), count(pawn.getKey()));
        }
        seats = Seats.withTurn(seats, playerToMove.ordinal());
        boolean won = pawns.entrySet().stream().anyMatch(pawn -> rules.isGoal(pawn.getKey(), pawn.getValue()));
        return new Position(rules, horizontal, vertical, won ? Seats.withWon(seats) : seats);
    }

    /** {@return the position in the text form of {@link Position#toString()}, valid or not} */
    @Override
    public String toString() {
        return anchors(new FenceSet(horizontal, 0))
                + " / " + anchors(new FenceSet(0, vertical))
                + " / " + pawns.values().stream().map(Square::toString).collect(Collectors.joining(" "))
                + " / " + fencesLeft.values().stream().map(String::valueOf).collect(Collectors.joining(" "))
                + " / " + playerToMove.number();
    }

    private static String anchors(FenceSet fences) {
        return fences.stream().map(fence -> fence.anchor().toString()).collect(Collectors.joining());
    }
}
