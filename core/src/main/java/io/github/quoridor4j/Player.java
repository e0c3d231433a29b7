package io.github.quoridor4j;

/**
 * A seat at the board, in turn order: {@link #ONE} moves first unless the position says otherwise.
 *
 * <p>The number of players, their starts and their goals are properties of {@link Rules}.
 */
public enum Player {
    /** The first player; in most rule sets from {@code e1} to row 9. */
    ONE,
    /** The second player; in most two-player rule sets from {@code e9} to row 1. */
    TWO,
    /** The third player, in games of three and four. */
    THREE,
    /** The fourth player, in games of four. */
    FOUR;

    private static final Player[] VALUES = values();

    /**
     * Returns the player with a number as written in position texts and records.
     *
     * @param number 1 to 4
     * @return the player
     * @throws IllegalArgumentException if there is no such player
     */
    public static Player ofNumber(int number) {
        if (number < 1 || number > VALUES.length) {
            throw new IllegalArgumentException("not a player's number: " + number + " (expected 1..4)");
        }
        return VALUES[number - 1];
    }

    /** The player at an index 0..3, without the copy that {@code values()} makes. */
    static Player at(int index) {
        return VALUES[index];
    }

    /**
     * Returns the number of this player as written in position texts and records.
     *
     * @return 1 to 4
     */
    public int number() {
        return ordinal() + 1;
    }
}
