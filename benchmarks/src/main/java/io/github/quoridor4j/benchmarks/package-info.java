/**
 * What the rules cost, against a naive reference in the same run: {@code java -jar benchmarks/target/benchmarks.jar}. The
 * figures and how they were measured are in {@code results.md}.
 */
@NullMarked
package io.github.quoridor4j.benchmarks;

import org.jspecify.annotations.NullMarked;
