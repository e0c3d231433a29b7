package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.EnumSet;
import java.util.Set;

/**
 * All that can tell whether a fence would cut players off, asked about every slot free of conflict: the topology that play
 * has handed down, the topology from scratch, the shortest ways that are kept, and the oracle's search.
 *
 * <p>Counts what it has asked, so that a test can see that there was something to find.
 */
final class FenceValidators {
    private long positions;
    private long slots;
    private long cuts;

    private record Verdicts(boolean inherited, boolean fromScratch, Set<Player> byWays, Set<Player> bySearch) {
        boolean agree() {
            return inherited == fromScratch && inherited != byWays.isEmpty() && byWays.equals(bySearch);
        }
    }

    /**
     * Compares the validators.
     *
     * @param origin how the position came about, for the message
     */
    void check(Position position, Object origin) {
        Board board = position.rules().board;
        Position twin = position.toBuilder().build(); // knows nothing of its history
        Oracle oracle = Oracle.of(position);
        for (Fence fence : new FenceSet(
                FenceMoves.freeHorizontal(board, position.horizontal, position.vertical),
                FenceMoves.freeVertical(board, position.horizontal, position.vertical))) {
            Verdicts verdicts = new Verdicts(
                    byTopology(position, fence),
                    byTopology(twin, fence),
                    position.cutOffBy(fence), // by the ways that are kept
                    bySearch(position, oracle, fence));
            if (!verdicts.agree()) {
                fail(
                        "%s: %s%n%s%nunder %s%n%s%nfrom %s",
                        fence, verdicts, position, position.rules(), BoardDrawing.of(position, fence), origin);
            }
            slots++;
            cuts += verdicts.inherited ? 1 : 0;
        }
        positions++;
    }

    /** Asks for the one slot and for all of them. */
    private static boolean byTopology(Position position, Fence fence) {
        boolean lies = fence.orientation() == Fence.Orientation.HORIZONTAL;
        long slot = 1L << fence.index();
        Topology topology = position.topology();
        boolean cutsOff = topology.cutsOff(lies, slot);
        long allCuts = lies ? topology.horizontalCuts() : topology.verticalCuts();
        assertThat((allCuts & slot) != 0)
                .as("%s among all slots of %s", fence, position)
                .isEqualTo(cutsOff);
        return cutsOff;
    }

    private static Set<Player> bySearch(Position position, Oracle oracle, Fence fence) {
        Set<Player> players = EnumSet.noneOf(Player.class);
        for (int seat : oracle.cutOffBy(fence.toString())) {
            players.add(position.rules().players().get(seat));
        }
        return players;
    }

    long positions() {
        return positions;
    }

    /** How many of a thousand slots would have cut somebody off. */
    long cutsPerMille() {
        return slots == 0 ? 0 : 1000 * cuts / slots;
    }
}
