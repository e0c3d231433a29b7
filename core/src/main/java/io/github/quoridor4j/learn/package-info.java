/**
 * Positions and moves as numbers, for programs that learn: moves as indices, positions as planes, and what a symmetry does to
 * both.
 *
 * <p>{@link io.github.quoridor4j.learn.FeaturePlanes} are the inputs of a network, {@link
 * io.github.quoridor4j.learn.ActionEncoding} numbers its outputs and tells which of them are legal moves.
 *
 * <h2>The view of the player to move</h2>
 *
 * <p>{@code FeaturePlanes} and {@code ActionEncoding.RELATIVE} turn the board so that the goal of the player to move lies in
 * the north, and count players from him on; so one network plays all seats. {@code ActionEncoding.ABSOLUTE} does not turn
 * anything: beside {@code FeaturePlanes}, whose second player sees e9 where the first one has e1, it is easily the wrong one.
 *
 * <table>
 * <caption>Where things go</caption>
 * <tr><th>goal of the player to move</th><th>the board is turned</th><th>on size n, column c and row r become</th></tr>
 * <tr><td>north</td><td>not</td><td>c, r</td></tr>
 * <tr><td>east</td><td>a quarter to the left</td><td>n-1-r, c</td></tr>
 * <tr><td>south</td><td>by half</td><td>n-1-c, n-1-r</td></tr>
 * <tr><td>west</td><td>a quarter to the right</td><td>r, n-1-c</td></tr>
 * </table>
 *
 * <p>For anchors of fences it is n-2 instead of n-1, since the anchor of a turned fence is again its south-west square; a
 * quarter-turn exchanges horizontal and vertical.
 *
 * <h2>A sample</h2>
 *
 * <pre>{@code
 * FeaturePlanes planes = FeaturePlanes.of(rules);
 * ActionEncoding actions = ActionEncoding.RELATIVE;
 * float[] inputs = new float[batch * planes.length()];
 * float[] masks = new float[batch * actions.size()];
 * for (int i = 0; i < batch; i++) {
 *     planes.fill(positions.get(i), inputs, i * planes.length());
 *     actions.fillMask(positions.get(i), masks, i * actions.size());
 * }
 * Move move = actions.move(best, position); // best: the index with the greatest output among those that are legal
 * }</pre>
 *
 * <h2>More samples from one</h2>
 *
 * <p>Of each symmetry of the rules there is an image of the position. {@code planes.fill(symmetry.map(position), ..)} writes
 * it, and {@code permutation} makes the same from what has been written. As turned boards look alike to the player to move,
 * only symmetries that mirror give samples that differ in more than the planes of the seats: one for two players with
 * opposite goals, none for four players who go round the board, since in a mirror they would move in the other order.
 *
 * <h2>Stability, memory, threads</h2>
 *
 * <p>The indices and the order of the planes never change. Everything is immutable and may be shared between threads; the
 * arrays are the caller's. Filling planes allocates nothing. Filling a mask takes a {@link io.github.quoridor4j.MoveSet} and
 * its iterator, 72 bytes where the compiler does not remove them; {@code permutation} makes a new array, which is to be kept.
 */
@NullMarked
package io.github.quoridor4j.learn;

import org.jspecify.annotations.NullMarked;
