package io.github.quoridor4j.notation;

/**
 * The formats of game records. {@link #PGN} is this library's own and the only one that loses nothing; the others are
 * here to exchange games with programs that have them.
 *
 * <p>What a format cannot hold is left out when it is written. What it could only misrepresent is refused: every format
 * but PGN needs a game from the initial position of its rules with the first player to move, and all but PGN and
 * {@link #MOVE_LIST} are for two players.
 *
 * <p>Formats that cannot tell by which rules a game was played are read by the {@linkplain GameRecordReader#rules rules
 * given}, or the standard ones for two players. Those that cannot tell the result are read with the one that the moves
 * bring about.
 */
public enum RecordFormat {
    /**
     * PGN's syntax with Quoridor's moves. Read and written.
     *
     * <pre>
     * [Rules "standard-2"]
     * [Result "1-0"]
     *
     * 1. e2 e8 2. e3 e7 {centre} 3. e4 e6 4. e3h $1 (4. d3h e5) d6h 1-0
     * </pre>
     *
     * Holds everything: tags, any start, any number of players, comments, glyphs, variations, results. Written by this
     * library. Bare moves are read, too, on any number of lines; where the numbers start anew at {@code 1.}, the next
     * game begins.
     */
    PGN(true),

    /**
     * Algebraic moves, one game a line. Read and written.
     *
     * <pre>
     * e2 e8 e3 e7 e4 e6 e3h
     * </pre>
     *
     * Holds the moves of any number of players and nothing else; numbers, marks, a result and {@code X} for a
     * resignation are read if they are there. Written by servers, scripts and collections of openings. A game without
     * moves cannot be written, nor one whose comments say that a player leaves it. It looks like PGN and is never
     * recognised: without its name, moves on several lines are one game.
     */
    MOVE_LIST(true),

    /**
     * Lines with names, then a line a round. Read and written.
     *
     * <pre>
     * # QGF V[1.0]
     * # Player1: A
     * # Player2: B
     * # Notation: Lamek
     *   1.  e2    e8
     *   2.  e3    e7
     * </pre>
     *
     * Holds tags without line ends, and the moves of two players in the notation that it names: Lamek is algebraic,
     * Glendenning is {@link MoveNotation#GLENDENNING}, Debug is algebraic with the column and the row as digits from 0,
     * such as {@code 41} for e2. Written by a desktop program of the 2000s, which knows the players' names only; this
     * library adds the result if there is one, and the rules if they are not the standard ones, and uses Lamek. In a
     * file of several games, each begins with its first line, a line about players or notation behind moves, or the
     * number 1.
     */
    QGF(true),

    /**
     * Moves as directions, separated by blanks or commas, one game a line. Read and written.
     *
     * <pre>
     * N S N S N S 3e 6f 6c 6a d3 4e X
     * </pre>
     *
     * Holds the moves of two players, in {@link MoveNotation#LODE}, and {@code X}, the resignation of the player to
     * move. Written by programs that play and learn. A game without moves cannot be written.
     */
    LODE(true),

    /**
     * The text of OpenQuoridorFramework: a round a line, with the anchors of {@link MoveNotation#NORTH_WEST}. Read and
     * written.
     *
     * <pre>
     * # OQF
     * 1. e2 e8
     * 2. e3 e4h
     * 3. cap
     * </pre>
     *
     * Holds the moves of two players, comments behind {@code #}, and {@code cap}, the resignation of the player to
     * move. Written by that framework's programs for bots. Without comments and {@code cap} it looks like PGN, where
     * the fences would be other ones: then it must be named. This library begins every game with the comment above,
     * which it does not report as one; other comments are not written. Every game begins with that line or the number
     * 1.
     */
    OQF(true),

    /**
     * Algebraic moves behind a mark. Read and written.
     *
     * <pre>
     * tq1 e2 e8 e3 e7
     * tq1#{"game":1,"winner":"A"} e2 e8 e3 e7
     * </pre>
     *
     * Holds the moves of two players; facts in JSON behind the mark become a comment and are not written. Written by an
     * engine and its web page for copying and pasting. Fences with their letter first, {@code he3}, are read, too.
     * Lines without the mark continue the game.
     */
    TQ1(true),

    /**
     * SGF on the doubled board, one game a line. Read only.
     *
     * <pre>
     * (;FF[4]GM[1]SZ[17]PB[A]PW[B]WB[10]WW[10]RU[Quoridor]RE[B+0.5]AB[iq]AW[ia];B[io];W[ic]C[0.45 0.55])
     * </pre>
     *
     * Holds players, board size, fences, limits that draw, comments on moves and the result with its reason. Written by
     * self-play engines for two players that descend from one for Go. Other properties of the first node become tags
     * under their SGF name; other properties of moves are left out. Black is the first player.
     */
    KATA_SGF(false),

    /**
     * The playthroughs of OpenSpiel. Read only.
     *
     * <pre>
     * game: quoridor(board_size=5,players=2)
     * ..
     * # Apply action "c4"
     * action: 58
     * </pre>
     *
     * Holds the size of the board, the number of players, their fences, the actions, and at the end the returns.
     * Written by that framework's tools. The rules are those of {@link io.github.quoridor4j.Rules#openSpiel} with these
     * parameters; without any, the rules given or {@code openspiel-2}. Early playthroughs, whose first player starts at
     * the top, are known by their legal actions.
     */
    OPENSPIEL(false);

    private final boolean isWritten;

    RecordFormat(boolean isWritten) {
        this.isWritten = isWritten;
    }

    /** {@return whether {@link GameRecordWriter} writes this format} */
    public boolean isWritten() {
        return isWritten;
    }
}
