package io.github.quoridor4j.cli;

import java.time.Duration;

/** A program that plays, as the other side of the Quoridor Text Protocol sees it. */
interface Engine {
    /**
     * Gives a command and waits for the answer.
     *
     * @throws EngineFailure if there is no answer in this time, or something else than one
     */
    EngineAnswer ask(String command, Duration limit) throws EngineFailure;
}
