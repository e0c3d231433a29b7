package io.github.quoridor4j.cli;

import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One of the two programs of a match: how it is started, what it calls itself, and its process. */
final class MatchProgram {
    private static final int LONGEST_NAME = 60;

    private final String letter;
    private final List<String> command;
    private final EngineProcesses processes;
    private @Nullable EngineProcess process;
    private @Nullable String name;

    /** A program by its letter, A or B, and the words of its command. */
    MatchProgram(String letter, List<String> command, EngineProcesses processes) {
        this.letter = letter;
        this.command = command;
        this.processes = processes;
    }

    String letter() {
        return letter;
    }

    /** What the program calls itself; its letter before that is known. */
    String name() {
        return name == null ? letter : name;
    }

    /**
     * Makes the program ready for a game. It is started if it does not run, or is not ready after the game before.
     *
     * @throws EngineFailure if that is impossible
     */
    Engine prepare(Rules rules, Duration limit) throws EngineFailure {
        if (process != null) {
            try {
                return prepare(process, rules, limit);
            } catch (EngineFailure failure) {
                kill(); // between two games there is nothing to forfeit
            }
        }
        process = start();
        return prepare(process, rules, limit);
    }

    private Engine prepare(EngineProcess engine, Rules rules, Duration limit) throws EngineFailure {
        if (name == null) {
            name = shortened(answer(engine, "name", limit));
        }
        answer(engine, "boardsize " + rules.size(), limit);
        answer(engine, "clear_board", limit);
        answer(engine, "walls " + rules.fences(Player.ONE), limit);
        engine.findDescendants();
        return engine;
    }

    private EngineProcess start() throws EngineFailure {
        try {
            return processes.start(command, letter);
        } catch (IOException e) {
            throw new EngineFailure("it cannot be started: " + e.getMessage());
        }
    }

    private static String answer(Engine engine, String question, Duration limit) throws EngineFailure {
        EngineAnswer answer = engine.ask(question, limit);
        if (answer.isRefusal()) {
            throw new EngineFailure("it answered '" + question + "' with " + EngineFailure.quote("? " + answer.text()));
        }
        return answer.text();
    }

    /** A tag of a record holds it, and a line of the screen. */
    private String shortened(String text) {
        String shown = PlainText.of(text);
        return shown.isEmpty() ? letter : shown.substring(0, Math.min(shown.length(), LONGEST_NAME));
    }

    /** Ends the process at once. */
    void kill() {
        if (process != null) {
            processes.kill(process);
            process = null;
        }
    }
}
