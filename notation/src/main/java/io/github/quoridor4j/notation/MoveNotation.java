package io.github.quoridor4j.notation;

import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.SquareDialect.Named;
import io.github.quoridor4j.notation.SquareDialect.Rows;
import java.util.Objects;
import java.util.Optional;

/**
 * The ways to write a single move. This library's own is {@link #ALGEBRAIC}, which is also {@link Move#toString()}; the
 * others belong to other programs.
 *
 * <table>
 * <caption>The same moves on the 9x9 board: a step by a pawn on e1, a horizontal and a vertical fence</caption>
 * <tr><th>notation</th><th>step</th><th>horizontal</th><th>vertical</th>
 * <th>rows, from the first player's</th><th>a fence's square</th></tr>
 * <tr><td>algebraic</td><td>{@code e2}</td><td>{@code e3h}</td><td>{@code d3v}</td>
 * <td>1 to 9</td><td>south-west</td></tr>
 * <tr><td>Glendenning</td><td>{@code e8}</td><td>{@code e6h}</td><td>{@code d6v}</td>
 * <td>9 to 1</td><td>north-west</td></tr>
 * <tr><td>north-west</td><td>{@code e2}</td><td>{@code e4h}</td><td>{@code d4v}</td>
 * <td>1 to 9</td><td>north-west</td></tr>
 * <tr><td>QTP</td><td>{@code E8}</td><td>{@code E7 h}</td><td>{@code D7 v}</td>
 * <td>9 to 1</td><td>south-west</td></tr>
 * <tr><td>prefix</td><td>{@code e2}</td><td>{@code he3}</td><td>{@code vd3}</td>
 * <td>1 to 9</td><td>south-west</td></tr>
 * <tr><td>lode</td><td>{@code N}</td><td>{@code 3e}</td><td>{@code d3}</td>
 * <td>1 to 9</td><td>south-west</td></tr>
 * <tr><td>triple</td><td>{@code [[7,4],null,null]}</td><td>{@code [null,[5,4],null]}</td>
 * <td>{@code [null,null,[5,3]]}</td><td>8 to 0</td><td>north-west</td></tr>
 * </table>
 *
 * <p>Columns are the same in all of them. The pass is written {@code --} and read as {@code --} or {@code pass}, also
 * where the other programs know no pass. Capitals and small letters are read alike, blanks around a move are skipped;
 * anything else is refused. What is written is read back as the same move.
 *
 * <p>Whether a move is legal, or its square on this size of board, is not asked: what the notation can say of the 210
 * moves is read and written on every board. So on a 5x5 board {@code i9} is an algebraic move, which no rules allow.
 */
public enum MoveNotation {
    /** The usual notation: {@code e2}, {@code e3h}, {@code e3v}. Writes every move as {@link Move} does. */
    ALGEBRAIC(
            new SquareDialect(Rows.UPWARDS, Named.SOUTH_WEST, FenceSpelling.SUFFIX),
            "e2, a fence such as e3h or e3v, or --"),

    /**
     * The notation of a thesis of 2005, and the action strings of OpenSpiel: row 1 is at the top, the first player
     * starts in the last row, and a fence has the name of its north-west square. Smaller boards have no text for a
     * row above theirs.
     */
    GLENDENNING(
            new SquareDialect(Rows.DOWNWARDS, Named.NORTH_WEST, FenceSpelling.SUFFIX),
            "e8, a fence such as e6h or e6v, or --"),

    /** Algebraic but for fences, which have the names of their north-west squares, as in OpenQuoridorFramework. */
    NORTH_WEST(
            new SquareDialect(Rows.UPWARDS, Named.NORTH_WEST, FenceSpelling.SUFFIX),
            "e2, a fence such as e4h or e4v, or --"),

    /**
     * The Quoridor Text Protocol: {@code E8}, {@code E7 h}. It shows the first player at the top, in the last row, so
     * that what it calls the north-west square of a fence is the south-west one here. The blank may be missing.
     * Smaller boards have no text for a row above theirs.
     */
    QTP(
            new SquareDialect(Rows.DOWNWARDS, Named.SOUTH_WEST, FenceSpelling.SECOND_WORD),
            "E8, a fence such as E7 h or E7 v, or --"),

    /** Algebraic but for the fence's letter, which comes first: {@code he3}, {@code ve3}. */
    PREFIX(
            new SquareDialect(Rows.UPWARDS, Named.SOUTH_WEST, FenceSpelling.PREFIX),
            "e2, a fence such as he3 or ve3, or --"),

    /**
     * Directions for the pawn of the player to move: {@code N}, {@code E}, {@code S}, {@code W} for a step, doubled
     * for a straight jump, {@code NE}, {@code NW}, {@code SE}, {@code SW} for a side step, north being up. Algebraic
     * anchors for fences, {@code 3e} if horizontal and {@code e3} if vertical. A pawn's move to any other square has
     * no text.
     */
    LODE(new LodeDialect(), "N, NN or NE within the board, a fence such as 3e or e3, or --"),

    /**
     * A JSON array of the pawn's destination, a horizontal and a vertical fence, two of them null, the other one
     * {@code [row,column]} of the square, of a fence its north-west one, counted from 0 at the top left of the 9x9
     * board, also on smaller ones. Blanks may stand between its parts. The pass is no triple but {@code --} here,
     * too.
     */
    TRIPLE(new TripleDialect(), "[[7,4],null,null], a fence such as [null,[5,4],null] or [null,null,[5,4]], or --");

    private static final String PASS = "--";

    @SuppressWarnings("ImmutableEnumChecker") // records all of them
    private final MoveDialect dialect;

    private final String examples;

    MoveNotation(MoveDialect dialect, String examples) {
        this.dialect = dialect;
        this.examples = examples;
    }

    /**
     * Writes a move.
     *
     * @param move any move, legal or not
     * @param before the position in which it is played
     * @return its text
     * @throws IllegalArgumentException if this notation has no text for the move there, as its description says; there is
     *     one for every legal move
     */
    public String format(Move move, Position before) {
        Objects.requireNonNull(move);
        Objects.requireNonNull(before);
        return text(move, before)
                .orElseThrow(() -> new IllegalArgumentException(this + " has no text for " + move
                        + " on this board (pawn on " + before.pawn(before.playerToMove()) + ")"));
    }

    private Optional<String> text(Move move, Position before) {
        if (move instanceof PawnMove pawnMove) {
            return dialect.pawnMove(pawnMove.to(), before);
        }
        return move instanceof FenceMove fenceMove ? dialect.fence(fenceMove.fence(), before) : Optional.of(PASS);
    }

    /**
     * Reads a move, which may be illegal.
     *
     * @param text the move's text alone
     * @param before the position in which it is played
     * @return the move
     * @throws NotationException if the text is no move in this notation
     */
    public Move parse(String text, Position before) {
        return tryParse(text, before)
                .orElseThrow(() -> TextSpan.of(text).strip().expected("a move such as " + examples));
    }

    /**
     * Reads a move as {@link #parse} does.
     *
     * @param text the move's text alone
     * @param before the position in which it is played
     * @return the move, or empty if the text is no move in this notation
     */
    public Optional<Move> tryParse(String text, Position before) {
        Objects.requireNonNull(before);
        TextSpan span = TextSpan.of(text).strip();
        boolean pass = span.text().equals(PASS) || span.lower().equals("pass");
        return pass ? Optional.of(Move.pass()) : dialect.read(span.text(), before);
    }
}
