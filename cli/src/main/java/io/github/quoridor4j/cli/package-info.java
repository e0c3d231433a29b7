/** The {@code quoridor} command: one class for each of its subcommands, and what they share. */
@NullMarked
package io.github.quoridor4j.cli;

import org.jspecify.annotations.NullMarked;
