package io.github.quoridor4j.notation;

/**
 * The colours of a {@link Theme}, in SVG's form.
 *
 * @param frame around the board
 * @param groove between the squares
 * @param square the squares
 * @param label letters and numbers on the frame
 * @param fence the fences
 * @param fenceEdge around the fences
 * @param last the squares of the last move
 * @param lastFence the fence of the last move, and around the player in turn
 * @param possible squares to go to and slots for fences
 * @param pawnEdge around pawns
 * @param sign marks and arrows
 * @param signEdge around arrows
 */
record Palette(
        String frame,
        String groove,
        String square,
        String label,
        String fence,
        String fenceEdge,
        String last,
        String lastFence,
        String possible,
        String pawnEdge,
        String sign,
        String signEdge) {

    private static final Palette LIGHT = new Palette(
            "#ffffff", // frame
            "#c3ccd6", // groove
            "#eef2f6", // square
            "#54606c", // label
            "#2b3038", // fence
            "#ffffff", // fence's edge
            "#fbe58a", // last move
            "#b77f00", // its fence
            "#6b7f93", // possible
            "#ffffff", // pawn's edge
            "#882255", // sign
            "#ffffff"); // its edge

    private static final Palette DARK = new Palette(
            "#15191f", // frame
            "#0d1014", // groove
            "#2d3540", // square
            "#a9b4c0", // label
            "#ece3cf", // fence
            "#15191f", // fence's edge
            "#6b5a14", // last move
            "#f0e442", // its fence
            "#8696a8", // possible
            "#f4f6f8", // pawn's edge
            "#56b4e9", // sign
            "#15191f"); // its edge

    private static final Palette WOOD = new Palette(
            "#6b4226", // frame
            "#3e2413", // groove
            "#a8713f", // square
            "#f0dcb8", // label
            "#f7e2b4", // fence
            "#3e2413", // fence's edge
            "#d6a92f", // last move
            "#ffe97a", // its fence
            "#f3d9a8", // possible
            "#fff8e8", // pawn's edge
            "#7fd0ff", // sign
            "#2a1608"); // its edge

    static Palette of(Theme theme) {
        return switch (theme) {
            case LIGHT -> LIGHT;
            case DARK -> DARK;
            case WOOD -> WOOD;
        };
    }
}
