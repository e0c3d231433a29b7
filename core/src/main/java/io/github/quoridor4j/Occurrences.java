package io.github.quoridor4j;

import org.jspecify.annotations.Nullable;

/**
 * How often positions have occurred in a game. Immutable: adding one shares nearly everything, so that each ply of a game can
 * have its own.
 *
 * <p>A trie on the positions' hashes, four bits a level; positions of the same hash are told apart by equality.
 */
final class Occurrences {
    static final Occurrences NONE = new Occurrences(null);

    private static final int BITS = 4;
    private static final int WIDTH = 1 << BITS;

    private final @Nullable Node root;

    private Occurrences(@Nullable Node root) {
        this.root = root;
    }

    /** How often a position has occurred. */
    int of(Position position) {
        Node node = root;
        for (long hash = position.hash(); node instanceof Branch branch; hash >>>= BITS) {
            node = branch.children[index(hash)];
        }
        return node instanceof Entry entry ? entry.of(position) : 0;
    }

    /** These and one more. */
    Occurrences with(Position position) {
        return new Occurrences(with(root, position, 0));
    }

    private static Node with(@Nullable Node node, Position added, int shift) {
        if (node instanceof Branch branch) {
            int index = index(added.hash() >>> shift);
            return branch.with(index, with(branch.children[index], added, shift + BITS));
        }
        if (!(node instanceof Entry entry)) {
            return new Entry(added, 1, null);
        }
        long hash = entry.position.hash();
        return hash == added.hash()
                ? entry.with(added)
                : with(new Branch(new Node[WIDTH]).with(index(hash >>> shift), entry), added, shift);
    }

    private static int index(long hash) {
        return (int) hash & (WIDTH - 1);
    }

    /** A place in the trie: either a branch or a list of positions that all have one hash. */
    private sealed interface Node permits Branch, Entry {}

    private static final class Branch implements Node {
        private final @Nullable Node[] children;

        Branch(@Nullable Node[] children) {
            this.children = children;
        }

        Branch with(int index, @Nullable Node child) {
            @Nullable Node[] copy = children.clone();
            copy[index] = child;
            return new Branch(copy);
        }
    }

    private record Entry(
            Position position, int count, @Nullable Entry others) implements Node {
        Entry with(Position added) {
            if (position.equals(added)) {
                return new Entry(position, count + 1, others);
            }
            return new Entry(position, count, others == null ? new Entry(added, 1, null) : others.with(added));
        }

        int of(Position asked) {
            if (position.equals(asked)) {
                return count;
            }
            return others == null ? 0 : others.of(asked);
        }
    }
}
