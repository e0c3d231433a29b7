package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuoridorTest {
    @Test
    void helpListsTheCommands() {
        Run run = Run.of("--help");

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .startsWith("Usage: quoridor")
                .contains("  replay  ", "  legal   ", "  why     ", "  perft   ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "legal", "why", "perft"})
    void everyCommandHelpsWithAnExample(String command) {
        Run run = Run.of(command, "--help");

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .startsWith("Usage: quoridor " + command)
                .contains("Example:\n  quoridor " + command + " ");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void tellsItsVersion() {
        Run run = Run.of("--version");

        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("quoridor ").hasLineCount(1);
    }

    @Test
    void aMistakeIsToldInTwoLines() {
        assertThat(Run.of())
                .isEqualTo(new Run(2, "", "quoridor: Missing required subcommand\nTry 'quoridor --help'.\n"));
        assertThat(Run.of("legal", "--cuont"))
                .returns(2, Run::status)
                .returns("", Run::out)
                .satisfies(run -> assertThat(run.err())
                        .isEqualTo("quoridor: Unknown option: '--cuont'\nTry 'quoridor legal --help'.\n"));
        assertThat(Run.of("dance").err()).contains("'dance'").endsWith("Try 'quoridor --help'.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"legal", "perft --depth 1", "why e2"})
    void everyCommandNamesAMistakeInItsPosition(String command) {
        assertThat(mistake(command, "--rules", "chess"))
                .contains("--rules", "found 'chess', expected key=value;.. or one of standard-2, standard-3");
        assertThat(mistake(command, "--rules", "size=99")).contains("found 'size=99'", "(expected 3..9)");
        assertThat(mistake(command, "--moves", "e2 x1"))
                .contains("--moves: column 4: found 'x1', expected a move such as e2");
        assertThat(mistake(command, "--moves", "e2 e8 e2"))
                .contains("--moves: column 7: ply 3: e2 is illegal: a pawn stands there");
        assertThat(mistake(command, "--moves", "e2 * e2")).contains("--moves: expected moves only");
        assertThat(mistake(command, "--moves", "[Rules \"bazito\"] e2")).contains("--moves: expected moves only");
    }

    private static String mistake(String command, String... options) {
        String[] words = command.split(" ", -1);
        String[] args = new String[words.length + options.length];
        System.arraycopy(words, 0, args, 0, words.length);
        System.arraycopy(options, 0, args, words.length, options.length);
        Run run = Run.of(args);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).hasLineCount(2).endsWith("Try 'quoridor " + words[0] + " --help'.\n");
        return run.err();
    }
}
