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
                .containsSubsequence(
                        "  replay  ",
                        "  show  ",
                        "  play  ",
                        "  qtp  ",
                        "  match  ",
                        "  legal  ",
                        "  why  ",
                        "  perft  ")
                .containsSubsequence("  check  ", "  convert  ", "  html  ", "  rules  ", "  completion  ");
    }

    @Test
    void helpTellsTheExitStatus() {
        assertThat(Run.of("--help").out()).endsWith("""

                Exit status:
                  0    all is well
                  1    a move or a record is wrong
                  2    the command line is wrong, or a file cannot be read or written
                  70   this program has a fault
                """);
    }

    @Test
    void helpIsColouredWhereColoursAreShown() {
        assertThat(Run.of("legal", "--help").out()).doesNotContain("\u001b");
        assertThat(Run.inBoxes("legal", "--help").out()).doesNotContain("\u001b");
        assertThat(Run.at(new Terminal(true, true, true, true), "legal", "--help")
                        .out())
                .contains("\u001b[");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "replay", "show", "play", "qtp", "match", "legal", "why", "perft", "check", "convert", "html", "rules"
            })
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
    @ValueSource(strings = {"legal", "perft --depth 1", "why e2", "show", "play"})
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
        assertThat(mistake(command, "--position", "/ / e1 e9")).contains("--position: column 1: found '/ / e1 e9'");
        assertThat(mistake(command, "--position", "/ / e1 e0 / 9 9 / 1"))
                .contains("--position: column 8: found 'e0', expected a square");
        assertThat(mistake(command, "--position", "/ / e1 e1 / 10 10 / 1")).contains("--position: ", "SAME_SQUARE");
        assertThat(mistake(command, "--position", "/ / e1 e9 / 10 10 / 1 / bazito", "--rules", "kid-2"))
                .contains("--position: column 25: found 'bazito', expected the same rules as around it: kid-2");
        assertThat(mistake(command, "--position", "/ / e1 e9 / 10 10 / 2", "--moves", "e8 e8"))
                .contains("--moves: column 4: ply 2: e8 is illegal: a pawn stands there");
        assertThat(mistake(command, "--position", "/ / e1 e9 / 10 10 / 2", "--moves", "[Event \"x\"] e8"))
                .contains("--moves: expected moves only");
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
