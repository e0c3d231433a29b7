/** The rules of the board game Quoridor: squares, fences, moves, rule sets and positions; and their encodings for learning. */
module io.github.quoridor4j.core {
    requires static org.jspecify;

    exports io.github.quoridor4j;
    exports io.github.quoridor4j.learn;
}
