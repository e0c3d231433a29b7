package io.github.quoridor4j;

import java.util.function.ObjLongConsumer;
import java.util.stream.Stream;

/**
 * Perft by breadth first: ply by ply, equal positions are merged into one with a multiplicity, and only from what is left are
 * moves counted by depth first.
 *
 * <p>The ply that would need too much memory is the last one to be merged, and in passes: the hash sorts its positions into
 * classes, and each pass makes all of them from the ply before but keeps those of one class. Classes that are larger than
 * expected are counted in portions, which merges less but counts the same.
 */
final class MergingPerft {
    /** To merge the children of a position takes longer than to count their moves, but not than those of their children. */
    private static final int LEAST_DEPTH = 2;

    /** Many, so that all threads end at the same time. */
    private static final int MOST_PARTS = 4096;

    private final Rules rules;
    private final int maxPositions;
    private final Workers workers;

    MergingPerft(Rules rules, int maxPositions, Workers workers) {
        this.rules = rules;
        this.maxPositions = maxPositions;
        this.workers = workers;
    }

    long count(Position start, int depth) {
        PositionTable table = new PositionTable(rules, 1);
        table.add(Mirror.fold(start), 1);
        long waysMerged = 1; // to a position of the table, on average
        for (int rest = depth; rest > LEAST_DEPTH; rest--) {
            long moves = table.entries()
                    .mapToLong(entry -> entry.position().legalMoves().size())
                    .sum();
            if (moves > maxPositions) {
                return countInPasses(table, moves / waysMerged, rest - 1);
            }
            PositionTable children = new PositionTable(rules, (int) moves);
            forEachChild(table, children::add);
            waysMerged = Math.max(1, moves / Math.max(1, children.size()));
            table = children;
        }
        PositionTable last = table;
        int parts = Math.min(MOST_PARTS, table.size() + 1);
        return workers.sum(parts, part -> count(last.entries(part, parts), Math.min(depth, LEAST_DEPTH)));
    }

    private void forEachChild(PositionTable parents, ObjLongConsumer<Position> action) {
        parents.entries().forEach(entry -> {
            Perft.stopIfInterrupted();
            Position parent = entry.position();
            for (Move move : parent.legalMoves()) {
                action.accept(Mirror.fold(parent.after(move)), entry.multiplicity());
            }
        });
    }

    private static long count(Stream<PositionTable.Entry> entries, int depth) {
        return entries.mapToLong(entry ->
                        Math.multiplyExact(entry.multiplicity(), Perft.countUnlessInterrupted(entry.position(), depth)))
                .reduce(0, Math::addExact);
    }

    /**
     * Counts from the children of some positions, of which about so many different ones are expected. The ply before tells how
     * many ways lead to one at least: fences may be placed in any order, and now there is one more of them.
     */
    private long countInPasses(PositionTable parents, long expectedChildren, int depth) {
        int capacity = Math.max(1, maxPositions / workers.threads);
        long classes = (expectedChildren + capacity - 1) / capacity;
        int passes = (int) ((classes + workers.threads - 1) / workers.threads * workers.threads);
        return workers.sum(passes, pass -> {
            Portions portions = new Portions(capacity, depth);
            forEachChild(parents, (position, ways) -> {
                if (Long.remainderUnsigned(position.hash(), passes) == pass) {
                    portions.add(position, ways);
                }
            });
            return portions.count();
        });
    }

    /** Positions that are merged as far as they fit into a table; whenever it is full, moves are counted from its content. */
    private final class Portions {
        private final PositionTable table;
        private final int depth;
        private long count;

        Portions(int capacity, int depth) {
            this.table = new PositionTable(rules, capacity);
            this.depth = depth;
        }

        void add(Position position, long ways) {
            if (!table.add(position, ways)) {
                count = count();
                table.clear();
                table.add(position, ways);
            }
        }

        long count() {
            return Math.addExact(count, MergingPerft.count(table.entries(), depth));
        }
    }
}
