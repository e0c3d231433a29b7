package io.github.quoridor4j;

import java.util.List;

/**
 * Where fences may be placed, and why not elsewhere.
 *
 * <p>Whether a fence cuts somebody off is known from the {@link Topology}; the players' shortest ways, which share no code with
 * it, give a second opinion when assertions are on.
 */
final class FenceMoves {
    private FenceMoves() {}

    /** The slots on the board in which a horizontal fence conflicts with none. */
    static long freeHorizontal(Board board, long horizontal, long vertical) {
        return board.slots & ~(horizontal | board.toEast(horizontal) | board.toWest(horizontal) | vertical);
    }

    /** The slots on the board in which a vertical fence conflicts with none. */
    static long freeVertical(Board board, long horizontal, long vertical) {
        return board.slots & ~(vertical | board.toNorth(vertical) | board.toSouth(vertical) | horizontal);
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
        boolean cutsOff = position.topology().cutsOff(lies, slot);
        assert cutsOff != position.cutOffBy(Fence.ofIndex(index)).isEmpty()
                : Fence.ofIndex(index) + " is judged in two ways in " + position;
        return !cutsOff && (rules.immobilisingFences || !immobilises(position, lies ? slot : 0, lies ? 0 : slot));
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
