package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
                "[Termination \"agreement\"] e2 1/2-1/2 | End after 1 ply: draw by agreement.",
                "[Rules \"quizdoor\"][Termination \"time\"] e2 0-1 | The record says: 0-1, time.",
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
                "[Rules \"size=3;plies=1\"] a1 a3     | 29 | ply 2: a3 is illegal: the game is over, draw by the limit of 1 ply",
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
        assertThat(run.out()).contains("Game 1\n", "Stopped before ply 1.", "Game 2\n", "after 2 plies");
        assertThat(run.err()).hasLineCount(1);
    }

    @Test
    void aRecordThatCannotBeReadShowsWhatCanBeRead() {
        Run run = Run.replaying(folder, "\n1. e2 e8 2. foo e7 *\n", "--final");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out())
                .contains("Move 1, player 2: e8 (ply 2)", "after 2 plies")
                .doesNotContain("Game 1");
        assertThat(run.err())
                .isEqualTo(folder.resolve("game.pgn")
                        + ":2:13: found 'foo', expected a move such as e2, e3h or --, or a result\n");
    }

    @Test
    void whatIsNoRecordHasItsProblemAndTheStart() {
        Run run = Run.replaying(folder, "Dear reader,\n");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.boards()).isEqualTo(1);
        assertThat(run.err())
                .isEqualTo(folder.resolve("game.pgn")
                        + ":1:1: found 'Dear', expected a move such as e2, e3h or --, or a result\n");
    }

    /** It is a problem, but the game itself goes on behind it. */
    @ParameterizedTest
    @ValueSource(strings = {"e2 e8 (d9 e5) e3 *", "e2 e8 (d9) (e5) *", "e2 (e5) e8 *"})
    void anIllegalMoveOfAVariationStopsNothing(String record) {
        Run run = Run.replaying(folder, record, "--final");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).contains("e5 is illegal").hasLineCount(1);
        assertThat(run.out()).contains("No end of the game after ").doesNotContain("Stopped");
    }

    @Test
    void everyProblemIsTold() {
        Run run = Run.replaying(folder, "[A \"x\"]\n[A \"y\"]\n1. e2 $999 e8 1-0-0\n", "--final");

        assertThat(run.err().lines())
                .map(line ->
                        line.substring(folder.resolve("game.pgn").toString().length()))
                .map(line -> line.substring(0, line.indexOf(", expected")))
                .containsExactly(":2:2: found 'A'", ":3:7: found '$999'", ":3:15: found '1-0-0'");
    }

    @Test
    void showsWhoLeftAndWhoWon() {
        String four = "[Rules \"standard-4\"] e2 {[%out 3]} b5 {[%out 4] [%out 1]} 0-1-0-0";

        assertThat(Run.replaying(folder, four, "--final").out())
                .contains("End after 2 plies: player 2 wins by resignation.\nThe record says: 0-1-0-0.\n");
        assertThat(Run.replaying(folder, "e2 e8 X", "--final").out())
                .contains("End after 2 plies: player 2 wins by resignation.\nThe record says: 0-1, resignation.\n");
    }

    @Test
    void keepsControlCharactersFromTheTerminal() {
        assertThat(Run.replaying(folder, "[Event \"\u001b[2Jx\"] e2").out()).startsWith("Event: ?[2Jx\n");
    }

    @Test
    void namesTheProblemOfAFile() throws IOException {
        String file = folder.resolve("game.pgn").toString();

        assertThat(Run.replaying(folder, "")).isEqualTo(new Run(1, "", file + ": no game found\n"));
        assertThat(Run.replaying(folder, "\uFEFF\n% nothing\n")).isEqualTo(new Run(1, "", file + ": no game found\n"));
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

    @Test
    void drawsBoxesOnATerminal() throws IOException {
        String file = Files.writeString(folder.resolve("game.pgn"), SHORT_GAME).toString();
        Run run = Run.inBoxes("replay", file);

        assertThat(run.status()).isZero();
        assertThat(run.boards()).isEqualTo(6);
        assertThat(run.out()).startsWith("""
                Event: A test
                Rules: size=3;fences=1

                Move 1, player 1: a1h (ply 1)

                     a   b   c
                   ┌───────────┐
                 3 │ ·   ❷   · │ 3
                   │           │
                 2 │ ·   ·   · │ 2
                   ┝┅┅┅━┅┅┅╸   │
                 1 │ ·   ①   · │ 1
                   └───────────┘
                     a   b   c

                to move      2
                fences left  1:  0  2:  1
                distance     1:  3  2:  3

                Move 1, player 2: c3 (ply 2)

                     a   b   c
                   ┌───────────┐
                 3 │ ·  (·) [②]│ 3
                """);
        assertThat(Run.inBoxes("replay", "--ascii", file)).isEqualTo(Run.of("replay", file));
        assertThat(Run.of("replay", "--no-ascii", file)).isEqualTo(run);
        assertThat(Run.at(new Terminal(false, true, true, false), "replay", file)
                        .out()
                        .replaceAll("\u001b\\[[0-9;]*m", ""))
                .isEqualTo(run.out());
    }

    @Test
    void showsAGameOfOnePly() {
        assertThat(Run.replaying(folder, "[Rules \"size=3\"] b2 *")).isEqualTo(new Run(0, """
                Rules: size=3

                Move 1, player 1: b2 (ply 1)

                     a   b   c
                   +-----------+
                 3 | .   2   . | 3
                   |           |
                 2 | .   1   . | 2
                   |           |
                 1 | .   .   . | 1
                   +-----------+
                     a   b   c

                to move      2
                fences left  1: 10  2: 10
                distance     1:  1  2:  2

                No end of the game after 1 ply.

                """, ""));
    }

    @Test
    void showsAGameOfFourWithAnIllegalMove() {
        Run run = Run.replaying(
                folder, "[Rules \"size=5;players=4\"] 1. c2 b3 b4h d3 2. c5 *", "--every", "4", "--no-ascii");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("""
                Rules: size=5;players=4

                Move 1, player 4: d3 (ply 4)

                     a   b   c   d   e
                   ┌───────────────────┐
                 5 │ ·   ·   ③   ·   · │ 5
                   │   ╺━━━━━━━╸       │
                 4 │ ·   ·   ·   ·   · │ 4
                   │                   │
                 3 │ ·   ②   ·  [④] (·)│ 3
                   │                   │
                 2 │ ·   ·   ❶   ·   · │ 2
                   │                   │
                 1 │ ·   ·   ·   ·   · │ 1
                   └───────────────────┘
                     a   b   c   d   e

                to move      1
                fences left  1:  5  2:  5  3:  4  4:  5
                distance     1:  4  2:  3  3:  5  4:  3

                Stopped before ply 5.

                """);
        assertThat(run.err())
                .isEqualTo(folder.resolve("game.pgn") + ":1:47: ply 5: c5 is illegal: a pawn stands there\n");
    }

    @Test
    void readsStandardInput() {
        assertThat(Run.reading("e2 e8", "replay", "--final", "-").out()).contains("Move 1, player 2: e8 (ply 2)\n");
    }
}
