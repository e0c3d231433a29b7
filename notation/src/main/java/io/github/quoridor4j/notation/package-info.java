/**
 * Quoridor as text: moves, rule sets, positions and game records, in this library's own notation and in those of other
 * programs, and positions as pictures.
 *
 * <table>
 * <caption>What reads and writes what</caption>
 * <tr><th>text</th><th>read and written by</th></tr>
 * <tr><td>{@code e2}, {@code e3h}, and seven other ways to write a move</td>
 * <td>{@link io.github.quoridor4j.notation.MoveNotation}</td></tr>
 * <tr><td>moves as numbers, for learning</td><td>{@link io.github.quoridor4j.notation.ActionNumbering}</td></tr>
 * <tr><td>{@code bazito}, {@code size=7;fences=8}</td><td>{@link io.github.quoridor4j.notation.RulesText}</td></tr>
 * <tr><td>{@code e3 / d3 / e4 e6 / 9 9 / 2}</td><td>{@link io.github.quoridor4j.notation.PositionText}</td></tr>
 * <tr><td>{@code e2e91009e2h}</td><td>{@link io.github.quoridor4j.notation.QuoridorJsText}</td></tr>
 * <tr><td>{@code QEBAQ}</td><td>{@link io.github.quoridor4j.notation.QfCode}</td></tr>
 * <tr><td>24 bytes</td><td>{@link io.github.quoridor4j.notation.TitaniumBytes}</td></tr>
 * <tr><td>{@code 1. e2 e8 2. e3 e7 *}, and seven other {@linkplain io.github.quoridor4j.notation.RecordFormat formats}</td>
 * <td>{@link io.github.quoridor4j.notation.GameRecordReader},
 * {@link io.github.quoridor4j.notation.GameRecordWriter}</td></tr>
 * <tr><td>a drawn board: ASCII, also read; box-drawing characters; SVG</td>
 * <td>{@link io.github.quoridor4j.notation.Diagram}</td></tr>
 * </table>
 *
 * <h2>Reading and writing</h2>
 *
 * Reading is tolerant: capitals, blanks and the forms that other programs use are understood, as each class says. Writing is
 * canonical: equal values have equal texts, and what was written is read back as the same value. Nothing depends on the
 * locale.
 *
 * {@snippet class="io.github.quoridor4j.notation.PackageSnippets" region="values"}
 *
 * <p>Records come one after the other from a reader, however long a file is:
 *
 * {@snippet class="io.github.quoridor4j.notation.PackageSnippets" region="records"}
 *
 * <h2>Problems</h2>
 *
 * Whatever is wrong in a text is a {@link io.github.quoridor4j.notation.NotationProblem}: line, column, the offending text,
 * what was expected, and for an illegal move the reason. Readers of records collect them; what reads a single value throws a
 * {@link io.github.quoridor4j.notation.NotationException} with the first one. Text that follows its notation, but describes an
 * impossible position, is an {@link io.github.quoridor4j.InvalidPositionException}. Every {@code parse} of a text alone has a
 * {@code tryParse} that throws neither.
 *
 * <h2>Nulls and threads</h2>
 *
 * No argument may be null and no result is. Every value is immutable and may be shared between threads; the utilities have no
 * state. Iterators of a reader and writers of records are for one thread.
 */
@NullMarked
package io.github.quoridor4j.notation;

import org.jspecify.annotations.NullMarked;
