package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.SvgWriter.attributes;

import io.github.quoridor4j.Player;
import io.github.quoridor4j.Square;

/**
 * A picture as SVG, as {@link Diagram#toSvg(Theme)} says: frame, squares, the {@linkplain SvgLayers layers} with what stands
 * on them, coordinates, and below the board what the players have left.
 */
final class SvgBoard {
    private static final double PAD = 12;
    private static final double LABEL_MARGIN = 30;
    private static final double BARE_MARGIN = 12;
    private static final double FOOTER = 50;

    private final Picture picture;
    private final Palette colours;
    private final SvgGrid grid;
    private final double left;
    private final double boardWidth;
    private final double width;
    private final double height;
    private final SvgWriter svg = new SvgWriter();

    private SvgBoard(Picture picture, Theme theme) {
        this.picture = picture;
        this.colours = Palette.of(theme);
        // the same on the right, so that the board is in the middle
        this.left = picture.coordinates() ? LABEL_MARGIN : BARE_MARGIN;
        this.grid = new SvgGrid(picture.view(), left + PAD, BARE_MARGIN + PAD);
        this.boardWidth = SvgGrid.PITCH * picture.rules().size() - SvgGrid.GROOVE + 2 * PAD;
        this.width = boardWidth + 2 * left;
        this.height = BARE_MARGIN + boardWidth + (picture.coordinates() ? LABEL_MARGIN : 0) + FOOTER;
    }

    static String draw(Picture picture, Theme theme) {
        SvgBoard board = new SvgBoard(picture, theme);
        board.drawBoard();
        new SvgLayers(picture, board.colours, board.grid, board.svg).draw();
        if (picture.coordinates()) {
            board.drawLabels();
        }
        picture.rules().players().forEach(board::drawStock);
        return board.toString();
    }

    private void drawBoard() {
        svg.rectangle(0, 0, width, height, 12, attributes("fill", colours.frame()));
        svg.rectangle(left, BARE_MARGIN, boardWidth, boardWidth, 8, attributes("fill", colours.groove()));
        for (Square square : Square.values()) {
            if (picture.rules().isOnBoard(square)) {
                boolean isLast =
                        picture.extras().isLast(square) || picture.extras().isOrigin(square);
                String style = attributes("fill", isLast ? colours.last() : colours.square());
                svg.bar(grid.x(square), grid.y(square), SvgGrid.SQUARE, SvgGrid.SQUARE, 4, style);
            }
        }
    }

    private void drawLabels() {
        String style = attributes("fill", colours.label());
        BoardView view = picture.view();
        for (int i = 0; i < view.size(); i++) {
            svg.label(String.valueOf(view.rowLabel(i)), left / 2, grid.middleOfRow(i) + 7, 20, style);
            double below = BARE_MARGIN + boardWidth + 21;
            svg.label(String.valueOf(view.columnLabel(i)), grid.middleOfColumn(i), below, 20, style);
        }
    }

    /** A pawn, a fence and the number of fences left; for the player to move or the winner within a ring. */
    private void drawStock(Player player) {
        double share = width / picture.rules().players().size();
        String place = SvgWriter.translate(share * (player.ordinal() + 0.5), height - FOOTER / 2);
        String scale = " scale(" + SvgWriter.number(Math.min(1, share / 90)) + ")";
        svg.open("g", attributes("transform", place + scale));
        if (player == picture.playerInFocus()) {
            String ring = attributes("fill", "none", "stroke", colours.lastFence(), "stroke-width", 3);
            svg.bar(0, 0, 84, 40, 20, ring);
        }
        SvgPawn.of(player).draw(svg, -22, 0, 13, colours.pawnEdge());
        svg.bar(2, 0, 6, 24, 3, attributes("fill", colours.fence()));
        String count = String.valueOf(picture.position().fencesLeft(player));
        svg.label(count, 22, 8, 22, attributes("fill", colours.label()));
        svg.close("g");
    }

    @Override
    public String toString() {
        DiagramWords words = new DiagramWords(picture);
        String id = id(words.title() + words.description() + svg);
        String box = "0 0 " + SvgWriter.point(width, height);
        String accessibility = attributes("role", "img", "aria-labelledby", id + "-title " + id + "-desc");
        String root = attributes("xmlns", "http://www.w3.org/2000/svg", "version", "1.1", "viewBox", box);
        return new SvgWriter()
                .open("svg", root + accessibility)
                .text("title", words.title(), attributes("id", id + "-title"))
                .text("desc", words.description(), attributes("id", id + "-desc"))
                .append(svg.toString())
                .close("svg")
                .toString();
    }

    /** From the content, so that the ids of different pictures on one page differ. */
    private static String id(String content) {
        long hash = 0;
        for (int i = 0; i < content.length(); i++) {
            hash = (hash + content.charAt(i) + 1) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return "q" + Long.toHexString(hash);
    }
}
