/**
 * Quoridor as text: rule sets, positions and game records, and positions as pictures made of characters.
 *
 * <p>The text of squares, fences and moves belongs to {@link io.github.quoridor4j}; here is everything that is longer.
 *
 * <table>
 * <caption>What reads and writes what</caption>
 * <tr><th>text</th><th>read and written by</th></tr>
 * <tr><td>{@code bazito}, {@code size=7;fences=8}</td><td>{@link io.github.quoridor4j.notation.RulesText}</td></tr>
 * <tr><td>{@code e3 / d3 / e4 e6 / 9 9 / 2}</td><td>{@link io.github.quoridor4j.notation.PositionText}</td></tr>
 * <tr><td>{@code 1. e2 e8 2. e3 e7 *}</td><td>{@link io.github.quoridor4j.notation.GameRecordReader}</td></tr>
 * <tr><td>a drawn board</td><td>{@link io.github.quoridor4j.notation.Diagram}</td></tr>
 * </table>
 *
 * <h2>Reading and writing</h2>
 *
 * Reading is tolerant: capitals, blanks and the forms that other programs use are understood, as each class says. Writing is
 * canonical: equal values have equal texts, and what was written is read back as the same value. Nothing depends on the
 * locale.
 *
 * <h2>Problems</h2>
 *
 * Text that does not follow its notation is a {@link io.github.quoridor4j.notation.NotationException} with line, column, the
 * offending text and what was expected. Text that does, but describes an impossible position, is an
 * {@link io.github.quoridor4j.InvalidPositionException}. A recorded move may be illegal; whoever plays the record finds out.
 * Every {@code parse} has a {@code tryParse} that throws neither.
 *
 * <h2>Nulls and threads</h2>
 *
 * No argument may be null and no result is. Every value is immutable and may be shared between threads; the utilities have no
 * state.
 */
@NullMarked
package io.github.quoridor4j.notation;

import org.jspecify.annotations.NullMarked;
