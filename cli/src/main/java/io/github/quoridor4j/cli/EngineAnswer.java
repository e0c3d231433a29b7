package io.github.quoridor4j.cli;

import java.time.Duration;

/**
 * What a program has answered.
 *
 * @param isRefusal whether it says {@code ?} and not {@code =}
 * @param text what follows that, without blanks around it; may have several lines
 * @param elapsed how long it took
 */
record EngineAnswer(boolean isRefusal, String text, Duration elapsed) {}
