package io.github.quoridor4j.notation;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Fence;
import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.PositionBuilder;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A picture of a position, with marks, arrows and more if wanted: as ASCII characters, which can be read back, in box-drawing
 * characters, or as SVG. Immutable and compared by value; each addition makes a new diagram. Row 1 is at the bottom unless
 * {@link #seenBy} turns the board.
 *
 * <!-- diagram: b3 / d2 / c2 c5 / 9 9 / 1 / size=5 ; captions -->
 * <pre>{@code
 *      a   b   c   d   e
 *    +-------------------+
 *  5 | .   .   2   .   . | 5
 *    |                   |
 *  4 | .   .   .   .   . | 4
 *    |    -------        |
 *  3 | .   .   .   . | . | 3
 *    |               |   |
 *  2 | .   .   1   . | . | 2
 *    |                   |
 *  1 | .   .   .   .   . | 1
 *    +-------------------+
 *      a   b   c   d   e
 *
 * to move      1
 * fences left  1:  9  2:  9
 * }</pre>
 *
 * Here stand the fences b3h and d2v. What is added to a picture has these signs:
 *
 * <table>
 * <caption>Signs in characters</caption>
 * <tr><th></th><th>ASCII</th><th>Unicode</th></tr>
 * <tr><td>marked square</td><td>{@code <.>}</td><td>{@code <·>}</td></tr>
 * <tr><td>last move of a pawn: to, from</td><td>{@code [1] (.)}</td><td>{@code [①] (·)}</td></tr>
 * <tr><td>last move, a fence</td><td>{@code #######}</td><td>dashed</td></tr>
 * <tr><td>square to move to</td><td>{@code +}</td><td>{@code ◦}</td></tr>
 * <tr><td>post in the middle of fences that could be placed: both, lying, standing</td>
 * <td>{@code +}, {@code ~}, {@code :}</td><td>{@code ┼}, {@code ─}, {@code │}</td></tr>
 * <tr><td>square of a path</td><td>{@code *}</td><td>{@code •}</td></tr>
 * <tr><td>arrows</td><td colspan="2">below the board: {@code arrows       e2>e4}</td></tr>
 * </table>
 *
 * Where several would stand on one square, the first of the table does; a pawn stands before all but the brackets.
 */
public final class Diagram {
    private final Picture picture;

    private Diagram(Picture picture) {
        this.picture = picture;
    }

    /**
     * Makes the plain picture of a position, with coordinates.
     *
     * @param position any position
     * @return its picture
     */
    public static Diagram of(Position position) {
        Objects.requireNonNull(position);
        return new Diagram(new Picture(position, Direction.SOUTH, true, Optional.empty(), Extras.NONE));
    }

    /** {@return the position} */
    public Position position() {
        return picture.position();
    }

    /**
     * Turns the board so that a player goes upwards: the side opposite to his goal is at the bottom.
     *
     * @param player a player
     * @return a diagram seen by him
     * @throws IllegalArgumentException if the player has no seat
     */
    public Diagram seenBy(Player player) {
        return new Diagram(picture.seenFrom(picture.rules().goal(player).opposite()));
    }

    /**
     * Shows or hides the letters and digits around the board. Without them nobody can tell from characters how a board is
     * turned.
     *
     * @param shown whether they are shown
     * @return a diagram with or without them
     */
    public Diagram coordinates(boolean shown) {
        return new Diagram(picture.withCoordinates(shown));
    }

    /**
     * Gives the picture a title for programs that read SVG aloud or show it as a hint.
     *
     * @param title any text; what XML does not allow is shown as U+FFFD
     * @return a diagram with this title, instead of one that says who is to move
     */
    public Diagram title(String title) {
        return new Diagram(picture.withTitle(Objects.requireNonNull(title)));
    }

    /**
     * Marks one more square.
     *
     * @param square a square
     * @return a diagram with this mark too
     * @throws IllegalArgumentException if the square is off the board
     */
    public Diagram mark(Square square) {
        return with(extras().plusMark(onBoard(square)));
    }

    /**
     * Highlights the last move: the square that the pawn went to, or the fence. A pass shows nothing.
     *
     * @param move the move that led to the position
     * @return a diagram with this last move, instead of another one
     * @throws IllegalArgumentException if the move is off the board
     */
    public Diagram lastMove(Move move) {
        return with(extras().withLastMove(new Picture.LastMove(onBoard(move), Optional.empty())));
    }

    /**
     * Highlights the last move of a pawn, and where it came from.
     *
     * @param from where the pawn came from
     * @param to where it went to
     * @return a diagram with this last move, instead of another one
     * @throws IllegalArgumentException if a square is off the board
     */
    public Diagram lastMove(Square from, Square to) {
        Move move = Move.of(onBoard(to));
        return with(extras().withLastMove(new Picture.LastMove(move, Optional.of(onBoard(from)))));
    }

    /**
     * Shows where the pawn could go and fences could be placed; usually {@code position().legalMoves()}.
     *
     * @param moves any moves
     * @return a diagram with these moves, instead of others
     * @throws IllegalArgumentException if a move is off the board
     */
    public Diagram legalMoves(Set<? extends Move> moves) {
        moves.forEach(this::onBoard);
        return with(extras().withLegalMoves(moves));
    }

    /**
     * Shows the {@linkplain Position#shortestPath shortest path} of one more player.
     *
     * @param player a player
     * @return a diagram with this path too
     * @throws IllegalArgumentException if the player has no seat
     */
    public Diagram path(Player player) {
        picture.rules().goal(player); // refuses a player without a seat
        return with(extras().plusPaths(Set.of(player)));
    }

    /** {@return a diagram with the shortest paths of all players} */
    public Diagram paths() {
        return with(extras().plusPaths(picture.rules().players()));
    }

    /**
     * Adds an arrow.
     *
     * @param from where it begins
     * @param to where it ends
     * @return a diagram with this arrow too
     * @throws IllegalArgumentException if a square is off the board, or both are the same
     */
    public Diagram arrow(Square from, Square to) {
        if (onBoard(from) == onBoard(to)) {
            throw new IllegalArgumentException("an arrow from " + from + " to itself");
        }
        return with(extras().plusArrow(new Picture.Arrow(from, to)));
    }

    /**
     * Draws the board in ASCII characters, with the player to move (or, at the end, the winner) and the fences left below.
     * Pawns are the numbers of their players, fences are continuous lines over two squares.
     *
     * @return the lines, each ended by {@code \n} and without blanks before it
     */
    public String toAscii() {
        return AsciiBoard.draw(picture);
    }

    /**
     * Draws the board in box-drawing characters, with fences as heavy lines that join where they touch. Pawns are encircled
     * numbers, the one of the player to move (or, at the end, of the winner) is black. Every character is one column wide in
     * a terminal that takes ambiguous ones as narrow. What is below the board is as in ASCII.
     *
     * @return the lines, each ended by {@code \n} and without blanks before it
     */
    public String toUnicode() {
        return UnicodeBoard.draw(picture);
    }

    /**
     * Draws the board as SVG in {@link Theme#LIGHT}.
     *
     * @return as {@link #toSvg(Theme)}
     */
    public String toSvg() {
        return toSvg(Theme.LIGHT);
    }

    /**
     * Draws the board as SVG 1.1: one {@code svg} element in ASCII, without declaration, scripts, style sheets or references
     * to anything, so that it can be a file or stand in a page. It fills whatever room it is given. Below the board are the
     * fences left of each player, the player to move or the winner highlighted; the title and a description of the whole
     * picture in words are there for programs that read aloud. Equal diagrams have equal texts. The ids begin with a hash
     * of the content, so that those of different pictures in one page differ.
     *
     * @param theme the colours
     * @return the element
     */
    public String toSvg(Theme theme) {
        return SvgBoard.draw(picture, Objects.requireNonNull(theme));
    }

    /**
     * Reads a picture as {@link #toAscii()} draws it, in any turn, under the usual rules: on 9x9 the standard ones for that
     * number of pawns, on 7x7 those of the small game for two or four, otherwise those of {@link Rules#builder()} with as
     * many fences as there are. Extra signs and arrows are passed over.
     *
     * <p>Lines may be indented, commented out, ended in any way; empty ones do not count. The coordinates may be missing, and
     * then row 1 is at the bottom. So may the lines below: by default the player after the winner or {@link Player#ONE} is
     * to move, and the fences on the board have been placed in turn, as evenly as can be.
     *
     * @param text the picture
     * @return the position
     * @throws NotationException if the text is no such picture
     * @throws InvalidPositionException if it is, but the position is impossible
     */
    public static Position parseAscii(String text) {
        return parseAsciiForEditing(text).build();
    }

    /**
     * Reads a picture as {@link #parseAscii(String)} does, under known rules.
     *
     * @param text the picture
     * @param rules the rules
     * @return the position
     * @throws NotationException if the text is no picture of a board of this size with a pawn for each player
     * @throws InvalidPositionException if it is, but the position is impossible
     */
    public static Position parseAscii(String text, Rules rules) {
        return parseAsciiForEditing(text, rules).build();
    }

    /**
     * Reads a picture of a position that need not be possible, to be looked at or mended. What {@link #parseAscii(String)}
     * refuses with an {@link InvalidPositionException} is read here; nothing else differs.
     *
     * @param text the picture
     * @return a new builder that holds what the picture shows
     * @throws NotationException if the text is no such picture
     */
    public static PositionBuilder parseAsciiForEditing(String text) {
        return AsciiReader.read(text, Optional.empty());
    }

    /**
     * Reads a picture of a position that need not be possible, under known rules.
     *
     * @param text the picture
     * @param rules the rules
     * @return a new builder that holds what the picture shows
     * @throws NotationException if the text is no picture of a board of this size with a pawn for each player
     */
    public static PositionBuilder parseAsciiForEditing(String text, Rules rules) {
        return AsciiReader.read(text, Optional.of(rules));
    }

    /**
     * Reads a picture as {@link #parseAscii(String)} does.
     *
     * @param text the picture
     * @return the position, or empty if the text or the position has a problem
     */
    public static Optional<Position> tryParseAscii(String text) {
        try {
            return Optional.of(parseAscii(text));
        } catch (NotationException | InvalidPositionException e) {
            return Optional.empty();
        }
    }

    private Extras extras() {
        return picture.extras();
    }

    private Diagram with(Extras extras) {
        return new Diagram(picture.with(extras));
    }

    private Square onBoard(Square square) {
        require(picture.rules().isOnBoard(square), square);
        return square;
    }

    private Move onBoard(Move move) {
        if (move instanceof PawnMove pawn) {
            onBoard(pawn.to());
        } else if (move instanceof FenceMove placing) {
            Fence fence = placing.fence();
            require(picture.rules().isOnBoard(fence), fence);
        }
        return Objects.requireNonNull(move);
    }

    private void require(boolean isOnBoard, Object what) {
        if (!isOnBoard) {
            int size = picture.rules().size();
            throw new IllegalArgumentException(what + " is off this board of " + size + "x" + size);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Diagram diagram && picture.equals(diagram.picture);
    }

    @Override
    public int hashCode() {
        return picture.hashCode();
    }

    /** {@return the picture in ASCII, for reading by people} */
    @Override
    public String toString() {
        return toAscii();
    }
}
