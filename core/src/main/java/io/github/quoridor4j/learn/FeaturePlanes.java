package io.github.quoridor4j.learn;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import io.github.quoridor4j.Symmetry;
import java.util.Arrays;
import java.util.Objects;

/**
 * Writes positions as planes of numbers, the inputs of a network, always as the player to move sees them: the board turned,
 * never mirrored, so that his goal lies in the north, and the players in turn order from him on.
 *
 * <p>A plane has {@code size * size} values, row by row from the south and from west to east. Planes follow each other, so
 * that a value stands at {@code (plane * size + row) * size + column}, which is the order "channels, height, width". All
 * values are 0 to 1.
 *
 * <table>
 * <caption>Planes</caption>
 * <tr><th>plane</th><th>value of a square</th></tr>
 * <tr><td>{@link #OPEN}, 4 planes</td><td>1 if the step north, or east, south, west, is not closed by a fence or the edge</td></tr>
 * <tr><td>{@link #HORIZONTAL_FENCES}</td><td>1 if it is the anchor of a horizontal fence</td></tr>
 * <tr><td>{@link #VERTICAL_FENCES}</td><td>1 if it is the anchor of a vertical fence</td></tr>
 * <tr><td>{@link #ON_BOARD}</td><td>1</td></tr>
 * <tr><td>{@link #PLAYERS}, then {@link #PLANES_PER_PLAYER} for each player, the player to move first</td><td></td></tr>
 * <tr><td>+ {@link #PAWN}</td><td>1 if his pawn is there</td></tr>
 * <tr><td>+ {@link #FENCES_LEFT}</td><td>{@link #PER_FENCE} for each fence that he has left, the same on all squares</td></tr>
 * <tr><td>+ {@link #DISTANCE}</td><td>{@link #PER_STEP} for each step from there to his goal, around the fences and as if
 *     there were no pawns; 1 if there is no way</td></tr>
 * <tr><td>+ {@link #SEAT}</td><td>1 on all squares if the player to move has the first seat; in the next player's planes, the
 *     second seat, and so on</td></tr>
 * </table>
 *
 * <p>Smaller boards and fewer players than there is room for leave the rest 0: a small board lies in the first rows and
 * columns. So one network can serve several rule sets. What a position does not know is in no plane: plies, repetitions,
 * time.
 *
 * @param size the columns and rows of a plane, 3 to 9
 * @param players for how many players there are planes, 2 to 4
 */
public record FeaturePlanes(int size, int players) {
    /** The first of four planes: the open steps, in the order of {@link Direction}. */
    public static final int OPEN = 0;

    /** The plane with the anchors of horizontal fences. */
    public static final int HORIZONTAL_FENCES = 4;

    /** The plane with the anchors of vertical fences. */
    public static final int VERTICAL_FENCES = 5;

    /** The plane with the squares of the board. */
    public static final int ON_BOARD = 6;

    /** The first plane of the player to move. */
    public static final int PLAYERS = 7;

    /** How many planes there are from the first one of a player to that of the next player. */
    public static final int PLANES_PER_PLAYER = 4;

    /** What to add to the first plane of a player for his pawn. */
    public static final int PAWN = 0;

    /** What to add to the first plane of a player for his fences left. */
    public static final int FENCES_LEFT = 1;

    /** What to add to the first plane of a player for the distances to his goal. */
    public static final int DISTANCE = 2;

    /** What to add to {@link #PLAYERS} and to {@link #PLANES_PER_PLAYER} times the seat, from 0, of the player to move. */
    public static final int SEAT = 3;

    /** What one fence adds to {@link #FENCES_LEFT}: no rule set has more than 32. */
    public static final float PER_FENCE = 1 / 32f;

    /** What one step adds to {@link #DISTANCE}: no way has as many steps as there are squares on the largest board. */
    public static final float PER_STEP = 1 / 81f;

    private static final Direction[] DIRECTIONS = Direction.values();

    /**
     * Makes planes with room for boards and players; {@link #of} makes those that just fit.
     *
     * @throws IllegalArgumentException if a number is out of its range
     */
    public FeaturePlanes {
        if (size < 3 || size > 9 || players < 2 || players > 4) {
            throw new IllegalArgumentException(
                    "no planes for " + players + " players (expected 2..4) on size " + size + " (expected 3..9)");
        }
    }

    /**
     * Returns the planes that just fit a rule set.
     *
     * @param rules the rule set
     * @return planes of its size for its players
     */
    public static FeaturePlanes of(Rules rules) {
        return new FeaturePlanes(rules.size(), rules.players().size());
    }

    /** {@return the number of planes: 15 for two players, 19 for three, 23 for four} */
    public int count() {
        return PLAYERS + PLANES_PER_PLAYER * players;
    }

    /** {@return how many values all planes have together} */
    public int length() {
        return count() * area();
    }

    private int area() {
        return size * size;
    }

    /**
     * Writes all planes of a position.
     *
     * @param position a position, also one in which the game is over
     * @param planes where to write
     * @param offset where the first value of the first plane has its place
     * @throws IndexOutOfBoundsException if there are no {@code length()} places from there on
     * @throws IllegalArgumentException if the position's board is larger, or has more players, than there is room for
     */
    public void fill(Position position, float[] planes, int offset) {
        Rules rules = position.rules();
        Objects.checkFromIndexSize(offset, length(), planes.length);
        checkRoom(rules);
        Arrays.fill(planes, offset, offset + length(), 0);
        MoverView view = MoverView.of(position);
        fillBoard(rules, planes, place(offset, ON_BOARD), 1);
        fillOpenSteps(position, Direction.NORTH, 9, view, planes, offset);
        fillOpenSteps(position, Direction.EAST, 1, view, planes, offset);
        fillFences(position.horizontalFences(), 0, view, planes, offset);
        fillFences(position.verticalFences(), Long.SIZE, view, planes, offset);
        int seats = rules.players().size();
        int mover = position.playerToMove().ordinal();
        for (int turn = 0; turn < seats; turn++) {
            Player player = rules.players().get((mover + turn) % seats);
            fillPlayer(position, player, PLAYERS + turn * PLANES_PER_PLAYER, view, planes, offset);
        }
        fillBoard(rules, planes, place(offset, PLAYERS + mover * PLANES_PER_PLAYER + SEAT), 1);
    }

    private void checkRoom(Rules rules) {
        if (rules.size() > size || rules.players().size() > players) {
            throw new IllegalArgumentException(
                    "no room in planes of size " + size + " for " + players + " players: " + rules);
        }
    }

    private int place(int offset, int plane) {
        return offset + plane * area();
    }

    /** The place in a plane of a square with an index in rows of nine. */
    private int place(int square) {
        return square / 9 * size + square % 9;
    }

    /** Fills the board in a plane. */
    private void fillBoard(Rules rules, float[] planes, int plane, float value) {
        for (int row = 0; row < rules.size(); row++) {
            int first = plane + row * size;
            Arrays.fill(planes, first, first + rules.size(), value);
        }
    }

    /** The open steps in a direction, which adds something to the index of a square, and back. */
    private void fillOpenSteps(
            Position position, Direction direction, int step, MoverView view, float[] planes, int offset) {
        Direction seen = view.direction(direction);
        int there = place(offset, OPEN + seen.ordinal());
        int back = place(offset, OPEN + seen.opposite().ordinal());
        int boardSize = position.rules().size();
        for (int row = 0; row < boardSize; row++) {
            for (int column = 0; column < boardSize; column++) {
                Square square = Square.of(column, row);
                if (position.isOpen(square, direction)) {
                    planes[there + place(view.square(square.ordinal()))] = 1;
                    planes[back + place(view.square(square.ordinal() + step))] = 1;
                }
            }
        }
    }

    private void fillFences(long fences, int firstIndex, MoverView view, float[] planes, int offset) {
        for (long rest = fences; rest != 0; rest &= rest - 1) {
            int seen = view.fence(firstIndex + Long.numberOfTrailingZeros(rest));
            int plane = seen < Long.SIZE ? HORIZONTAL_FENCES : VERTICAL_FENCES;
            planes[place(offset, plane) + ((seen >> 3) & 7) * size + (seen & 7)] = 1;
        }
    }

    private void fillPlayer(Position position, Player player, int plane, MoverView view, float[] planes, int offset) {
        Rules rules = position.rules();
        planes[
                place(offset, plane + PAWN)
                        + place(view.square(position.pawn(player).ordinal()))] = 1;
        fillBoard(rules, planes, place(offset, plane + FENCES_LEFT), position.fencesLeft(player) * PER_FENCE);
        int distances = place(offset, plane + DISTANCE);
        int seat = place(offset, plane + SEAT);
        fillBoard(rules, planes, distances, GoalDistances.NO_WAY);
        Direction goal = view.direction(rules.goal(player));
        GoalDistances.fill(planes, place(offset, OPEN), distances, seat, size, rules.size(), goal);
        Arrays.fill(planes, seat, seat + area(), 0);
    }

    /**
     * Returns what a symmetry does to the values: {@code image[permutation[i]] = planes[i]} for all {@code i} makes the planes
     * of the image of a position out of those of the position.
     *
     * <p>What the player to move sees of a turned board is what he saw before: symmetries that turn the board only pass on
     * the seats, and all that mirror it also exchange left and right.
     *
     * @param rules the rule set of the position
     * @param symmetry one of {@link Symmetry#of(Rules)}
     * @return a new array with each of 0 to {@code length() - 1} once
     * @throws IllegalArgumentException if this is no symmetry of the rules, or if there is no room for them
     */
    public int[] permutation(Rules rules, Symmetry symmetry) {
        checkRoom(rules);
        boolean mirrors = Mirroring.isIn(symmetry, rules);
        int[] permutation = new int[length()];
        for (int place = 0; place < permutation.length; place++) {
            int plane = place / area();
            int row = place % area() / size;
            int column = place % size;
            int last = rules.size() - (plane == HORIZONTAL_FENCES || plane == VERTICAL_FENCES ? 2 : 1);
            int imageOfColumn = mirrors && column <= last && row <= last ? last - column : column;
            permutation[place] = (image(plane, rules, symmetry, mirrors) * size + row) * size + imageOfColumn;
        }
        return permutation;
    }

    private static int image(int plane, Rules rules, Symmetry symmetry, boolean mirrors) {
        if (plane < HORIZONTAL_FENCES) {
            Direction direction = DIRECTIONS[plane - OPEN];
            boolean isExchanged = mirrors && (direction == Direction.EAST || direction == Direction.WEST);
            return OPEN + (isExchanged ? direction.opposite() : direction).ordinal();
        }
        int seat = (plane - PLAYERS) / PLANES_PER_PLAYER;
        boolean passesOn = plane >= PLAYERS
                && (plane - PLAYERS) % PLANES_PER_PLAYER == SEAT
                && seat < rules.players().size();
        return passesOn
                ? plane
                        + PLANES_PER_PLAYER
                                * (symmetry.map(rules.players().get(seat)).ordinal() - seat)
                : plane;
    }
}
