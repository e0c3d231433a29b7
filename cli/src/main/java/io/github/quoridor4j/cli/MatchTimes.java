package io.github.quoridor4j.cli;

import java.time.Duration;

/**
 * How long programs may take.
 *
 * @param move for a move
 * @param game for all moves of a program in a game
 * @param answer for any other answer
 */
record MatchTimes(Duration move, Duration game, Duration answer) {}
