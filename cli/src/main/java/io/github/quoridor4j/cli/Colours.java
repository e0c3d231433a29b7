package io.github.quoridor4j.cli;

/** Paints boards of box-drawing characters with the codes of ANSI terminals. */
final class Colours {
    private static final String RESET = "\u001b[0m";
    private static final String PLAIN = "";
    private static final String FAINT = "2";
    private static final String FENCE = "1";
    private static final String PATH = "36";
    private static final String LAST_MOVE = "1;31";

    /** Blue and yellow for two: the colour-blind can tell them apart, and every pawn has its number, too. */
    private static final String[] PLAYERS = {"1;34", "1;33", "1;32", "1;35"};

    /** The frame, empty squares, and hints of fences. */
    private static final String LIGHT_LINES = "─│┌┐└┘├┤┬┴┼╴╵╶╷·";

    private Colours() {}

    static String paint(String drawing) {
        StringBuilder painted = new StringBuilder();
        String current = PLAIN;
        for (int i = 0; i < drawing.length(); i++) {
            char c = drawing.charAt(i);
            String style = c == ' ' ? current : style(c); // a blank looks the same in all of them
            if (!style.equals(current)) {
                painted.append(current.equals(PLAIN) ? "" : RESET);
                painted.append(style.equals(PLAIN) ? "" : "\u001b[" + style + "m");
                current = style;
            }
            painted.append(c);
        }
        return painted.toString();
    }

    /** That of a line's end is plain, so that nothing spills over. */
    private static String style(char c) {
        int player = Math.max("①②③④".indexOf(c), "❶❷❸❹".indexOf(c));
        if (player >= 0) {
            return PLAYERS[player];
        }
        if ("┅┇[]()".indexOf(c) >= 0) {
            return LAST_MOVE;
        }
        if (LIGHT_LINES.indexOf(c) >= 0) {
            return FAINT;
        }
        if (c == '•') {
            return PATH;
        }
        return c >= '─' && c <= '╿' ? FENCE : PLAIN;
    }
}
