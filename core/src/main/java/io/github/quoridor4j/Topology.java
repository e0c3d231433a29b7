package io.github.quoridor4j;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which fences would cut a player off, all of them at once and without a search. Immutable.
 *
 * <p><b>The lattice.</b> Fences run along the lattice of the corner points of the squares. A fence joins three points in a
 * line, its start (left or lower), its middle, and its end, by two edges of the lattice, its halves. The border of the board
 * is fence that stands already.
 *
 * <pre>
 *     +---+---+---+        the points inside the board ( o ) are named like
 *     |   |   |   |        anchors: a point is the upper right corner of the
 *     +---o---o---+        square with its name, and the middle of the fences
 *     |   |   |   |        with that anchor
 *     +===o===o---+
 *     |   |   |   |        here a1h: its middle is a1, its start a point of
 *     +---+---+---+        the border, its end b1
 * </pre>
 *
 * <p><b>Clusters.</b> Points that standing fences join form a cluster; the points of the border form one together with all
 * that fences join to it. For each player the border has a gap: the side that is his goal is no wall to him, since there he
 * leaves the board.
 *
 * <p><b>Odd edges.</b> Take for each player a way from his pawn to his goal and out of the board, any one that passes no
 * fence. Call an edge odd for him when his way crosses it an odd number of times. He is cut off when fences and border contain
 * a closed curve with his pawn on one side of it and the outside beyond his goal on the other. His way leads from one side to
 * the other, so it crosses such a curve an odd number of times, and any other closed curve an even number of times: <em>a
 * closed curve cuts him off exactly if the number of its odd edges is odd</em>. This stays true when we choose another way for
 * him. Moving his way across a point changes the four edges at that point; moving it across all points of a cluster, those
 * that lead out of the cluster. So we may <em>flip</em> clusters, and do so when a fence is placed, until both its halves are
 * even. A legal fence can always be made even: where two of its points are joined already, the stretch between them is even,
 * or it would cut somebody off. The border is never flipped; the other points of the fence are. So all edges of standing
 * fences are even, always, and what counts of a closed curve is only what a new fence adds.
 *
 * <p><b>The answer.</b> A new fence closes a curve exactly if two of its three points belong to one cluster already. It cuts
 * the player off exactly if, besides, the stretch between those two points is odd: one half, the other, or both halves
 * together. By which way through the cluster the curve closes is no matter, since all edges there are even. That is a handful
 * of operations on masks for all fences of an orientation, in {@link Crossings}.
 *
 * <p>Masks have the bit {@code 8 * row + column} for a point, as for an anchor. Those here know what fences join, which is the
 * same for all players; what hangs on the border differs with the goal, and is in {@link Crossings}. What is odd depends on
 * how a position was reached; the answers do not.
 */
final class Topology {
    /** Points in one cluster with their right neighbour. */
    final long rowNeighbours;

    /** Points whose left and right neighbours are in one cluster. */
    final long rowEnds;

    /** Points in one cluster with their upper neighbour. */
    final long columnNeighbours;

    /** Points whose lower and upper neighbours are in one cluster. */
    final long columnEnds;

    private final Crossings one;
    private final Crossings two;
    private final @Nullable Crossings three;
    private final @Nullable Crossings four;

    private Topology(
            long rowNeighbours,
            long rowEnds,
            long columnNeighbours,
            long columnEnds,
            Crossings one,
            Crossings two,
            @Nullable Crossings three,
            @Nullable Crossings four) {
        this.rowNeighbours = rowNeighbours;
        this.rowEnds = rowEnds;
        this.columnNeighbours = columnNeighbours;
        this.columnEnds = columnEnds;
        this.one = one;
        this.two = two;
        this.three = three;
        this.four = four;
    }

    /** The topology of a position from scratch: the pawns first, on a board without fences, then the fences. */
    static Topology of(Position position) {
        Rules rules = position.rules();
        Topology topology = new Topology(
                0,
                0,
                0,
                0,
                Crossings.straight(rules.goals[0], position.pawnIndex(0)),
                Crossings.straight(rules.goals[1], position.pawnIndex(1)),
                rules.playerCount < 3 ? null : Crossings.straight(rules.goals[2], position.pawnIndex(2)),
                rules.playerCount < 4 ? null : Crossings.straight(rules.goals[3], position.pawnIndex(3)));
        long horizontal = 0;
        long vertical = 0;
        for (long rest = position.horizontal; rest != 0; rest &= rest - 1) {
            NewFence fence = new NewFence(rules.board, Long.lowestOneBit(rest), true, horizontal, vertical);
            topology = topology.with(fence);
            horizontal |= Long.lowestOneBit(rest);
        }
        for (long rest = position.vertical; rest != 0; rest &= rest - 1) {
            NewFence fence = new NewFence(rules.board, Long.lowestOneBit(rest), false, horizontal, vertical);
            topology = topology.with(fence);
            vertical |= Long.lowestOneBit(rest);
        }
        return topology;
    }

    /** The topology of the position after one more move than this one's. */
    Topology after(Position before, Position after) {
        long horizontal = before.horizontal ^ after.horizontal;
        long vertical = before.vertical ^ after.vertical;
        if ((horizontal | vertical) != 0) {
            return with(new NewFence(
                    before.rules().board, horizontal | vertical, horizontal != 0, before.horizontal, before.vertical));
        }
        int player = Seats.turn(before.seats);
        int from = before.pawnIndex(player);
        int to = after.pawnIndex(player);
        return from == to ? this : with(player, of(player).moved(before, from, to));
    }

    /** After a legal fence; the halves of another one could not both be made even. */
    private Topology with(NewFence fence) {
        long cluster = fence.cluster;
        Board board = fence.board;
        long left = board.toEast(cluster);
        long right = board.toWest(cluster);
        long lower = board.toNorth(cluster);
        long upper = board.toSouth(cluster);
        return new Topology(
                rowNeighbours | (cluster & right),
                rowEnds | (left & right),
                columnNeighbours | (cluster & upper),
                columnEnds | (lower & upper),
                one.with(fence),
                two.with(fence),
                three == null ? null : three.with(fence),
                four == null ? null : four.with(fence));
    }

    private Topology with(int player, Crossings crossings) {
        return new Topology(
                rowNeighbours,
                rowEnds,
                columnNeighbours,
                columnEnds,
                player == 0 ? crossings : one,
                player == 1 ? crossings : two,
                player == 2 ? crossings : three,
                player == 3 ? crossings : four);
    }

    private Crossings of(int player) {
        Crossings crossings = switch (player) {
            case 0 -> one;
            case 1 -> two;
            case 2 -> three;
            default -> four;
        };
        return Objects.requireNonNull(crossings);
    }

    /** Whether a fence in a slot free of conflict would cut somebody off. */
    boolean cutsOff(boolean lies, long slot) {
        return isOdd(lies, slot) && ((lies ? horizontalCuts() : verticalCuts()) & slot) != 0;
    }

    /** Whether a half of a fence is odd for somebody, without which it cuts nobody off. */
    private boolean isOdd(boolean lies, long slot) {
        return one.isOdd(lies, slot)
                || two.isOdd(lies, slot)
                || (three != null && three.isOdd(lies, slot))
                || (four != null && four.isOdd(lies, slot));
    }

    /** The horizontal slots in which a fence would cut somebody off, among those free of conflict. */
    long horizontalCuts() {
        long cuts = one.horizontalCuts(this) | two.horizontalCuts(this);
        if (three != null) {
            cuts |= three.horizontalCuts(this);
        }
        return four == null ? cuts : cuts | four.horizontalCuts(this);
    }

    /** The vertical slots in which a fence would cut somebody off, among those free of conflict. */
    long verticalCuts() {
        long cuts = one.verticalCuts(this) | two.verticalCuts(this);
        if (three != null) {
            cuts |= three.verticalCuts(this);
        }
        return four == null ? cuts : cuts | four.verticalCuts(this);
    }
}
