package io.github.quoridor4j;

/**
 * Whether a move is legal, or the reason why not.
 *
 * <p>The constants are declared in order of precedence: of several reasons the first one is given, so that one refusal always
 * has one reason. When a pawn could have come to a square by jumps over two different pawns, the jump that gets further
 * in this order gives the reason.
 */
public enum Legality {
    /** The move is legal. */
    LEGAL("is legal"),

    /**
     * A pawn stands on its goal, or the player to move is stuck in a rule set that ends the game then; asked of a {@link Game},
     * it has ended for whatever reason.
     */
    GAME_OVER("comes after the end of the game"),

    /**
     * The square, or a square that the fence touches, is not on this rule set's board.
     *
     * <p>On a board of 3x3, {@code d1} does not exist, and {@code c1h} would stick out:
     *
     * <!-- diagram: / / c1 b3 / 10 10 / 1 / size=3 ; d1 OFF_BOARD ; c1h OFF_BOARD -->
     * <pre>{@code
     *      a   b   c
     *    +-----------+
     *  3 | .   2   . | 3
     *    |           |
     *  2 | .   .   . | 2
     *    |           |
     *  1 | .   .   1 | 1
     *    +-----------+
     *      a   b   c
     * }</pre>
     */
    OFF_BOARD("is off the board"),

    /**
     * A pawn stands on the square, perhaps the moving one itself.
     *
     * <p>Player 1 goes neither to {@code b2} nor to {@code b1}:
     *
     * <!-- diagram: / / b1 b2 / 10 10 / 1 / size=3 ; b2 SQUARE_OCCUPIED ; b1 SQUARE_OCCUPIED -->
     * <pre>{@code
     *      a   b   c
     *    +-----------+
     *  3 | .   .   . | 3
     *    |           |
     *  2 | .  <2>  . | 2
     *    |           |
     *  1 | .  <1>  . | 1
     *    +-----------+
     *      a   b   c
     * }</pre>
     */
    SQUARE_OCCUPIED("is occupied by a pawn"),

    /**
     * No step leads there, and no jump, since there is no pawn to jump over.
     *
     * <p>Player 1 cannot go to {@code a2}:
     *
     * <!-- diagram: / / b1 b3 / 10 10 / 1 / size=3 ; a2 OUT_OF_REACH -->
     * <pre>{@code
     *      a   b   c
     *    +-----------+
     *  3 | .   2   . | 3
     *    |           |
     *  2 |<.>  .   . | 2
     *    |           |
     *  1 | .   1   . | 1
     *    +-----------+
     *      a   b   c
     * }</pre>
     */
    OUT_OF_REACH("is out of the pawn's reach"),

    /**
     * A fence closes the step, or one of the two steps of which the jump is made.
     *
     * <p>Player 1 can neither step to {@code b2} nor jump to {@code b3}:
     *
     * <!-- diagram: a1 / / b1 b3 / 9 10 / 1 / size=3 ; b2 FENCE_BETWEEN -->
     * <!-- diagram: a2 / / b1 b2 / 9 10 / 1 / size=3 ; b3 FENCE_BETWEEN -->
     * <pre>{@code
     *      a   b   c            a   b   c
     *    +-----------+        +-----------+
     *  3 | .   2   . | 3    3 | .  <.>  . | 3
     *    |           |        |-------    |
     *  2 | .  <.>  . | 2    2 | .   2   . | 2
     *    |-------    |        |           |
     *  1 | .   1   . | 1    1 | .   1   . | 1
     *    +-----------+        +-----------+
     *      a   b   c            a   b   c
     * }</pre>
     */
    FENCE_BETWEEN("is behind a fence"),

    /**
     * The rule set has no such jump: no straight jump, or no side step for what stands behind the jumped pawn.
     *
     * <p>Player 1 would jump to {@code b3} or {@code a2}, but these rule sets do not let him:
     *
     * <!-- diagram "no straight jump": / / b1 b2 / 10 10 / 1 / size=3;jump=none ; b3 NO_SUCH_JUMP -->
     * <!-- diagram "no side steps": a2 / / b1 b2 / 9 10 / 1 / size=3;sides=none ; a2 NO_SUCH_JUMP -->
     * <pre>{@code
     *    no straight jump      no side steps
     *      a   b   c             a   b   c
     *    +-----------+         +-----------+
     *  3 | .  <.>  . | 3     3 | .   .   . | 3
     *    |           |         |-------    |
     *  2 | .   2   . | 2     2 |<.>  2   . | 2
     *    |           |         |           |
     *  1 | .   1   . | 1     1 | .   1   . | 1
     *    +-----------+         +-----------+
     *      a   b   c             a   b   c
     * }</pre>
     */
    NO_SUCH_JUMP("is a jump that the rule set does not have"),

    /**
     * It would be a side step over a pawn that can be jumped straight.
     *
     * <p>Player 1 cannot go to {@code a2}, because he can go to {@code b3}:
     *
     * <!-- diagram: / / b1 b2 / 10 10 / 1 / size=3 ; a2 STRAIGHT_JUMP_OPEN ; b3 LEGAL -->
     * <pre>{@code
     *      a   b   c
     *    +-----------+
     *  3 | .   .   . | 3
     *    |           |
     *  2 |<.>  2   . | 2
     *    |           |
     *  1 | .   1   . | 1
     *    +-----------+
     *      a   b   c
     * }</pre>
     */
    STRAIGHT_JUMP_OPEN("is a side step although the straight jump is open"),

    /**
     * The same fence is on the board already.
     *
     * <p>Here this is {@code a1h}:
     *
     * <!-- diagram: a1 / / b1 b3 / 9 10 / 1 / size=3 ; a1h SLOT_TAKEN -->
     * <pre>{@code
     *      a   b   c
     *    +-----------+
     *  3 | .   2   . | 3
     *    |           |
     *  2 | .   .   . | 2
     *    |-------    |
     *  1 | .   1   . | 1
     *    +-----------+
     *      a   b   c
     * }</pre>
     */
    SLOT_TAKEN("is on the board already"),

    /**
     * A fence that lies in the same line covers half of the slot.
     *
     * <p>{@code b1h} would overlap {@code a1h}:
     *
     * <!-- diagram: a1 / / b1 b3 / 9 10 / 1 / size=3 ; b1h OVERLAPS_FENCE -->
     * <pre>{@code
     *      a   b   c
     *    +-----------+
     *  3 | .   2   . | 3
     *    |           |
     *  2 | .   .   . | 2
     *    |-------    |
     *  1 | .   1   . | 1
     *    +-----------+
     *      a   b   c
     * }</pre>
     */
    OVERLAPS_FENCE("overlaps a fence"),

    /**
     * A fence of the other orientation stands in the same place.
     *
     * <p>{@code a1v} would cross {@code a1h}:
     *
     * <!-- diagram: a1 / / b1 b3 / 9 10 / 1 / size=3 ; a1v CROSSES_FENCE -->
     * <pre>{@code
     *      a   b   c
     *    +-----------+
     *  3 | .   2   . | 3
     *    |           |
     *  2 | .   .   . | 2
     *    |-------    |
     *  1 | .   1   . | 1
     *    +-----------+
     *      a   b   c
     * }</pre>
     */
    CROSSES_FENCE("crosses a fence"),

    /** The player to move has no fence left. */
    NO_FENCES_LEFT("needs a fence, and none is left"),

    /**
     * Some player would have no way to his goal; {@link Position#cutOffBy} tells who.
     *
     * <p>{@code b1v} would lock player 1 in, on a1 and b1:
     *
     * <!-- diagram: a1 / / b1 b3 / 9 10 / 1 / size=3 ; b1v CUTS_OFF -->
     * <pre>{@code
     *      a   b   c
     *    +-----------+
     *  3 | .   2   . | 3
     *    |           |
     *  2 | .   .   . | 2
     *    |-------    |
     *  1 | .   1   . | 1
     *    +-----------+
     *      a   b   c
     * }</pre>
     */
    CUTS_OFF("leaves a player without a way to his goal"),

    /**
     * Another player would be left without any pawn move, in a rule set that forbids it.
     *
     * <p>Player 2 has a way to row 1, but after {@code a2v} and without jumps he could not move:
     *
     * <!-- diagram: / / a2 a3 / 10 10 / 1 / size=3;jump=none;sides=none;immobilising=illegal ; a2v IMMOBILISES -->
     * <pre>{@code
     *      a   b   c
     *    +-----------+
     *  3 | 2   .   . | 3
     *    |           |
     *  2 | 1   .   . | 2
     *    |           |
     *  1 | .   .   . | 1
     *    +-----------+
     *      a   b   c
     * }</pre>
     */
    IMMOBILISES("leaves another player without a pawn move"),

    /** A pass while there is another legal move, or in a rule set that has none. */
    PASS_NOT_FORCED("is not allowed while the player has another move");

    private final String phrase;

    Legality(String phrase) {
        this.phrase = phrase;
    }

    /** What the move does, as the predicate of an English sentence. */
    String phrase() {
        return phrase;
    }
}
