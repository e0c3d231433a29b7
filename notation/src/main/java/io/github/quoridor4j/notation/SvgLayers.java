package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.SvgWriter.attributes;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Square;
import java.util.List;
import java.util.SortedSet;

/** What lies on the squares of a drawing, from below: possible moves, fences, paths, pawns, marks, arrows. */
final class SvgLayers {
    private final Picture picture;
    private final Palette colours;
    private final SvgGrid grid;
    private final SvgWriter svg;

    SvgLayers(Picture picture, Palette colours, SvgGrid grid, SvgWriter svg) {
        this.picture = picture;
        this.colours = colours;
        this.grid = grid;
        this.svg = svg;
    }

    void draw() {
        picture.extras().legalMoves().forEach(this::drawPossible);
        picture.position().fences().forEach(this::drawFence);
        picture.rules().players().forEach(this::drawPath);
        for (Player player : picture.rules().players()) {
            Square pawn = picture.position().pawn(player);
            SvgPawn.of(player).draw(svg, grid.x(pawn), grid.y(pawn), 15, colours.pawnEdge());
        }
        picture.extras().marks().forEach(this::drawMark);
        picture.extras().arrows().forEach(this::drawArrow);
    }

    private void drawPossible(Move move) {
        String style = attributes("fill", colours.possible());
        if (move instanceof PawnMove pawn) {
            svg.circle(grid.x(pawn.to()), grid.y(pawn.to()), 8, style);
        } else if (move instanceof FenceMove placing) {
            drawBar(placing.fence(), 26, 4, style + attributes("fill-opacity", 0.55));
        }
    }

    private void drawFence(Fence fence) {
        boolean isLast = picture.extras().isLast(fence);
        String style =
                attributes("fill", isLast ? colours.lastFence() : colours.fence(), "stroke", colours.fenceEdge());
        drawBar(fence, 2 * SvgGrid.SQUARE + SvgGrid.GROOVE, SvgGrid.GROOVE, style);
    }

    private void drawBar(Fence fence, double length, double thickness, String style) {
        BoardView.Slot slot = grid.view().slot(fence);
        double x = grid.middleOfColumn(slot.x() + 0.5);
        double y = grid.middleOfRow(slot.y() + 0.5);
        double width = slot.lies() ? length : thickness;
        double height = slot.lies() ? thickness : length;
        svg.bar(x, y, width, height, 0.4 * thickness, style);
    }

    private void drawPath(Player player) {
        // beside one another where several have the same way
        SortedSet<Player> shown = picture.extras().paths();
        double aside = 7 * (shown.headSet(player).size() - (shown.size() - 1) / 2.0);
        picture.path(player).ifPresent(squares -> drawPath(SvgPawn.of(player), squares, aside));
    }

    private void drawPath(SvgPawn pawn, List<Square> squares, double aside) {
        StringBuilder commands = new StringBuilder();
        for (Square square : squares) {
            commands.append(commands.length() == 0 ? "M" : "L")
                    .append(SvgWriter.point(grid.x(square) + aside, grid.y(square) + aside));
        }
        String style = attributes("fill", "none", "stroke-linejoin", "round", "stroke-dasharray", pawn.dash);
        String edge = attributes("stroke", colours.pawnEdge(), "stroke-width", 7);
        String line = attributes("stroke", pawn.colour, "stroke-width", 4.5);
        svg.path(commands.toString(), style + edge);
        svg.path(commands.toString(), style + line);
        Square goal = squares.get(squares.size() - 1);
        svg.open("g", attributes("transform", SvgWriter.translate(grid.x(goal) + aside, grid.y(goal) + aside)));
        pawn.shape(svg, 6, attributes("fill", pawn.colour, "stroke", colours.pawnEdge()));
        svg.close("g");
    }

    private void drawMark(Square square) {
        String edge = attributes("fill", "none", "stroke", colours.signEdge(), "stroke-width", 5.5);
        String style = attributes("fill", "none", "stroke", colours.sign(), "stroke-width", 3.5);
        svg.circle(grid.x(square), grid.y(square), 18, edge);
        svg.circle(grid.x(square), grid.y(square), 18, style);
    }

    /** Made to lie along the x axis, then turned. */
    private void drawArrow(Picture.Arrow arrow) {
        double x = grid.x(arrow.from());
        double y = grid.y(arrow.from());
        double length = Math.hypot(grid.x(arrow.to()) - x, grid.y(arrow.to()) - y);
        double angle = Math.toDegrees(Math.atan2(grid.y(arrow.to()) - y, grid.x(arrow.to()) - x));
        String neck = SvgWriter.number(length - 24);
        String tip = SvgWriter.point(length - 6, 0);
        String place = SvgWriter.translate(x, y) + " rotate(" + SvgWriter.number(angle) + ")";
        String style = attributes("fill", colours.sign(), "fill-opacity", 0.9, "stroke", colours.signEdge());
        svg.path(
                "M12 -3.5H" + neck + "V-10L" + tip + "L" + neck + " 10V3.5H12Z",
                attributes("transform", place) + style);
    }
}
