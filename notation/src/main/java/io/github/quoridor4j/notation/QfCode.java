package io.github.quoridor4j.notation;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A QF code, the text in which the Quoridor Fansite exchanges boards and records of two players: perhaps a board,
 * perhaps the moves that were made from there on. Immutable.
 *
 * <pre>
 * QEBAQ                 e2 e8 e3 e7 from the usual start
 * lB8klDRh2KqwlZXYEg    a board with nine fences, move 18
 * </pre>
 *
 * <p>The text is base 64 without padding signs, six bits a sign: A-Z, a-z, 0-9, + and /; the last two are read in
 * their URL-safe forms - and _ too, and blanks around the whole. Other than by those, text, value and text again are
 * the same. The bits, most significant ones first, are:
 *
 * <pre>
 * 1 has a board   1 has a record
 * board:   7 first pawn   7 second pawn                     9 * row + column, a1 = 0
 *          4 number, 6 each anchor                          8 * row + column, a1 = 0; four times: horizontal and
 *                                                           vertical fences of the first player, then of the second
 *          1 last player   1 was it a fence   6 its anchor, if it was   10 number of the next move
 * record:  10 number of plies, for each ply:
 *          0, 3 direction                                   0 up, 1 up and right, 2 right, .. 7 up and left
 *          1, 1 orientation (0 = horizontal), 6 anchor
 * zeros up to the end of the last sign
 * </pre>
 *
 * <p>A code is a claim: {@link #start()} finds out whether the board is possible, and whoever plays the moves from
 * there whether they are legal. Pawns go by directions, which serve for steps and for straight jumps; for a move to
 * be written or read, only the squares of the pawns matter, not the fences. A pass has no form. A board on which
 * nobody has moved yet is written by the site itself as if the first player had moved last, and so it is read, here
 * and there.
 *
 * @param board the board, or empty for the usual start: pawns on e1 and e9, the first player to move
 * @param moves the moves of the record, at most {@value #MOST_MOVES}, or empty if there is none
 */
public record QfCode(Optional<QfBoard> board, Optional<List<Move>> moves) {
    /** The most moves of a record. */
    public static final int MOST_MOVES = 1023;

    /**
     * Makes a code.
     *
     * @throws IllegalArgumentException if there are too many moves, a pass, or a pawn's move that is no step and no
     *     jump
     */
    public QfCode {
        Objects.requireNonNull(board);
        moves = moves.map(List::copyOf);
        if (moves.isPresent()) {
            requireWritable(moves.get(), walk(board));
        }
    }

    private static void requireWritable(List<Move> moves, QfWalk walk) {
        if (moves.size() > MOST_MOVES) {
            throw new IllegalArgumentException("too many moves: " + moves.size() + " (expected 0.." + MOST_MOVES + ")");
        }
        for (Move move : moves) {
            boolean writable = move instanceof PawnMove pawnMove
                    ? walk.direction(pawnMove.to()).isPresent()
                    : !move.equals(Move.pass());
            if (!writable) {
                throw new IllegalArgumentException("no move that a QF code can hold: " + move + " of player "
                        + walk.mover().number() + " on " + walk.pawn());
            }
            walk.play(move);
        }
    }

    static QfWalk walk(Optional<QfBoard> board) {
        return board.map(b -> new QfWalk(b.one().pawn(), b.two().pawn(), b.playerToMove()))
                .orElseGet(() -> new QfWalk(Square.E1, Square.E9, Player.ONE));
    }

    /**
     * Returns the record of a game, with a board if the game does not begin from the usual start.
     *
     * @param game a game of two players on the 9x9 board that starts without fences on it
     * @return the code
     * @throws IllegalArgumentException if the game is another one, is too long, or has a pass
     */
    public static QfCode of(Game game) {
        QfBoard board = QfBoard.of(Game.start(game.initialPosition()));
        boolean usual = board.one().pawn() == Square.E1
                && board.two().pawn() == Square.E9
                && board.playerToMove() == Player.ONE;
        return new QfCode(usual ? Optional.empty() : Optional.of(board), Optional.of(game.moves()));
    }

    /**
     * Reads a code.
     *
     * @param text the text
     * @return the code
     * @throws NotationException if the text is cut off or too long, or has a sign that is not one of base 64, a pawn
     *     off the board, a fence twice, a last fence that is not on the board, a direction that leads nowhere, or
     *     something other than zeros after the end
     */
    public static QfCode parse(String text) {
        return new QfReader(TextSpan.of(text).strip()).read();
    }

    /**
     * Reads a code as {@link #parse} does.
     *
     * @param text the text
     * @return the code, or empty if the text has a problem
     */
    public static Optional<QfCode> tryParse(String text) {
        try {
            return Optional.of(parse(text));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    /** {@return the text} */
    public String format() {
        return new QfWriter().write(this);
    }

    /**
     * Returns the position before the moves of the record, under the standard rules.
     *
     * @return the position
     * @throws InvalidPositionException if the board is impossible
     */
    public Position start() {
        return start(Rules.standard());
    }

    /**
     * Returns the position before the moves of the record.
     *
     * @param rules rules for two players on the 9x9 board
     * @return the position
     * @throws InvalidPositionException if the board is impossible under these rules
     * @throws IllegalArgumentException if the rules are for other numbers of players or squares
     */
    public Position start(Rules rules) {
        return board.map(b -> b.position(rules)).orElseGet(() -> usualStart(rules));
    }

    private static Position usualStart(Rules rules) {
        return Position.builder(TwoPlayerRules.require(rules))
                .pawn(Player.ONE, Square.E1)
                .pawn(Player.TWO, Square.E9)
                .build();
    }
}
