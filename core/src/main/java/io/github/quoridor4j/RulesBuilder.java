package io.github.quoridor4j;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Makes a set of {@link Rules}. Every value has a default, so that {@code Rules.builder().size(7).fences(8).build()} is
 * enough; nonsense is refused by {@link #build()}. Not thread-safe.
 */
public final class RulesBuilder {
    private static final int MAX_FENCES = 32;

    private int size = 9;
    private int players = 2;
    private int @Nullable [] fences;
    private Square @Nullable [] starts;
    private Direction @Nullable [] startSides;
    private Direction @Nullable [] goals;
    private boolean anyFirstPlayer;
    private boolean straightJump = true;
    private Set<Rules.Obstacle> sideSteps = Set.of(Rules.Obstacle.FENCE, Rules.Obstacle.EDGE);
    private Rules.StuckRule stuckRule = Rules.StuckRule.PASS;
    private boolean immobilisingFences = true;
    private int repetitionLimit;
    private int plyLimit;
    private boolean limitBeatsWin;
    private Duration gameTime = Duration.ZERO;
    private Duration moveTime = Duration.ZERO;

    RulesBuilder() {}

    RulesBuilder(Rules rules) {
        Rules.Values from = rules.values;
        size = from.size();
        players = from.seats().size();
        List<Rules.Seat> seats = from.seats();
        List<Rules.Seat> defaults = seats(); // what equals them stays free to follow a change of size or players
        if (differ(seats, defaults, Rules.Seat::fences)) {
            fences = seats.stream().mapToInt(Rules.Seat::fences).toArray();
        }
        if (differ(seats, defaults, Rules.Seat::goal)) {
            goals = seats.stream().map(Rules.Seat::goal).toArray(Direction[]::new);
        }
        if (seats.get(0).choice()) {
            startSides = seats.stream().map(seat -> seat.goal().opposite()).toArray(Direction[]::new);
        } else if (differ(seats, defaults, Rules.Seat::start)) {
            starts = seats.stream().map(Rules.Seat::start).toArray(Square[]::new);
        }
        anyFirstPlayer = from.anyFirstPlayer();
        straightJump = from.straightJump();
        sideSteps = from.sideSteps();
        stuckRule = from.stuckRule();
        immobilisingFences = from.immobilisingFences();
        repetitionLimit = from.repetitionLimit();
        plyLimit = from.plyLimit();
        limitBeatsWin = from.limitBeatsWin();
        gameTime = from.gameTime();
        moveTime = from.moveTime();
    }

    /**
     * Sets the board.
     *
     * @param size the number of columns and of rows, 3 to 9
     * @return this
     */
    public RulesBuilder size(int size) {
        this.size = size;
        return this;
    }

    /**
     * Sets the number of players.
     *
     * @param players 2 to 4
     * @return this
     */
    public RulesBuilder players(int players) {
        this.players = players;
        return this;
    }

    /**
     * Sets the fences that players have at the start; by default 10, 7 or 5 each for 2, 3 or 4 players.
     *
     * @param fences 0 to 32: one number for all players, or one for each
     * @return this
     */
    public RulesBuilder fences(int... fences) {
        this.fences = fences.clone();
        return this;
    }

    /**
     * Sets fixed start squares; by default the middle ones of the bottom, left, top and right side in turn order (bottom and
     * top for two players).
     *
     * @param starts one for each player
     * @return this
     */
    public RulesBuilder starts(Square... starts) {
        this.starts = List.of(starts).toArray(Square[]::new);
        this.startSides = null;
        return this;
    }

    /**
     * Lets every player choose his start square on a side of the board, which must be the one opposite to his goal.
     *
     * @param sides one for each player
     * @return this
     */
    public RulesBuilder startSides(Direction... sides) {
        this.startSides = List.of(sides).toArray(Direction[]::new);
        this.starts = null;
        return this;
    }

    /**
     * Sets the goals; by default the sides opposite to the default starts.
     *
     * @param goals one side of the board for each player
     * @return this
     */
    public RulesBuilder goals(Direction... goals) {
        this.goals = List.of(goals).toArray(Direction[]::new);
        return this;
    }

    /**
     * Sets who may begin.
     *
     * @param anyFirstPlayer whether any player may begin, rather than the first only; by default false
     * @return this
     */
    public RulesBuilder anyFirstPlayer(boolean anyFirstPlayer) {
        this.anyFirstPlayer = anyFirstPlayer;
        return this;
    }

    /**
     * Sets whether there are straight jumps.
     *
     * @param straightJump by default true
     * @return this
     */
    public RulesBuilder straightJump(boolean straightJump) {
        this.straightJump = straightJump;
        return this;
    }

    /**
     * Sets the obstacles behind a jumped pawn that allow side steps.
     *
     * @param obstacles any number; by default a fence and the edge
     * @return this
     * @throws IllegalArgumentException if one of them is named twice
     */
    public RulesBuilder sideSteps(Rules.Obstacle... obstacles) {
        this.sideSteps = Set.of(obstacles);
        return this;
    }

    /**
     * Sets what happens to a player without a legal move.
     *
     * @param stuckRule by default {@link Rules.StuckRule#PASS}
     * @return this
     */
    public RulesBuilder stuckRule(Rules.StuckRule stuckRule) {
        this.stuckRule = Objects.requireNonNull(stuckRule);
        return this;
    }

    /**
     * Sets whether a fence may leave another player without any pawn move.
     *
     * @param legal by default true
     * @return this
     */
    public RulesBuilder immobilisingFences(boolean legal) {
        this.immobilisingFences = legal;
        return this;
    }

    /**
     * Sets at which occurrence of a position the game is drawn.
     *
     * @param occurrences 2 or more; 0, the default, for never
     * @return this
     */
    public RulesBuilder repetitionLimit(int occurrences) {
        this.repetitionLimit = occurrences;
        return this;
    }

    /**
     * Sets after how many plies the game is drawn.
     *
     * @param plies 1 or more; 0, the default, for never
     * @return this
     */
    public RulesBuilder plyLimit(int plies) {
        this.plyLimit = plies;
        return this;
    }

    /**
     * Sets whether a win on the last ply of the limit is a draw.
     *
     * @param limitBeatsWin by default false
     * @return this
     */
    public RulesBuilder limitBeatsWin(boolean limitBeatsWin) {
        this.limitBeatsWin = limitBeatsWin;
        return this;
    }

    /**
     * Sets the time for the whole game, all moves of all players together.
     *
     * @param gameTime the time; zero, the default, for no limit
     * @return this
     */
    public RulesBuilder gameTime(Duration gameTime) {
        this.gameTime = Objects.requireNonNull(gameTime);
        return this;
    }

    /**
     * Sets the time for one move.
     *
     * @param moveTime the time; zero, the default, for no limit
     * @return this
     */
    public RulesBuilder moveTime(Duration moveTime) {
        this.moveTime = Objects.requireNonNull(moveTime);
        return this;
    }

    /**
     * Makes the rule set.
     *
     * @return the rule set
     * @throws IllegalArgumentException if a value is out of its range, if a list has not one entry for each player, or if
     *     start squares are equal, off the board, or on the player's own goal
     */
    public Rules build() {
        require(size >= 3 && size <= 9, "board of size " + size + " (expected 3..9)");
        require(players >= 2 && players <= 4, players + " players (expected 2..4)");
        require(
                repetitionLimit == 0 || repetitionLimit >= 2,
                "repetition limit " + repetitionLimit + " (expected 0 or 2..)");
        require(plyLimit >= 0, "ply limit " + plyLimit + " (expected 0..)");
        require(!gameTime.isNegative(), "game time " + gameTime + " (expected PT0S or more)");
        require(!moveTime.isNegative(), "move time " + moveTime + " (expected PT0S or more)");
        Set<Rules.Obstacle> obstacles = EnumSet.noneOf(Rules.Obstacle.class);
        obstacles.addAll(sideSteps);
        return new Rules(new Rules.Values(
                size,
                seats(),
                anyFirstPlayer,
                straightJump,
                Collections.unmodifiableSet(obstacles),
                stuckRule,
                immobilisingFences,
                repetitionLimit,
                plyLimit,
                limitBeatsWin,
                gameTime,
                moveTime));
    }

    private List<Rules.Seat> seats() {
        requireOneEach("starts", starts == null ? players : starts.length);
        requireOneEach("start sides", startSides == null ? players : startSides.length);
        requireOneEach("goals", goals == null ? players : goals.length);
        if (fences != null && fences.length != 1) {
            requireOneEach("fence counts", fences.length);
        }
        List<Rules.Seat> seats = new ArrayList<>();
        Set<Square> taken = new HashSet<>();
        for (int index = 0; index < players; index++) {
            Rules.Seat seat = seat(index);
            String who = "player " + (index + 1);
            require(
                    seat.fences() >= 0 && seat.fences() <= MAX_FENCES,
                    who + " with " + seat.fences() + " fences (expected 0..32)");
            Board board = Board.ofSize(size);
            require(board.contains(seat.start()), who + " starting off the board, on " + seat.start());
            require(
                    !board.isOnSide(seat.start().ordinal(), seat.goal()),
                    who + " starting on his own goal, on " + seat.start());
            require(taken.add(seat.start()), "two players starting on " + seat.start());
            seats.add(seat);
        }
        return List.copyOf(seats);
    }

    private Rules.Seat seat(int index) {
        Direction side = defaultSide(index);
        Direction goal = goals == null ? side.opposite() : goals[index];
        int count = fences == null ? defaultFences() : fences[fences.length == 1 ? 0 : index];
        if (starts != null) {
            return new Rules.Seat(starts[index], false, goal, count);
        }
        if (startSides == null) {
            return new Rules.Seat(middle(side), false, goal, count);
        }
        side = startSides[index];
        require(
                side == goal.opposite(),
                "player " + (index + 1) + " choosing a start in the " + side + " with his goal in the " + goal);
        return new Rules.Seat(middle(side), true, goal, count);
    }

    /** The side from which a player starts: clockwise from the bottom, for two players bottom and top. */
    private Direction defaultSide(int index) {
        return Direction.at((2 + (players == 2 ? 2 * index : index)) & 3);
    }

    private int defaultFences() {
        return switch (players) {
            case 2 -> 10;
            case 3 -> 7;
            default -> 5;
        };
    }

    private Square middle(Direction side) {
        int middle = size / 2;
        int last = size - 1;
        return switch (side) {
            case SOUTH -> Square.of(middle, 0);
            case WEST -> Square.of(0, middle);
            case NORTH -> Square.of(middle, last);
            case EAST -> Square.of(last, middle);
        };
    }

    private static boolean differ(List<Rules.Seat> some, List<Rules.Seat> others, Function<Rules.Seat, Object> part) {
        return !some.stream()
                .map(part)
                .toList()
                .equals(others.stream().map(part).toList());
    }

    private void requireOneEach(String what, int count) {
        require(count == players, count + " " + what + " for " + players + " players");
    }

    private static void require(boolean condition, String problem) {
        if (!condition) {
            throw new IllegalArgumentException("no such rules: " + problem);
        }
    }
}
