package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.SvgWriter.attributes;

import io.github.quoridor4j.Player;

/**
 * How the players' pawns and paths are drawn: a colour of the set by Okabe and Ito, a shape, and a dash of its own for each.
 */
enum SvgPawn {
    CIRCLE("#0072b2", "#ffffff", "14 6", 0) {
        @Override
        void shape(SvgWriter svg, double radius, String style) {
            svg.circle(0, 0, radius, style);
        }
    },
    SQUARE("#d55e00", "#ffffff", "5 6", 0) {
        @Override
        void shape(SvgWriter svg, double radius, String style) {
            svg.bar(0, 0, 1.76 * radius, 1.76 * radius, 0.2 * radius, style);
        }
    },
    TRIANGLE("#009e73", "#ffffff", "16 5 4 5", 0.12) {
        @Override
        void shape(SvgWriter svg, double radius, String style) {
            polygon(svg, 1.1 * radius, style, 0, -1, 1.02, 0.8, -1.02, 0.8);
        }
    },
    DIAMOND("#cc79a7", "#1a1a1a", "10 4 3 4 3 4", 0) {
        @Override
        void shape(SvgWriter svg, double radius, String style) {
            polygon(svg, 1.18 * radius, style, 0, -1, 1, 0, 0, 1, -1, 0);
        }
    };

    private static final SvgPawn[] VALUES = values();

    final String colour;

    /** The lengths of the dashes and gaps of his path. */
    final String dash;

    private final String numberColour;

    /** How much lower than in the middle the number stands, in radiuses. */
    private final double numberDrop;

    SvgPawn(String colour, String numberColour, String dash, double numberDrop) {
        this.colour = colour;
        this.numberColour = numberColour;
        this.dash = dash;
        this.numberDrop = numberDrop;
    }

    static SvgPawn of(Player player) {
        return VALUES[player.ordinal()];
    }

    /** Draws the outline around the origin. */
    abstract void shape(SvgWriter svg, double radius, String style);

    /** Draws the pawn with its number around a point. */
    void draw(SvgWriter svg, double x, double y, double radius, String edge) {
        String outline = attributes("stroke", edge, "stroke-width", 0.16 * radius, "stroke-linejoin", "round");
        svg.open("g", attributes("transform", SvgWriter.translate(x, y)));
        shape(svg, radius, attributes("fill", colour) + outline);
        svg.label(
                String.valueOf(ordinal() + 1),
                0,
                (0.41 + numberDrop) * radius,
                1.15 * radius,
                attributes("font-weight", "bold", "fill", numberColour));
        svg.close("g");
    }

    private static void polygon(SvgWriter svg, double scale, String style, double... points) {
        StringBuilder commands = new StringBuilder();
        for (int i = 0; i < points.length; i += 2) {
            commands.append(i == 0 ? "M" : "L").append(SvgWriter.point(points[i] * scale, points[i + 1] * scale));
        }
        svg.path(commands + "Z", style);
    }
}
