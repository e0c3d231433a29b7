package io.github.quoridor4j.cli;

import io.github.quoridor4j.cli.EngineOutput.Event;
import io.github.quoridor4j.cli.EngineOutput.Kind;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** A program that runs. What it does is limited in time and memory, but for what it prints to standard error. */
final class EngineProcess implements Engine {
    /** Long enough for the status of a program whose output has ended. */
    private static final Duration ENDING = Duration.ofSeconds(1);

    private final Process process;
    private final OutputStream in;
    private final EngineOutput output;

    /** Programs that it has started, which are nobody's when it has ended. */
    private final Set<ProcessHandle> descendants = new HashSet<>();

    EngineProcess(Process process, String name) {
        this.process = process;
        in = process.getOutputStream();
        output = new EngineOutput(process.getInputStream(), name);
    }

    @Override
    public EngineAnswer ask(String command, Duration limit) throws EngineFailure {
        requireSilence(command);
        long sent = System.nanoTime();
        send(command);
        List<String> lines = new ArrayList<>();
        while (true) {
            Event event = next(command, sent, limit);
            boolean isBlank = event.text().isBlank();
            if (isBlank && !lines.isEmpty()) {
                return answer(lines, Duration.ofNanos(event.nanos() - sent));
            }
            if (!isBlank) {
                requireBeginning(lines.isEmpty() ? event.text() : lines.get(0), command);
                lines.add(event.text());
                require(lines.size() <= EngineOutput.MOST_LINES, "it printed too much");
            }
        }
    }

    /** Between two commands there may be empty lines, but nothing else. */
    private void requireSilence(String command) throws EngineFailure {
        List<Event> unasked = output.drain();
        for (Event event : unasked) {
            require(event.kind() != Kind.FLOOD, "it printed too much");
        }
        for (Event event : unasked) {
            require(event.text().isBlank(), "it printed " + EngineFailure.quote(event.text()) + " without being asked");
            if (event.kind() == Kind.END) {
                throw new EngineFailure(ending() + " before '" + command + "'");
            }
        }
    }

    private void send(String command) throws EngineFailure {
        try {
            in.write((command + "\n").getBytes(StandardCharsets.US_ASCII));
            in.flush();
        } catch (IOException e) {
            throw new EngineFailure(
                    waitFor(ENDING) ? ending() + " before '" + command + "'" : "it does not read '" + command + "'");
        }
    }

    private Event next(String command, long sent, Duration limit) throws EngineFailure {
        Event event = output.next(limit.minusNanos(System.nanoTime() - sent));
        // a late answer may have been waiting while this thread was not running
        if (event == null || event.nanos() - sent > limit.toNanos()) {
            throw new EngineFailure("no answer to '" + command + "' in " + limit);
        }
        require(event.kind() != Kind.FLOOD, "it printed too much");
        if (event.kind() == Kind.END) { // what has happened takes a while to find out
            throw new EngineFailure(ending() + " instead of answering '" + command + "'");
        }
        return event;
    }

    private static void requireBeginning(String line, String command) throws EngineFailure {
        require(
                line.startsWith("=") || line.startsWith("?"),
                "it answered '" + command + "' with " + EngineFailure.quote(line) + ", expected = or ? first");
    }

    private static EngineAnswer answer(List<String> lines, Duration elapsed) {
        String text = String.join("\n", lines);
        return new EngineAnswer(text.startsWith("?"), text.substring(1).strip(), elapsed);
    }

    /** What has happened to a program whose output has ended. */
    private String ending() {
        return waitFor(ENDING) ? "it ended with status " + process.exitValue() : "it closed its output";
    }

    private static void require(boolean isRight, String failure) throws EngineFailure {
        if (!isRight) {
            throw new EngineFailure(failure);
        }
    }

    /** Remembers what the program has started. */
    void findDescendants() {
        process.descendants().forEach(descendants::add);
    }

    /** Asks the program to end. */
    void quit() {
        findDescendants();
        try {
            send("quit");
            in.close();
        } catch (EngineFailure | IOException e) {
            // it will be killed
        }
    }

    /** Waits for the program to end; tells whether it did. */
    boolean waitFor(Duration limit) {
        try {
            return process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Kills the program, if it still runs, and what it has started. */
    void kill() {
        findDescendants();
        process.destroyForcibly();
        descendants.forEach(EngineProcess::killAll);
        waitFor(ENDING);
    }

    private static void killAll(ProcessHandle root) {
        List<ProcessHandle> below = root.descendants().toList();
        root.destroyForcibly();
        below.forEach(ProcessHandle::destroyForcibly);
    }
}
