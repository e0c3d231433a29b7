package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayCommandTest {
    private static final String SHORT_GAME = """
            [Event "A test"]
            [Rules "size=3;fences=1"]
            [Result "0-1"]

            1. a1h c3
            2. c1 c2
            3. b1 c1 0-1
            """;

    @TempDir
    private Path folder;

    @Test
    void showsEveryMoveAndTheOutcome() {
        Run run = Run.replaying(folder, SHORT_GAME);

        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.boards()).isEqualTo(6);
        assertThat(run.out()).startsWith("""
                Event: A test
                Rules: size=3;fences=1
                Result: 0-1

                Move 1, player 1: a1h (ply 1)

                     a   b   c
                   +-----------+
                 3 | .   2   . | 3
                   |           |
                 2 | .   .   . | 2
                   |-------    |
                 1 | .   1   . | 1
                   +-----------+
                     a   b   c

                to move      2
                fences left  1:  0  2:  1
                distance     1:  3  2:  3

                Move 1, player 2: c3 (ply 2)
                """).endsWith("""
                Move 3, player 2: c1 (ply 6)

                     a   b   c
                   +-----------+
                 3 | .   .   . | 3
                   |           |
                 2 | .   .   . | 2
                   |-------    |
                 1 | .   1   2 | 1
                   +-----------+
                     a   b   c

                winner       2
                fences left  1:  0  2:  1
                distance     1:  3  2:  0

                End after 6 plies: player 2 reaches the goal and wins.
                The record says: 0-1.

                """);
    }

    @Test
    void showsSomeMovesAndAlwaysTheLastOne() {
        assertThat(Run.replaying(folder, SHORT_GAME, "--every", "4").out())
                .contains("(ply 4)", "(ply 6)")
                .doesNotContain("(ply 2)");
        assertThat(Run.replaying(folder, SHORT_GAME, "--every", "3").boards()).isEqualTo(2);
        assertThat(Run.replaying(folder, SHORT_GAME, "--final").boards()).isEqualTo(1);
        assertThat(Run.replaying(folder, "[Event \"Nothing yet\"]").out())
                .contains("Rules: standard-2\n\nStart\n", "No end of the game after 0 plies.\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "e2 e8 e3 *                          | No end of the game after 3 plies.",
                "[Termination \"resignation\"] e2 0-1 | The record says: 0-1, resignation.",
                "[Rules \"size=3;plies=2\"] b2 b1    | End after 2 plies: player 2 reaches the goal and wins.",
                "[Rules \"size=3;plies=2\"] a1 a3    | End after 2 plies: draw by the limit of 2 plies.",
                "[Rules \"size=3;plies=2;limit-beats-win=yes\"] b2 b1 | End after 2 plies: draw by the limit of 2 plies.",
                "[Rules \"size=5;repetition=2\"] c2 c4 c1 c5 | End after 4 plies: draw by repetition: the same position 2 times.",
                "[Rules \"size=5;repetition=3\"] c2 c4 c1 c5 | No end of the game after 4 plies.",
                "[Position \"/ a1 / a1 a2 / 0 0 / 1 / size=3;fences=1,0;jump=none;stuck=loss\"] "
                        + "| End after 0 plies: player 1 cannot move and loses.",
                "[Position \"/ a1 / a1 a2 / 0 0 / 1 / size=3;fences=1,0;jump=none;stuck=draw\"] "
                        + "| End after 0 plies: draw because player 1 cannot move.",
            })
    void tellsHowTheGameEnds(String record, String ending) {
        Run run = Run.replaying(folder, record, "--final");

        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("\n" + ending + "\n");
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "e2 e8 e4                             | 7  | ply 3: e4 is illegal: it is neither next to the pawn on e2",
                "e2 e8 e3h f3h                        | 11 | ply 4: f3h is illegal: it would overlap e3h",
                "[Rules \"size=3\"] b2 b1 b3          | 24 | ply 3: b3 is illegal: the game is over, player 2 reaches the goal",
                "[Rules \"size=3;plies=1\"] a1 a3     | 29 | ply 2: a3 is illegal: the game is over, draw by the limit of 1 plies",
            })
    void stopsAtTheFirstIllegalMove(String record, int column, String reason) {
        Run run = Run.replaying(folder, "\n" + record + " 1-0", "--final");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err())
                .startsWith(folder.resolve("game.pgn") + ":2:" + column + ": " + reason)
                .hasLineCount(1);
        assertThat(run.out()).contains("Stopped before ply ", "The record says: 1-0.");
        assertThat(run.boards()).isEqualTo(1);
    }

    @Test
    void anIllegalGameDoesNotHideTheNextOne() {
        Run run = Run.replaying(folder, "e3 *\ne2 e8 *", "--final");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).contains("Game 1 of 2", "Stopped before ply 1.", "Game 2 of 2", "after 2 plies");
        assertThat(run.err()).hasLineCount(1);
    }

    @Test
    void keepsControlCharactersFromTheTerminal() {
        assertThat(Run.replaying(folder, "[Event \"\u001b[2Jx\"] e2").out()).startsWith("Event: ?[2Jx\n");
    }

    @Test
    void namesTheProblemOfAFile() throws IOException {
        String file = folder.resolve("game.pgn").toString();

        assertThat(Run.replaying(folder, "")).isEqualTo(new Run(1, "", file + ": no game found\n"));
        assertThat(Run.replaying(folder, "Dear reader,\n"))
                .isEqualTo(new Run(
                        1, "", file + ":1:1: found 'Dear', expected a move such as e2, e3h or --, or a result\n"));
        assertThat(Run.of("replay", folder.resolve("none").toString()))
                .returns(2, Run::status)
                .satisfies(run -> assertThat(run.err()).contains("none does not exist\n"));
        assertThat(Run.of("replay", folder.toString()))
                .returns(2, Run::status)
                .satisfies(run -> assertThat(run.err()).contains("is a directory\n"));
        assertThat(Run.of("replay", "a\0b").err()).contains("cannot be the name of a file here\n");
        Path binary = Files.write(folder.resolve("binary"), new byte[] {'e', '2', ' ', (byte) 0xff, (byte) 0xfe});
        assertThat(Run.of("replay", binary.toString()))
                .returns(2, Run::status)
                .satisfies(run -> assertThat(run.err()).contains("binary is not text in UTF-8\n"));
    }

    @Test
    void refusesOptionsThatMakeNoSense() {
        assertThat(Run.replaying(folder, SHORT_GAME, "--every", "0"))
                .isEqualTo(new Run(
                        2, "", "quoridor: --every: found 0, expected 1 or more\nTry 'quoridor replay --help'.\n"));
        assertThat(Run.of("replay").err()).contains("Missing required parameter: 'FILE'");
    }
}
