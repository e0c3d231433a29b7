package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** With real programs. The times that end nothing are long, for a machine that has much else to do. */
class MatchCommandTest {
    private static final String SMALL = "size=5;fences=3";
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @TempDir
    private Path folder;

    /** With long times and a small board, unless the options say something else. */
    private static Run match(String first, String second, String... options) {
        List<String> args = new ArrayList<>(List.of("match", first, second));
        args.addAll(List.of(options));
        Map.of("--answer-time", "PT2M", "--move-time", "PT1M", "--rules", SMALL).forEach((option, value) -> {
            if (!args.contains(option)) {
                args.addAll(List.of(option, value));
            }
        });
        return Run.of(args.toArray(String[]::new));
    }

    private static String bot(int seed) {
        return TestEngine.command(Quoridor.class, "qtp", "--seed", String.valueOf(seed));
    }

    @Test
    void honestProgramsPlayAndTheirGamesAreRecorded() throws IOException {
        Path records = folder.resolve("games.pgn");
        Run run = match(bot(1), bot(2), "--games", "3", "-o", records.toString());

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out().lines().limit(5))
                .satisfiesExactly(
                        line -> assertThat(line).isEqualTo("A: quoridor4j"),
                        line -> assertThat(line).isEqualTo("B: quoridor4j"),
                        line -> assertThat(line).matches("Game 1: A - B (1-0|0-1|1/2-1/2) after \\d+ plies: .*"),
                        line -> assertThat(line).matches("Game 2: B - A (1-0|0-1|1/2-1/2) after \\d+ plies: .*"),
                        line -> assertThat(line).matches("Game 3: A - B (1-0|0-1|1/2-1/2) after \\d+ plies: .*"));
        assertThat(Run.of("check", records.toString()).out()).matches("3 games, \\d+ plies, 0 problems in 0 games\n");
        assertThat(Files.readString(records)).containsSubsequence("""
                        [Round "1"]
                        [Player1 "quoridor4j (A)"]
                        [Player2 "quoridor4j (B)"]
                        [Rules "size=5;fences=3;plies=512"]
                        """, """
                        [Round "2"]
                        [Player1 "quoridor4j (B)"]
                        [Player2 "quoridor4j (A)"]
                        """, """
                        [Round "3"]
                        [Player1 "quoridor4j (A)"]
                        """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "lies | 1 | it answered 'genmove black' with 'A5': a1 is illegal: .*",
                "raves | 1 | it answered 'genmove black' with 'Z9 sideways', expected a move .*",
                "says no | 1 | it answered 'genmove black' with '\\? no idea }'",
                "speaks its mind | 1 | it answered 'genmove black' with 'thinking', expected = or \\? first",
                "dies | 1 | it ended with status 3 instead of answering 'genmove black'",
                "floods | 1 | it printed too much",
                "floods by lines | 1 | it printed too much",
                "babbles | 3 | .*'by the way'.*",
                "refuses moves | 3 | it answered 'play.*' with '\\? illegal move', but .* is legal",
            })
    void whoDoesNotKeepToTheProtocolForfeits(String fault, int ply, String reason) throws IOException {
        Path records = folder.resolve("games.pgn");
        Run run = match(TestEngine.command(fault), bot(1), "-o", records.toString());
        String told = "player 1 forfeits at ply " + ply + ": ";

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out().lines().skip(2).findFirst().orElse(""))
                .matches("Game 1: A - B 0-1 after (0|2) plies: " + told + reason);
        assertThat(Files.readString(records).replace('\n', ' ')).contains("[Termination \"forfeit\"]", told);
        assertThat(Run.of("check", records.toString()).status()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"hangs", "closes", "floods by zeros"})
    void whoDoesNotAnswerInTimeForfeits(String fault) {
        // of this time the other program needs nothing, since it never has to move
        Run run = match(TestEngine.command(fault), bot(1), "--move-time", "PT1S");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out())
                .containsAnyOf("no answer to 'genmove black' in PT1S\n", "it closed its output instead of answering");
    }

    @Test
    void theTimeOfTheWholeGameEndsAMove() {
        Run run = match(TestEngine.command("hangs"), bot(1), "--game-time", "PT1S");

        assertThat(run.out()).contains("player 1 forfeits at ply 1: no answer to 'genmove black' in PT1S\n");
    }

    @Test
    void whoForfeitsStartsAnewAndIsCounted() {
        Run run = match(TestEngine.command("dies"), bot(1), "--games", "2");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).endsWith("""
                Game 1: A - B 0-1 after 0 plies: player 1 forfeits at ply 1: it ended with status 3 instead of answering \
                'genmove black'
                Game 2: B - A 1-0 after 1 ply: player 2 forfeits at ply 2: it ended with status 3 instead of answering \
                'genmove white'
                program  colour  wins  draws  losses  of these forfeits
                A        black   0     0      1       1
                A        white   0     0      1       1
                A        both    0     0      2       2
                B        black   1     0      0       0
                B        white   1     0      0       0
                B        both    2     0      0       0
                """);
    }

    @Test
    void whoFailsBetweenTwoGamesStartsAnewAndForfeitsNothing() {
        Run run = match(TestEngine.command("plays once"), bot(1), "--games", "3", "--max-plies", "4");

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains("Game 3: A - B 1/2-1/2 after 4 plies")
                .endsWith("B        both    0     3      0       0\n");
    }

    @Test
    void aLimitOfPliesDraws() {
        assertThat(match(bot(1), bot(2), "--max-plies", "2").out())
                .contains("Game 1: A - B 1/2-1/2 after 2 plies: draw by the limit of 2 plies\n")
                .contains("A        both    0     1      0       0\n");
        assertThat(match(bot(1), bot(2), "--max-plies", "2", "--rules", SMALL + ";plies=1")
                        .out())
                .contains("draw by the limit of 1 ply\n");
    }

    @Test
    void aProgramThatCannotPlayEndsTheMatch() {
        assertThat(match("\"no such program\"", bot(1)).err())
                .startsWith("quoridor: A: it cannot be started: ")
                .contains("no such program");
        assertThat(match(bot(1), TestEngine.command("refuses sizes")))
                .isEqualTo(mistake("B: it answered 'boardsize 5' with '? unacceptable size'"));
        assertThat(match(TestEngine.command("sleeps"), bot(1), "--answer-time", "PT0.5S"))
                .isEqualTo(mistake("A: no answer to 'name' in PT0.5S"));
        assertThat(match(TestEngine.command(Quoridor.class, "rules"), bot(1)).err())
                .startsWith("quoridor: A: it answered 'name' with ");
    }

    private static Run mistake(String message) {
        return new Run(2, "", "quoridor: " + message + "\nTry 'quoridor match --help'.\n");
    }

    @Test
    void mistakesAreToldBeforeAProgramStarts() {
        assertThat(match("'x", "y")).isEqualTo(mistake("A: unbalanced quotes in 'x"));
        assertThat(match("x", " ")).isEqualTo(mistake("B: expected a command"));
        assertThat(match("x", "y", "--games", "0")).isEqualTo(mistake("--games: found 0, expected 1 or more"));
        assertThat(match("x", "y", "--max-plies", "0")).isEqualTo(mistake("--max-plies: found 0, expected 1 or more"));
        for (String option : List.of("--move-time", "--game-time", "--answer-time")) {
            assertThat(match("x", "y", option, "PT0S"))
                    .isEqualTo(mistake(option + ": found PT0S, expected more than PT0S and at most PT8760H"));
            assertThat(match("x", "y", option, "P366D").err()).contains("found PT8784H, expected more than PT0S");
            assertThat(match("x", "y", option, "soon").err()).contains(option, "soon");
        }
        assertThat(match("x", "y", "--rules", "standard-4")).isEqualTo(mistake("--rules: " + QtpRules.EXPECTED));
        assertThat(match("x", "y", "-o", "-")).isEqualTo(mistake("--output: expected a file"));
        assertThat(match("x", "y", "-o", folder.toString()).err()).contains(folder + " cannot be written: ");
        assertThat(match("x", "y", "-o", "a\0b").err()).contains("cannot be the name of a file here");
    }

    @ParameterizedTest
    @ValueSource(strings = {"has a child", "has a child and dies"})
    void noProgramOutlivesTheMatch(String fault) throws IOException {
        Path numbers = folder.resolve("numbers");
        Run run = match(TestEngine.command(fault, numbers.toString()), bot(1), "--games", "2", "--move-time", "PT1S");

        assertThat(run.status()).isEqualTo(1);
        assertThat(Files.readString(numbers).strip().split("\\s+")).hasSize(4);
        awaitEnd(processes(numbers));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS) // ends processes without a chance to do anything
    void noProgramOutlivesAnInterruptedMatch() throws IOException, InterruptedException {
        Path numbers = folder.resolve("numbers");
        Path records = folder.resolve("games.pgn");
        List<String> words = new ArrayList<>(TestEngine.commandWords(Quoridor.class, "match"));
        words.addAll(List.of(TestEngine.command("has a child", numbers.toString()), bot(1), "--move-time", "PT10M"));
        words.addAll(List.of("--game-time", "PT10M", "--answer-time", "PT2M", "-o", records.toString()));
        Process match = new ProcessBuilder(words)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            long start = System.nanoTime();
            while (processes(numbers).isEmpty() && System.nanoTime() - start < PATIENCE.toNanos()) {
                Thread.sleep(20);
            }
            List<ProcessHandle> running = processes(numbers);
            assertThat(running).hasSize(2).allMatch(ProcessHandle::isAlive);

            match.destroy();

            assertThat(match.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
            awaitEnd(running);
            assertThat(records).isEmptyFile();
        } finally {
            match.destroyForcibly();
        }
    }

    /** Those that the test program has written down, if they are still there to be found. */
    private static List<ProcessHandle> processes(Path numbers) throws IOException {
        if (!Files.exists(numbers) || !Files.readString(numbers).endsWith("\n")) {
            return List.of();
        }
        return Stream.of(Files.readString(numbers).strip().split("\\s+"))
                .flatMap(number -> ProcessHandle.of(Long.parseLong(number)).stream())
                .toList();
    }

    private static void awaitEnd(List<ProcessHandle> processes) {
        long start = System.nanoTime();
        while (processes.stream().anyMatch(ProcessHandle::isAlive) && System.nanoTime() - start < PATIENCE.toNanos()) {
            Thread.onSpinWait();
        }
        assertThat(processes).noneMatch(ProcessHandle::isAlive);
    }
}
