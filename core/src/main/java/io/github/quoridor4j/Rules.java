package io.github.quoridor4j;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A set of rules: the board, the seats, how pawns jump, and how games end. Immutable, compared by value.
 *
 * <p>All rule sets share a common core. A turn is one pawn move or one fence. Fences do not cross, overlap or leave the
 * board, and after each one every player must still have a way of orthogonal steps to his goal; fences block that way,
 * pawns do not. A pawn steps one square; over an adjacent pawn, with no fence between, it jumps:
 *
 * <ul>
 *   <li>straight on, if the square behind is open and empty, in rule sets with {@linkplain #straightJump() straight jumps};
 *   <li>otherwise to a side of the jumped pawn, if what stands behind is listed in {@link #sideSteps()}.
 * </ul>
 *
 * Where pawn 1 may go under the standard rules is marked by {@code +}; {@link Obstacle} has more:
 *
 * <!-- diagram "straight jump": / / b1 b2 / 10 10 / 1 / size=3 ; pawn moves -->
 * <!-- diagram "side steps": a2 / / b1 b2 / 9 10 / 1 / size=3 ; pawn moves -->
 * <!-- diagram "no jump": / / b1 b2 b3 / 7 7 7 / 1 / size=3;players=3 ; pawn moves -->
 * <pre>{@code
 *    straight jump        side steps           no jump
 *      a   b   c            a   b   c            a   b   c
 *    +-----------+        +-----------+        +-----------+
 *  3 | .   +   . | 3    3 | .   .   . | 3    3 | .   3   . | 3
 *    |           |        |-------    |        |           |
 *  2 | .   2   . | 2    2 | +   2   + | 2    2 | .   2   . | 2
 *    |           |        |           |        |           |
 *  1 | +   1   + | 1    1 | +   1   + | 1    1 | +   1   + | 1
 *    +-----------+        +-----------+        +-----------+
 *      a   b   c            a   b   c            a   b   c
 * }</pre>
 *
 * <p>The first pawn on its own goal wins at once. Everything else is a property of this class. Boards are 3 to 9 squares
 * wide, because the anchors of one orientation then are one {@code long}, and goals are whole sides of the board.
 *
 * <p>Where no source decides, this library does:
 *
 * <ul>
 *   <li>three players (no rulebook has them): {@code e1}, {@code a5}, {@code e9}, seven fences each;
 *   <li>a player without any move passes, unless {@link #stuckRule()} says otherwise;
 *   <li>the goal of the four corners of {@link #tutorial} is the opposite row, as its text says;
 *       {@link #tutorial4Sides()} is the other reading;
 *   <li>where fences may not {@linkplain #immobilisingFences() immobilise}, a fence is illegal whenever some other player
 *       has no pawn move after it, even if he had none before.
 * </ul>
 */
public final class Rules implements Serializable {
    private static final long serialVersionUID = 1;

    /**
     * What can stand behind a jumped pawn and stop the straight jump. Each allows these side steps if it is listed in
     * {@link #sideSteps()}, and otherwise no jump:
     *
     * <!-- diagram "FENCE": a2 / / b1 b2 / 9 10 / 1 / size=3;sides=FENCE ; pawn moves -->
     * <!-- diagram "EDGE": / / b2 b3 / 10 10 / 1 / size=3;sides=EDGE ; pawn moves -->
     * <!-- diagram "PAWN": / / b1 b2 b3 / 7 7 7 / 1 / size=3;players=3;sides=PAWN ; pawn moves -->
     * <pre>{@code
     *    FENCE                EDGE                 PAWN
     *      a   b   c            a   b   c            a   b   c
     *    +-----------+        +-----------+        +-----------+
     *  3 | .   .   . | 3    3 | +   2   + | 3    3 | .   3   . | 3
     *    |-------    |        |           |        |           |
     *  2 | +   2   + | 2    2 | +   1   + | 2    2 | +   2   + | 2
     *    |           |        |           |        |           |
     *  1 | +   1   + | 1    1 | .   +   . | 1    1 | +   1   + | 1
     *    +-----------+        +-----------+        +-----------+
     *      a   b   c            a   b   c            a   b   c
     * }</pre>
     */
    public enum Obstacle {
        /** A fence. */
        FENCE,
        /** The edge of the board. */
        EDGE,
        /** Another pawn. */
        PAWN
    }

    /** What happens to a player who has no legal pawn move and no legal fence. */
    public enum StuckRule {
        /** The only legal move is a {@link Pass}. */
        PASS,
        /** The game is over, and he has lost. */
        LOSS,
        /** The game is over, and drawn. */
        DRAW
    }

    /** What one player starts with; {@code choice}: he may start anywhere on the side opposite to his goal. */
    record Seat(Square start, boolean choice, Direction goal, int fences) {}

    /** All that makes two rule sets equal. */
    record Values(
            int size,
            List<Seat> seats,
            boolean anyFirstPlayer,
            boolean straightJump,
            Set<Obstacle> sideSteps,
            StuckRule stuckRule,
            boolean immobilisingFences,
            int repetitionLimit,
            int plyLimit,
            boolean limitBeatsWin,
            Duration gameTime,
            Duration moveTime) {}

    // Transient is what follows because a serial form stands for rule sets in streams.

    final transient Board board;
    final transient int playerCount;
    final transient Goal[] goals;
    final transient boolean passIfStuck;
    final transient boolean immobilisingFences;

    final transient Values values;
    private final transient List<Player> players;
    private final transient List<Symmetry> symmetries;

    Rules(Values values) {
        this.values = values;
        this.board = Board.ofSize(values.size);
        this.playerCount = values.seats.size();
        this.goals =
                values.seats.stream().map(seat -> new Goal(board, seat.goal)).toArray(Goal[]::new);
        this.immobilisingFences = values.immobilisingFences;
        this.passIfStuck = values.stuckRule == StuckRule.PASS;
        this.players = List.of(Player.values()).subList(0, playerCount);
        this.symmetries = Symmetry.find(this);
    }

    /**
     * The rules of most programs and servers for two players: {@code e1} against {@code e9}, ten fences each, side steps
     * when a fence or the edge stops the straight jump.
     *
     * @return the rule set {@code standard-2}
     */
    public static Rules standard() {
        return standard(2);
    }

    /**
     * The rules of most programs and servers; 2 players have ten fences each, 3 seven, 4 five. Three players take the first
     * three of these seats, and each runs to the side opposite to him:
     *
     * <!-- diagram: start of standard-4 -->
     * <pre>{@code
     *      a   b   c   d   e   f   g   h   i
     *    +-----------------------------------+
     *  9 | .   .   .   .   3   .   .   .   . | 9
     *    |                                   |
     *  8 | .   .   .   .   .   .   .   .   . | 8
     *    |                                   |
     *  7 | .   .   .   .   .   .   .   .   . | 7
     *    |                                   |
     *  6 | .   .   .   .   .   .   .   .   . | 6
     *    |                                   |
     *  5 | 2   .   .   .   .   .   .   .   4 | 5
     *    |                                   |
     *  4 | .   .   .   .   .   .   .   .   . | 4
     *    |                                   |
     *  3 | .   .   .   .   .   .   .   .   . | 3
     *    |                                   |
     *  2 | .   .   .   .   .   .   .   .   . | 2
     *    |                                   |
     *  1 | .   .   .   .   1   .   .   .   . | 1
     *    +-----------------------------------+
     *      a   b   c   d   e   f   g   h   i
     * }</pre>
     *
     * @param players 2 to 4
     * @return the rule set {@code standard-2}, {@code standard-3} or {@code standard-4}
     * @throws IllegalArgumentException for another number of players
     */
    public static Rules standard(int players) {
        return Presets.find("standard", players);
    }

    /**
     * The box's rulebook, literally: side steps only when a fence stops the straight jump, none at the edge.
     *
     * @param players 2 or 4
     * @return the rule set {@code gigamic-2} or {@code gigamic-4}
     * @throws IllegalArgumentException for another number of players
     */
    public static Rules gigamic(int players) {
        return Presets.find("gigamic", players);
    }

    /**
     * As standard, with side steps also when another pawn stops the straight jump.
     *
     * @param players 2 or 4
     * @return the rule set {@code all-sides-2} or {@code all-sides-4}
     * @throws IllegalArgumentException for another number of players
     */
    public static Rules allSides(int players) {
        return Presets.find("all-sides", players);
    }

    /**
     * Straight jumps only. Four players start in the corners and run to the opposite row, here by the squares with
     * {@code *}:
     *
     * <!-- diagram: start of tutorial-4 ; paths -->
     * <pre>{@code
     *      a   b   c   d   e   f   g   h   i
     *    +-----------------------------------+
     *  9 | 2   .   .   .   .   .   .   .   3 | 9
     *    |                                   |
     *  8 | *   .   .   .   .   .   .   .   * | 8
     *    |                                   |
     *  7 | *   .   .   .   .   .   .   .   * | 7
     *    |                                   |
     *  6 | *   .   .   .   .   .   .   .   * | 6
     *    |                                   |
     *  5 | *   .   .   .   .   .   .   .   * | 5
     *    |                                   |
     *  4 | *   .   .   .   .   .   .   .   * | 4
     *    |                                   |
     *  3 | *   .   .   .   .   .   .   .   * | 3
     *    |                                   |
     *  2 | *   .   .   .   .   .   .   .   * | 2
     *    |                                   |
     *  1 | 1   .   .   .   .   .   .   .   4 | 1
     *    +-----------------------------------+
     *      a   b   c   d   e   f   g   h   i
     * }</pre>
     *
     * @param players 2 or 4
     * @return the rule set {@code tutorial-2} or {@code tutorial-4}
     * @throws IllegalArgumentException for another number of players
     */
    public static Rules tutorial(int players) {
        return Presets.find("tutorial", players);
    }

    /**
     * As {@link #tutorial} for four players, with a goal side of his own for each; so all run clockwise:
     *
     * <!-- diagram: start of tutorial-4-sides ; paths -->
     * <pre>{@code
     *      a   b   c   d   e   f   g   h   i
     *    +-----------------------------------+
     *  9 | 2   *   *   *   *   *   *   *   3 | 9
     *    |                                   |
     *  8 | *   .   .   .   .   .   .   .   * | 8
     *    |                                   |
     *  7 | *   .   .   .   .   .   .   .   * | 7
     *    |                                   |
     *  6 | *   .   .   .   .   .   .   .   * | 6
     *    |                                   |
     *  5 | *   .   .   .   .   .   .   .   * | 5
     *    |                                   |
     *  4 | *   .   .   .   .   .   .   .   * | 4
     *    |                                   |
     *  3 | *   .   .   .   .   .   .   .   * | 3
     *    |                                   |
     *  2 | *   .   .   .   .   .   .   .   * | 2
     *    |                                   |
     *  1 | 1   *   *   *   *   *   *   *   4 | 1
     *    +-----------------------------------+
     *      a   b   c   d   e   f   g   h   i
     * }</pre>
     *
     * @return the rule set {@code tutorial-4-sides}
     */
    public static Rules tutorial4Sides() {
        return Presets.named("tutorial-4-sides");
    }

    /**
     * As standard for two players; either may begin; drawn when a position occurs for the third time with the same player
     * to move, or after 512 plies.
     *
     * @return the rule set {@code bazito}
     */
    public static Rules bazito() {
        return Presets.named("bazito");
    }

    /**
     * No jumps; either player begins, from any square of his first row; no fence may leave the other without a pawn move;
     * 30 minutes for the game, 2 minutes for a move.
     *
     * @return the rule set {@code quizdoor}
     */
    public static Rules quizdoor() {
        return Presets.named("quizdoor");
    }

    /**
     * The small game on a board of 7x7: eight fences each for two players, four for four.
     *
     * <!-- diagram: start of kid-2 -->
     * <!-- diagram: start of kid-4 -->
     * <pre>{@code
     *      a   b   c   d   e   f   g            a   b   c   d   e   f   g
     *    +---------------------------+        +---------------------------+
     *  7 | .   .   .   2   .   .   . | 7    7 | .   .   .   3   .   .   . | 7
     *    |                           |        |                           |
     *  6 | .   .   .   .   .   .   . | 6    6 | .   .   .   .   .   .   . | 6
     *    |                           |        |                           |
     *  5 | .   .   .   .   .   .   . | 5    5 | .   .   .   .   .   .   . | 5
     *    |                           |        |                           |
     *  4 | .   .   .   .   .   .   . | 4    4 | 2   .   .   .   .   .   4 | 4
     *    |                           |        |                           |
     *  3 | .   .   .   .   .   .   . | 3    3 | .   .   .   .   .   .   . | 3
     *    |                           |        |                           |
     *  2 | .   .   .   .   .   .   . | 2    2 | .   .   .   .   .   .   . | 2
     *    |                           |        |                           |
     *  1 | .   .   .   1   .   .   . | 1    1 | .   .   .   1   .   .   . | 1
     *    +---------------------------+        +---------------------------+
     *      a   b   c   d   e   f   g            a   b   c   d   e   f   g
     * }</pre>
     *
     * @param players 2 or 4
     * @return the rule set {@code kid-2} or {@code kid-4}
     * @throws IllegalArgumentException for another number of players
     */
    public static Rules kid(int players) {
        return Presets.find("kid", players);
    }

    /**
     * The rules of the OpenSpiel framework, for comparison with it: ten fences each, drawn after 324 plies, even if the last
     * one wins.
     *
     * @param players 2 to 4
     * @return the rule set {@code openspiel-2}, {@code openspiel-3} or {@code openspiel-4}
     * @throws IllegalArgumentException for another number of players
     */
    public static Rules openSpiel(int players) {
        return Presets.find("openspiel", players);
    }

    /** {@return all rule sets that have a name, by name, in a fixed order} */
    public static Map<String, Rules> presets() {
        return Presets.ALL;
    }

    /** {@return a builder with the values of {@link #standard()}} */
    public static RulesBuilder builder() {
        return new RulesBuilder();
    }

    /** {@return a builder with the values of this rule set} */
    public RulesBuilder toBuilder() {
        return new RulesBuilder(this);
    }

    /** {@return the name of the preset that this rule set equals, if there is one} */
    public Optional<String> name() {
        return Presets.nameOf(this);
    }

    /** {@return the number of columns and of rows, 3 to 9} */
    public int size() {
        return values.size;
    }

    /** {@return the players in turn order, 2 to 4} */
    public List<Player> players() {
        return players;
    }

    /**
     * Returns how many fences a player has at the start.
     *
     * @param player a player
     * @return 0 to 32
     * @throws IllegalArgumentException if the player has no seat
     */
    public int fences(Player player) {
        return seat(player).fences;
    }

    /** {@return how many fences all players together have at the start} */
    public int totalFences() {
        return values.seats.stream().mapToInt(Seat::fences).sum();
    }

    /**
     * Returns the square from which a player starts; if he may choose, the one in the middle.
     *
     * @param player a player
     * @return the square
     * @throws IllegalArgumentException if the player has no seat
     */
    public Square start(Player player) {
        return seat(player).start;
    }

    /**
     * Returns the squares from which a player may start.
     *
     * @param player a player
     * @return one square, or the whole side opposite to his goal if he may choose
     * @throws IllegalArgumentException if the player has no seat
     */
    public Set<Square> startSquares(Player player) {
        Seat seat = seat(player);
        if (!seat.choice) {
            return Set.of(seat.start);
        }
        EnumSet<Square> side = EnumSet.allOf(Square.class);
        side.removeIf(square -> !isOnBoard(square) || !board.isOnSide(square.ordinal(), seat.goal.opposite()));
        return Collections.unmodifiableSet(side);
    }

    /**
     * Returns the side of the board that a player has to reach.
     *
     * @param player a player
     * @return the side
     * @throws IllegalArgumentException if the player has no seat
     */
    public Direction goal(Player player) {
        return seat(player).goal;
    }

    /**
     * Tells whether a square is one of a player's goal squares.
     *
     * @param player a player
     * @param square a square
     * @return whether a pawn of the player wins there
     * @throws IllegalArgumentException if the player has no seat
     */
    public boolean isGoal(Player player, Square square) {
        Direction goal = goal(player);
        return isOnBoard(square) && board.isOnSide(square.ordinal(), goal);
    }

    /** {@return whether any player may begin, rather than {@link Player#ONE} only} */
    public boolean anyFirstPlayer() {
        return values.anyFirstPlayer;
    }

    /** {@return whether a pawn may jump straight over an adjacent one onto an open and empty square} */
    public boolean straightJump() {
        return values.straightJump;
    }

    /** {@return the obstacles behind a jumped pawn that allow a side step instead of the straight jump} */
    public Set<Obstacle> sideSteps() {
        return values.sideSteps;
    }

    /** {@return what happens to a player who has no legal move} */
    public StuckRule stuckRule() {
        return values.stuckRule;
    }

    /** {@return whether a fence may leave another player without any pawn move} */
    public boolean immobilisingFences() {
        return values.immobilisingFences;
    }

    /** {@return at which occurrence of the same position the game is drawn, 2 or more; 0 for never} */
    public int repetitionLimit() {
        return values.repetitionLimit;
    }

    /** {@return after how many plies the game is drawn; 0 for never} */
    public int plyLimit() {
        return values.plyLimit;
    }

    /** {@return whether a win on the last ply of {@link #plyLimit()} is still a draw} */
    public boolean limitBeatsWin() {
        return values.limitBeatsWin;
    }

    /** {@return the time for the whole game, all moves of all players together; zero for no limit} */
    public Duration gameTime() {
        return values.gameTime;
    }

    /** {@return the time for one move; zero for no limit} */
    public Duration moveTime() {
        return values.moveTime;
    }

    /**
     * Tells whether a square is on this rule set's board.
     *
     * @param square a square
     * @return whether it is in the lower left {@code size x size} squares
     */
    public boolean isOnBoard(Square square) {
        return board.contains(square);
    }

    /**
     * Tells whether a fence fits on this rule set's board.
     *
     * @param fence a fence
     * @return whether all four squares that it touches are on the board
     */
    public boolean isOnBoard(Fence fence) {
        return board.contains(fence);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof Rules rules && values.equals(rules.values));
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    /** {@return the preset's name, or all values; for reading by people} */
    @Override
    public String toString() {
        return name().orElseGet(values::toString);
    }

    Seat seat(Player player) {
        if (player.ordinal() >= values.seats.size()) {
            throw new IllegalArgumentException(
                    "player " + player.number() + " has no seat: this is a game of " + values.seats.size());
        }
        return values.seats.get(player.ordinal());
    }

    List<Symmetry> symmetries() {
        return symmetries;
    }

    boolean hasSeat(Player player) {
        return player.ordinal() < values.seats.size();
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
        throw new InvalidObjectException("a rule set is read in its serial form only");
    }
}
