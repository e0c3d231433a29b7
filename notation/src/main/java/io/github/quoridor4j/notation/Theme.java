package io.github.quoridor4j.notation;

/**
 * The colours of a picture drawn by {@link Diagram#toSvg(Theme)}. The players have in all of them the same colours, which
 * colour-blind people can tell apart, and shapes of their own.
 */
public enum Theme {
    /** Pale squares and dark fences on white. */
    LIGHT,
    /** Dark squares and pale fences on black. */
    DARK,
    /** Brown squares and maple fences, as in the box. */
    WOOD
}
