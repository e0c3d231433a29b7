package io.github.quoridor4j;

import org.jspecify.annotations.Nullable;

/** The shortest ways of the players as far as they are known; may belong to an earlier position. Immutable. */
final class Paths {
    static final Paths UNKNOWN = new Paths(new ShortestPath[4]);

    private final @Nullable ShortestPath[] paths;

    private Paths(@Nullable ShortestPath[] paths) {
        this.paths = paths;
    }

    @Nullable
    ShortestPath of(int player) {
        return paths[player];
    }

    Paths with(int player, ShortestPath path) {
        @Nullable ShortestPath[] copy = paths.clone();
        copy[player] = path;
        return new Paths(copy);
    }
}
