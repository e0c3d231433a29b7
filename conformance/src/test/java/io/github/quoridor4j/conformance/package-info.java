/** Writes and checks the conformance suite: questions, made here, with what the library answers. */
@NullMarked
package io.github.quoridor4j.conformance;

import org.jspecify.annotations.NullMarked;
