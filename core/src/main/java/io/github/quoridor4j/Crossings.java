package io.github.quoridor4j;

/**
 * What a player sees of the lattice: the edges that are odd for him, and the points that hang on the border; see
 * {@link Topology}. Immutable.
 *
 * <p>Each edge between two points is held twice, once from each end: it is the one to the right of its left point, and the
 * one to the left of its right point. A fence is named by its middle, so that for horizontal fences {@code left} is the mask of
 * those whose first half is odd, and {@code right} of those whose second half is.
 */
final class Crossings {
    private final Goal goal;

    /** Points that fences join to the border; the goal's side is no border. */
    private final long border;

    /** Points with an odd edge to the left. */
    private final long left;

    /** Points with an odd edge to the right. */
    private final long right;

    /** Points with an odd edge below. */
    private final long down;

    /** Points with an odd edge above. */
    private final long up;

    private Crossings(Goal goal, long border, long left, long right, long down, long up) {
        this.goal = goal;
        this.border = border;
        this.left = left;
        this.right = right;
        this.down = down;
        this.up = up;
    }

    /** A pawn on a board without fences, with the straight way to its goal. */
    static Crossings straight(Goal goal, int square) {
        Crossings crossings = new Crossings(goal, 0, 0, 0, 0, 0);
        int direction = goal.side.ordinal();
        for (int at = square; goal.board.hasExit(at, direction); at += goal.side.offset) {
            crossings = crossings.stepped(at, direction);
        }
        return crossings;
    }

    /** After a step of the pawn: the way now begins with the step back, across the edge between the two squares. */
    private Crossings stepped(int square, int direction) {
        long near = goal.board.nearSlot(square, direction);
        long far = goal.board.closers(square, direction) & ~near;
        return (direction & 1) == 0
                ? new Crossings(goal, border, left ^ near, right ^ far, down, up)
                : new Crossings(goal, border, left, right, down ^ near, up ^ far);
    }

    /**
     * After any pawn move: a step, or a jump, which is two steps. If both ways round a corner are open, no fence touches the
     * point between, and either will do.
     */
    Crossings moved(Position before, int from, int to) {
        for (int direction = 0; direction < 4; direction++) {
            int next = from + Direction.at(direction).offset;
            if (!before.isOpen(from, direction)) {
                continue;
            }
            if (next == to) {
                return stepped(from, direction);
            }
            for (int second = 0; second < 4; second++) {
                if (next + Direction.at(second).offset == to && before.isOpen(next, second)) {
                    return stepped(from, direction).stepped(next, second);
                }
            }
        }
        throw new AssertionError("no way from " + Square.at(from) + " to " + Square.at(to) + " in " + before);
    }

    /** After a legal fence. */
    Crossings with(NewFence fence) {
        boolean startOnWall = (fence.middle & (fence.lies ? goal.westWall : goal.southWall)) != 0;
        boolean endOnWall = (fence.middle & (fence.lies ? goal.eastWall : goal.northWall)) != 0;
        // An edge to the goal's side never counts, since nothing hangs together there; to flip for it would be vain.
        boolean firstOdd = ((fence.lies ? left : down) & fence.middle) != 0 && (startOnWall || fence.start != 0);
        boolean secondOdd = ((fence.lies ? right : up) & fence.middle) != 0 && (endOnWall || fence.end != 0);
        boolean onBorder = startOnWall || endOnWall || (fence.cluster & border) != 0;
        long newBorder = onBorder ? border | fence.cluster : border;
        if (!firstOdd && !secondOdd) {
            return newBorder == border ? this : new Crossings(goal, newBorder, left, right, down, up);
        }
        // An edge changes if just one of its two points is flipped.
        long flipped = fence.grow(pointsToFlip(fence, firstOdd, secondOdd, startOnWall, endOnWall));
        Board board = goal.board;
        return new Crossings(
                goal,
                newBorder,
                left ^ flipped ^ board.toEast(flipped),
                right ^ flipped ^ board.toWest(flipped),
                down ^ flipped ^ board.toNorth(flipped),
                up ^ flipped ^ board.toSouth(flipped));
    }

    /**
     * The points of a fence to flip, with their clusters, so that both halves become even. The border cannot be flipped; if one
     * of the points hangs on it, the others follow that one, and else they follow the middle.
     */
    private long pointsToFlip(
            NewFence fence, boolean firstOdd, boolean secondOdd, boolean startOnWall, boolean endOnWall) {
        boolean ends = firstOdd != secondOdd; // whether the stretch between the ends is odd
        if (startOnWall || (fence.start & border) != 0) {
            return (firstOdd ? fence.middle : 0) | (ends ? fence.end : 0);
        }
        if ((fence.middle & border) == 0 && (endOnWall || (fence.end & border) != 0)) {
            return (secondOdd ? fence.middle : 0) | (ends ? fence.start : 0);
        }
        return (firstOdd ? fence.start : 0) | (secondOdd ? fence.end : 0);
    }

    /** Whether one of the halves of a fence is odd. */
    boolean isOdd(boolean lies, long slot) {
        return ((lies ? left | right : down | up) & slot) != 0;
    }

    /**
     * The horizontal slots in which a fence would cut this player off, among those free of conflict: those whose start or end is
     * on the border or joined to it, then those with two points that are joined already, and of these the odd ones.
     */
    long horizontalCuts(Topology topology) {
        long startOnBorder = goal.board.toEast(border) | goal.westWall;
        long endOnBorder = goal.board.toWest(border) | goal.eastWall;
        long firstJoined = goal.board.toEast(topology.rowNeighbours) | (startOnBorder & border);
        long secondJoined = topology.rowNeighbours | (border & endOnBorder);
        long endsJoined = topology.rowEnds | (startOnBorder & endOnBorder);
        return (firstJoined & left) | (secondJoined & right) | (endsJoined & (left ^ right));
    }

    /** The vertical slots in which a fence would cut this player off, among those free of conflict. */
    long verticalCuts(Topology topology) {
        long startOnBorder = goal.board.toNorth(border) | goal.southWall;
        long endOnBorder = goal.board.toSouth(border) | goal.northWall;
        long firstJoined = goal.board.toNorth(topology.columnNeighbours) | (startOnBorder & border);
        long secondJoined = topology.columnNeighbours | (border & endOnBorder);
        long endsJoined = topology.columnEnds | (startOnBorder & endOnBorder);
        return (firstJoined & down) | (secondJoined & up) | (endsJoined & (down ^ up));
    }
}
