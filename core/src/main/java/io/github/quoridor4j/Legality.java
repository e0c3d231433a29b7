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

    /** The square, or a square that the fence touches, is not on this rule set's board. */
    OFF_BOARD("is off the board"),

    /** A pawn stands on the square, perhaps the moving one itself. */
    SQUARE_OCCUPIED("is occupied by a pawn"),

    /** No step leads there, and no jump, since there is no pawn to jump over. */
    OUT_OF_REACH("is out of the pawn's reach"),

    /** A fence closes the step, or one of the two steps of which the jump is made. */
    FENCE_BETWEEN("is behind a fence"),

    /** The rule set has no such jump: no straight jump, or no side step for what stands behind the jumped pawn. */
    NO_SUCH_JUMP("is a jump that the rule set does not have"),

    /** It would be a side step over a pawn that can be jumped straight. */
    STRAIGHT_JUMP_OPEN("is a side step although the straight jump is open"),

    /** The same fence is on the board already. */
    SLOT_TAKEN("is on the board already"),

    /** A fence that lies in the same line covers half of the slot. */
    OVERLAPS_FENCE("overlaps a fence"),

    /** A fence of the other orientation stands in the same place. */
    CROSSES_FENCE("crosses a fence"),

    /** The player to move has no fence left. */
    NO_FENCES_LEFT("needs a fence, and none is left"),

    /** Some player would have no way to his goal; {@link Position#cutOffBy} tells who. */
    CUTS_OFF("leaves a player without a way to his goal"),

    /** Another player would be left without any pawn move, in a rule set that forbids it. */
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
