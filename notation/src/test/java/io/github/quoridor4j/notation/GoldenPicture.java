package io.github.quoridor4j.notation;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.List;
import java.util.function.UnaryOperator;

/** A diagram whose pictures have been looked at. */
record GoldenPicture(String name, Theme theme, Position position, UnaryOperator<Diagram> additions) {
    /** Widths in pixels: in a list of games, and beside a text. */
    static final List<Integer> WIDTHS = List.of(120, 480);

    private static final Position MIDGAME = PositionText.parse("e3c6f6a3 / d3g6b4 / e4 e6 / 7 6 / 1");
    private static final Position FOUR_PLAYERS = PositionText.parse("d4f4b7 / a2a8f6 / e4 d5 e7 h6 / 4 3 4 3 / 1");

    static final GoldenPicture START =
            new GoldenPicture("light-start", Theme.LIGHT, Position.initial(Rules.standard()), diagram -> diagram);
    static final GoldenPicture LAST_FENCE =
            new GoldenPicture("light-last-fence", Theme.LIGHT, MIDGAME, diagram -> diagram.lastMove(Move.parse("d3v")));
    static final GoldenPicture LEGAL_MOVES = new GoldenPicture(
            "dark-legal-moves",
            Theme.DARK,
            MIDGAME,
            diagram -> diagram.legalMoves(MIDGAME.legalMoves()).lastMove(Move.parse("d3v")));
    static final GoldenPicture LAST_STEP = new GoldenPicture(
            "wood-last-step",
            Theme.WOOD,
            PositionText.parse("c6b5 / d3g6 / e4 e6 / 8 8 / 2"),
            diagram -> diagram.lastMove(Square.E3, Square.E4).mark(Square.E5).mark(Square.E6));
    static final GoldenPicture PATHS =
            new GoldenPicture("light-four-players", Theme.LIGHT, FOUR_PLAYERS, Diagram::paths);
    static final GoldenPicture TURNED = new GoldenPicture(
            "dark-turned",
            Theme.DARK,
            FOUR_PLAYERS,
            diagram -> diagram.seenBy(Player.FOUR).path(Player.FOUR).lastMove(Square.C5, Square.D5));
    static final GoldenPicture WON = new GoldenPicture(
            "wood-5x5-won",
            Theme.WOOD,
            PositionText.parse("b3 / d2b1 / c5 c2 / 3 2 / 2 / size=5;fences=4"),
            diagram -> diagram.coordinates(false).lastMove(Square.C4, Square.C5));
    static final GoldenPicture SMALLEST = new GoldenPicture(
            "light-3x3-four-players",
            Theme.LIGHT,
            Position.initial(Rules.builder().size(3).players(4).fences(1).build()),
            diagram -> diagram);
    static final GoldenPicture ARROWS = new GoldenPicture(
            "light-arrows",
            Theme.LIGHT,
            MIDGAME,
            diagram -> diagram.paths()
                    .arrow(Square.E4, Square.D4)
                    .arrow(Square.H8, Square.F6)
                    .arrow(Square.B2, Square.B7));
    static final GoldenPicture EVERYTHING = new GoldenPicture(
            "wood-everything",
            Theme.WOOD,
            FOUR_PLAYERS,
            diagram -> diagram.seenBy(Player.THREE)
                    .legalMoves(FOUR_PLAYERS.legalMoves())
                    .lastMove(Move.parse("d4h"))
                    .paths()
                    .mark(Square.A1)
                    .mark(Square.H2)
                    .arrow(Square.A9, Square.C7)
                    .arrow(Square.E2, Square.G2));

    static List<GoldenPicture> all() {
        return List.of(START, LAST_FENCE, LEGAL_MOVES, LAST_STEP, PATHS, TURNED, WON, SMALLEST, ARROWS, EVERYTHING);
    }

    Diagram diagram() {
        return of(position);
    }

    /** The same picture of another position. */
    Diagram of(Position other) {
        return additions.apply(Diagram.of(other));
    }

    /** The file with the picture. */
    String file(int width) {
        return name + "-" + width + ".png";
    }

    @Override
    public String toString() {
        return name;
    }
}
