/**
 * The rules of Quoridor: positions, legal moves, and the reason for every illegal one.
 *
 * <p>Start with {@link io.github.quoridor4j.Position#initial(Rules)}; ask {@link io.github.quoridor4j.Position#legalMoves()};
 * go on with {@link io.github.quoridor4j.Position#play(Move)}:
 *
 * {@snippet class="io.github.quoridor4j.PackageSnippets" region="position"}
 *
 * <p>A {@link io.github.quoridor4j.Game} adds the history: repetitions, time, and every way a game can end. A
 * {@link io.github.quoridor4j.Symmetry} maps positions and moves onto equal ones, {@link io.github.quoridor4j.Perft} counts.
 *
 * {@snippet class="io.github.quoridor4j.PackageSnippets" region="game"}
 *
 * <h2>The rules</h2>
 *
 * <p>{@link io.github.quoridor4j.Rules} says what all rule sets have in common, and is what they differ in: seventeen are
 * {@linkplain io.github.quoridor4j.Rules#presets() there by name}, others are
 * {@linkplain io.github.quoridor4j.Rules#builder() built}. {@link io.github.quoridor4j.Legality} shows a board for every reason
 * why a move is illegal, {@link io.github.quoridor4j.Game} lists how games end.
 *
 * <h2>Coordinates</h2>
 *
 * <p>Columns {@code a} to {@code i} from the left, rows {@code 1} to {@code 9} from the bottom, where the first player's
 * base row is. A fence is named by its anchor, the south-west one of the four squares that it touches, and {@code h} or
 * {@code v}. On a smaller board the same names are used for its lower left part; nothing is renumbered. Here are
 * {@code e3h} and {@code b6v}, with their anchors marked, and the pawns on e2 and e8:
 *
 * <!-- diagram: e3 / b6 / e2 e8 / 9 9 / 1 ; mark e3 ; mark b6 -->
 * <pre>{@code
 *      a   b   c   d   e   f   g   h   i
 *    +-----------------------------------+
 *  9 | .   .   .   .   .   .   .   .   . | 9
 *    |                                   |
 *  8 | .   .   .   .   2   .   .   .   . | 8
 *    |                                   |
 *  7 | .   . | .   .   .   .   .   .   . | 7
 *    |       |                           |
 *  6 | .  <.>| .   .   .   .   .   .   . | 6
 *    |                                   |
 *  5 | .   .   .   .   .   .   .   .   . | 5
 *    |                                   |
 *  4 | .   .   .   .   .   .   .   .   . | 4
 *    |                -------            |
 *  3 | .   .   .   .  <.>  .   .   .   . | 3
 *    |                                   |
 *  2 | .   .   .   .   1   .   .   .   . | 2
 *    |                                   |
 *  1 | .   .   .   .   .   .   .   .   . | 1
 *    +-----------------------------------+
 *      a   b   c   d   e   f   g   h   i
 * }</pre>
 *
 * <h2>Bits</h2>
 *
 * <p>A square's index is {@code 9 * row + column}, a fence slot's {@code 8 * row + column} of its anchor, both counted from
 * 0. The fences of one orientation are one {@code long}, see {@link io.github.quoridor4j.Position#horizontalFences()}.
 *
 * <h2>Cost</h2>
 *
 * <p>After a move nothing depends on the number of fences on the board. A position knows for each player a shortest way and
 * what the fences divide, and hands it on to the positions after it. One that was set up by hand finds that out once, when it is
 * first asked, fence by fence.
 *
 * <table>
 * <caption>What a call costs</caption>
 * <tr><th>call</th><th>time</th></tr>
 * <tr><td>{@code legalMoves()}, and its {@code size()} and {@code contains}</td><td>constant for each player: about forty
 * operations on words tell all fences</td></tr>
 * <tr><td>{@code isLegal}, {@code play}</td><td>constant; one small object</td></tr>
 * <tr><td>the first question about fences after a fence</td><td>at most two floods of the board in each player's view, a few
 * operations for each step that they spread</td></tr>
 * <tr><td>{@code distance}, {@code shortestPath}</td><td>the same, after a fence that cuts the known way; otherwise nothing but
 * the answer</td></tr>
 * <tr><td>{@code hash}, {@code equals}</td><td>constant</td></tr>
 * <tr><td>{@code Game.play}, {@code takeBack}</td><td>constant, at any length of the game</td></tr>
 * </table>
 *
 * <h2>Values, nulls, threads</h2>
 *
 * <p>Everything here is immutable and may be shared between threads, except the two builders. Nothing accepts or returns
 * {@code null}; a {@code null} argument ends in a {@link java.lang.NullPointerException}. Bad input ends in an
 * {@link java.lang.IllegalArgumentException}, most often one of its subclasses here that carries the facts.
 */
@NullMarked
package io.github.quoridor4j;

import org.jspecify.annotations.NullMarked;
