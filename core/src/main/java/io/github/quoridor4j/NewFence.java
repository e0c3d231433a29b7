package io.github.quoridor4j;

/** A fence about to be placed, as points of the lattice, and what it joins; see {@link Topology}. */
final class NewFence {
    final Board board;
    final boolean lies;

    /** The left or lower end; 0 on the border. */
    final long start;

    final long middle;

    /** The right or upper end; 0 on the border. */
    final long end;

    /** All points that hang together by this fence and the standing ones. */
    final long cluster;

    private final long horizontal;
    private final long vertical;

    NewFence(Board board, long middle, boolean lies, long horizontal, long vertical) {
        this.board = board;
        this.lies = lies;
        this.middle = middle;
        this.start = lies ? board.toWest(middle) : board.toSouth(middle);
        this.end = lies ? board.toEast(middle) : board.toNorth(middle);
        this.horizontal = horizontal;
        this.vertical = vertical;
        this.cluster = grow(start | middle | end);
    }

    /** The points of all clusters that have one of some points, by the standing fences. */
    long grow(long points) {
        long cluster = points;
        while (true) {
            long before = cluster;
            long lying = horizontal & (cluster | board.toEast(cluster) | board.toWest(cluster));
            cluster |= lying | board.toEast(lying) | board.toWest(lying);
            long standing = vertical & (cluster | board.toNorth(cluster) | board.toSouth(cluster));
            cluster |= standing | board.toNorth(standing) | board.toSouth(standing);
            if (cluster == before) {
                return cluster;
            }
        }
    }
}
