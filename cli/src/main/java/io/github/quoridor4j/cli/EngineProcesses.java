package io.github.quoridor4j.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** All programs that have been started: none outlives this, nor this program when it is interrupted. */
final class EngineProcesses implements AutoCloseable {
    /** For a program to end by itself when it is asked to. */
    private static final Duration QUITTING = Duration.ofSeconds(2);

    private final boolean showErrors;
    private final List<EngineProcess> running = new ArrayList<>();
    private final Thread whenInterrupted = new Thread(this::killAll, "end of the programs");
    private boolean isClosed;

    /** Standard error of the programs is shown or thrown away. */
    EngineProcesses(boolean showErrors) {
        this.showErrors = showErrors;
        Runtime.getRuntime().addShutdownHook(whenInterrupted);
    }

    /**
     * Starts a program.
     *
     * @throws IOException if that is impossible
     */
    synchronized EngineProcess start(List<String> command, String name) throws IOException {
        if (isClosed) {
            throw new IOException("this program is about to end");
        }
        Process process = new ProcessBuilder(command)
                .redirectError(showErrors ? ProcessBuilder.Redirect.INHERIT : ProcessBuilder.Redirect.DISCARD)
                .start();
        EngineProcess engine = new EngineProcess(process, name);
        running.add(engine);
        return engine;
    }

    /** Kills one of them and what it has started. */
    synchronized void kill(EngineProcess engine) {
        engine.kill();
        running.remove(engine);
    }

    /** Whether all have been ended, perhaps in the middle of a game. */
    synchronized boolean isClosed() {
        return isClosed;
    }

    private synchronized void killAll() {
        isClosed = true;
        running.forEach(EngineProcess::kill);
        running.clear();
    }

    /** Asks all of them to end, and kills those that do not. */
    @Override
    public void close() {
        long start = System.nanoTime();
        List<EngineProcess> asked;
        synchronized (this) {
            asked = List.copyOf(running);
        }
        asked.forEach(EngineProcess::quit);
        asked.forEach(engine -> engine.waitFor(QUITTING.minusNanos(System.nanoTime() - start)));
        killAll();
        try {
            Runtime.getRuntime().removeShutdownHook(whenInterrupted);
        } catch (IllegalStateException e) {
            // this program is being interrupted just now
        }
    }
}
