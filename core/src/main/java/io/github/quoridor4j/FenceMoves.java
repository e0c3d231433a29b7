package io.github.quoridor4j;

/**
 * Where fences may be placed, and why not elsewhere.
 *
 * <p>A fence that misses a shortest way of every player leaves all of them a way, so only the few others are tried, with a
 * flood for each player whose way they cut.
 */
final class FenceMoves {
    /** All anchors but those in column a, or in column h: what a shift to the east, or west, can reach. */
    private static final long NOT_COLUMN_A = 0xFEFE_FEFE_FEFE_FEFEL;

    private static final long NOT_COLUMN_H = 0x7F7F_7F7F_7F7F_7F7FL;

    private FenceMoves() {}

    /** The slots on the board in which a horizontal fence conflicts with none. */
    static long freeHorizontal(Board board, long horizontal, long vertical) {
        return board.slots
                & ~(horizontal | ((horizontal << 1) & NOT_COLUMN_A) | ((horizontal >>> 1) & NOT_COLUMN_H) | vertical);
    }

    /** The slots on the board in which a vertical fence conflicts with none. */
    static long freeVertical(Board board, long horizontal, long vertical) {
        return board.slots & ~(vertical | (vertical << 8) | (vertical >>> 8) | horizontal);
    }

    /** The fences that the player to move may place. */
    static FenceSet legal(Position position) {
        Rules rules = position.rules();
        if (Seats.fencesLeft(position.seats, Seats.turn(position.seats)) == 0) {
            return FenceSet.EMPTY;
        }
        long horizontal = freeHorizontal(rules.board, position.horizontal, position.vertical);
        long vertical = freeVertical(rules.board, position.horizontal, position.vertical);
        long horizontalCuts = 0;
        long verticalCuts = 0;
        for (int player = 0; player < rules.playerCount; player++) {
            ShortestPath path = position.path(player);
            horizontalCuts |= path.horizontalCuts;
            verticalCuts |= path.verticalCuts;
        }
        for (long rest = horizontal & horizontalCuts; rest != 0; rest &= rest - 1) {
            long slot = rest & -rest;
            horizontal &= cutsOff(position, slot, 0) ? ~slot : -1;
        }
        for (long rest = vertical & verticalCuts; rest != 0; rest &= rest - 1) {
            long slot = rest & -rest;
            vertical &= cutsOff(position, 0, slot) ? ~slot : -1;
        }
        FenceSet legal = new FenceSet(horizontal, vertical);
        return rules.immobilisingFences() ? legal : withoutImmobilising(position, legal);
    }

    private static FenceSet withoutImmobilising(Position position, FenceSet fences) {
        long horizontal = 0;
        long vertical = 0;
        for (long rest = fences.horizontal; rest != 0; rest &= rest - 1) {
            horizontal |= immobilises(position, rest & -rest, 0) ? 0 : rest & -rest;
        }
        for (long rest = fences.vertical; rest != 0; rest &= rest - 1) {
            vertical |= immobilises(position, 0, rest & -rest) ? 0 : rest & -rest;
        }
        return new FenceSet(horizontal, vertical);
    }

    /** Whether one more fence takes the last way from some player. */
    private static boolean cutsOff(Position position, long horizontal, long vertical) {
        for (int player = 0; player < position.rules().playerCount; player++) {
            if (cutsOff(position, horizontal, vertical, player)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one more fence takes the last way from a player. */
    static boolean cutsOff(Position position, long horizontal, long vertical, int player) {
        if (!position.path(player).isCutBy(horizontal, vertical)) {
            return false;
        }
        Rules rules = position.rules();
        return !new Passages(rules.board, position.horizontal | horizontal, position.vertical | vertical)
                .connects(Seats.pawn(position.seats, player), rules.goal(Player.at(player)));
    }

    /** Whether some player other than the one to move has no pawn move after one more fence. */
    private static boolean immobilises(Position position, long horizontal, long vertical) {
        Rules rules = position.rules();
        for (int player = 0; player < rules.playerCount; player++) {
            if (player != Seats.turn(position.seats)
                    && PawnMoves.reach(
                                    rules,
                                    position.horizontal | horizontal,
                                    position.vertical | vertical,
                                    position.seats,
                                    player)
                            == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether the player to move may place a fence on the board, or the reason why not. */
    static Legality legality(Position position, Fence fence) {
        boolean lies = fence.orientation() == Fence.Orientation.HORIZONTAL;
        long slot = 1L << fence.index();
        long same = lies ? position.horizontal : position.vertical;
        long across = lies ? position.vertical : position.horizontal;
        if ((same & slot) != 0) {
            return Legality.SLOT_TAKEN;
        }
        Board board = position.rules().board;
        long apart = lies ? freeHorizontal(board, same, 0) : freeVertical(board, 0, same);
        if ((apart & slot) == 0) {
            return Legality.OVERLAPS_FENCE;
        }
        if ((across & slot) != 0) {
            return Legality.CROSSES_FENCE;
        }
        if (Seats.fencesLeft(position.seats, Seats.turn(position.seats)) == 0) {
            return Legality.NO_FENCES_LEFT;
        }
        long horizontal = lies ? slot : 0;
        long vertical = lies ? 0 : slot;
        if (cutsOff(position, horizontal, vertical)) {
            return Legality.CUTS_OFF;
        }
        return position.rules().immobilisingFences() || !immobilises(position, horizontal, vertical)
                ? Legality.LEGAL
                : Legality.IMMOBILISES;
    }
}
