/** Quoridor as text: positions, game records and diagrams, read and written. */
module io.github.quoridor4j.notation {
    requires transitive io.github.quoridor4j.core;
    requires static org.jspecify;

    exports io.github.quoridor4j.notation;
}
