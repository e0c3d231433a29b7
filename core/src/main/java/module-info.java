/** The rules of the board game Quoridor: squares, fences, moves, rule sets and positions. */
module io.github.quoridor4j.core {
    requires static org.jspecify;

    exports io.github.quoridor4j;
}
