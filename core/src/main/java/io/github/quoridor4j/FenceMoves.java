package io.github.quoridor4j;

import java.util.List;

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

    /** The horizontal fences that the player to move may place, as far as there are fences left. */
    static long legalHorizontal(Position position, Topology topology) {
        Rules rules = position.rules();
        long slots = freeHorizontal(rules.board, position.horizontal, position.vertical) & ~topology.horizontalCuts();
        return rules.immobilisingFences ? slots : slots & ~immobilising(position, slots, true);
    }

    /** The vertical fences that the player to move may place, as far as there are fences left. */
    static long legalVertical(Position position, Topology topology) {
        Rules rules = position.rules();
        long slots = freeVertical(rules.board, position.horizontal, position.vertical) & ~topology.verticalCuts();
        return rules.immobilisingFences ? slots : slots & ~immobilising(position, slots, false);
    }

    private static long immobilising(Position position, long slots, boolean lies) {
        long immobilising = 0;
        for (long rest = slots; rest != 0; rest &= rest - 1) {
            long slot = Long.lowestOneBit(rest);
            immobilising |= immobilises(position, lies ? slot : 0, lies ? 0 : slot) ? slot : 0;
        }
        return immobilising;
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

    /** Whether the player to move may place the fence with an index, any fence. */
    static boolean isLegal(Position position, int index) {
        Rules rules = position.rules();
        boolean lies = index < 64;
        long free = lies
                ? freeHorizontal(rules.board, position.horizontal, position.vertical)
                : freeVertical(rules.board, position.horizontal, position.vertical);
        if (((free >>> index) & 1) == 0 || Seats.fencesLeft(position.seats, Seats.turn(position.seats)) == 0) {
            return false;
        }
        long slot = 1L << index;
        long horizontal = lies ? slot : 0;
        long vertical = lies ? 0 : slot;
        boolean cutsOff = position.topology().cutsOff(lies, slot);
        assert cutsOff == cutsOff(position, horizontal, vertical)
                : Fence.ofIndex(index) + " is judged in two ways in " + position;
        return !cutsOff && (rules.immobilisingFences || !immobilises(position, horizontal, vertical));
    }

    /** Why the player to move may not place a fence, given that he may not. */
    static Legality refusal(Position position, Fence fence) {
        if (!position.rules().isOnBoard(fence)) {
            return Legality.OFF_BOARD;
        }
        if (position.hasFence(fence)) {
            return Legality.SLOT_TAKEN;
        }
        List<Fence> conflicts =
                position.fences().stream().filter(fence::conflictsWith).toList();
        if (!conflicts.isEmpty()) {
            boolean overlaps = conflicts.stream().anyMatch(other -> other.orientation() == fence.orientation());
            return overlaps ? Legality.OVERLAPS_FENCE : Legality.CROSSES_FENCE;
        }
        if (position.fencesLeft(position.playerToMove()) == 0) {
            return Legality.NO_FENCES_LEFT;
        }
        return position.cutOffBy(fence).isEmpty() ? Legality.IMMOBILISES : Legality.CUTS_OFF;
    }
}
