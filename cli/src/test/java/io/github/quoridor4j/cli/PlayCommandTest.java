package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlayCommandTest {
    private static final Terminal TYPING = new Terminal(true, true, false, false);
    private static final String SMALL = "size=3;fences=1";

    private static final String START = """

                 a   b   c
               +-----------+
             3 | .   2   . | 3
               |           |
             2 | .   .   . | 2
               |           |
             1 | .   1   . | 1
               +-----------+
                 a   b   c

            to move      1
            fences left  1:  1  2:  1
            distance     1:  2  2:  2

            """;

    @TempDir
    private Path folder;

    private static Run play(String lines, String... options) {
        return play(Terminal.NONE, lines, options);
    }

    private static Run play(Terminal terminal, String lines, String... options) {
        String[] args = new String[options.length + 3];
        args[0] = "play";
        args[1] = "--rules";
        args[2] = SMALL;
        System.arraycopy(options, 0, args, 3, options.length);
        return Run.reading(lines, terminal, args);
    }

    /** What is said after the board at the start. */
    private static String answers(String lines, String... options) {
        Run run = play(lines, options);
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith(START);
        return run.out().substring(START.length());
    }

    @Test
    void endsWithTheInputOrOnDemand() {
        assertThat(play("")).isEqualTo(new Run(0, START, ""));
        assertThat(play("Quit\nb2\n")).isEqualTo(new Run(0, START, ""));
        assertThat(play("\n  \n")).isEqualTo(new Run(0, START, ""));
    }

    @Test
    void twoPlayOnPerTurn() {
        assertThat(answers("a1h\n C3 \n")).isEqualTo("""
                Move 1, player 1: a1h

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

                Move 1, player 2: c3

                     a   b   c
                   +-----------+
                 3 | .   .   2 | 3
                   |           |
                 2 | .   .   . | 2
                   |-------    |
                 1 | .   1   . | 1
                   +-----------+
                     a   b   c

                to move      1
                fences left  1:  0  2:  1
                distance     1:  3  2:  2

                """);
    }

    @Test
    void promptsWhereSomebodyTypes() {
        assertThat(play(TYPING, "b2\nb1\n").out())
                .containsSubsequence(
                        "Player 1> Move 1, player 1: b2\n",
                        "│\n 2 │ ·  [①]  · │ 2\n",
                        "Player 2> Move 1, player 2: b1\n")
                .endsWith("The game is over: player 2 reaches the goal and wins.\n> \n");
        assertThat(play("b2\nb1\n").out()).doesNotContain("> ");
    }

    @Test
    void endsWithTheOutcomeAndTakesNoMoreMoves() {
        assertThat(answers("b2\nb1\nb3\nhint\nresign\n")).endsWith("""
                winner       2
                fences left  1:  1  2:  1
                distance     1:  1  2:  0

                The game is over: player 2 reaches the goal and wins.
                b3 is illegal: the game is over, player 2 reaches the goal and wins.
                pawn moves: 0
                fences: 0
                The game is over.
                The game is over: player 2 reaches the goal and wins.
                """);
    }

    @Test
    void refusesWhatIsIllegalOrNotUnderstood() {
        assertThat(answers("b3\npass\nfoo\u001b Bar\nundo 2\n")).isEqualTo("""
                b3 is illegal: a pawn stands there.
                -- is illegal: player 1 has another move, and only who has none passes.
                Found 'foo? Bar', expected a move such as e2, e3h or pass, or one of undo, hint, why MOVE, resign, show, \
                save FILE, help, quit.
                Found 'undo 2', expected a move such as e2, e3h or pass, or one of undo, hint, why MOVE, resign, show, \
                save FILE, help, quit.
                """);
    }

    @Test
    void hints() {
        assertThat(answers("hint\n")).isEqualTo("""
                pawn moves: 3
                  a1 c1 b2
                fences: 8
                  a1h b1h a2h b2h a1v b1v a2v b2v
                """);
    }

    @Test
    void explains() {
        assertThat(answers("why b2\nwhy c3\nwhy\nwhy x y\n")).isEqualTo("""
                b2 is legal.
                c3 is illegal: it is neither next to the pawn on b1 nor behind or beside a pawn next to it.
                why: found '', expected a move such as e2, e3h or pass
                why: found 'x y', expected a move such as e2, e3h or pass
                """);
    }

    @Test
    void showsAgainAndHelps() {
        assertThat(answers("show\n")).isEqualTo(START);
        assertThat(answers("help\n")).hasLineCount(3).contains("why MOVE", "save FILE");
    }

    @Test
    void undoesMovesAndResignations() {
        assertThat(answers("undo\nb2\nundo\nresign\nundo\nundo\n"))
                .startsWith("There is nothing to undo.\nMove 1, player 1: b2\n")
                .contains(
                        "2 | .   1   . | 2", "Player 1 resigns.\n", "The game is over: player 2 wins by resignation.\n")
                .endsWith(START + "There is nothing to undo.\n");
    }

    @Test
    void theBotAnswersAndIsUndoneWithTheMoveBefore() {
        assertThat(answers("a1\nundo\n", "--bot", "2"))
                .containsSubsequence("Move 1, player 1: a1\nMove 1, player 2 (bot): ", "to move      1\n")
                .endsWith(START)
                .satisfies(text -> assertThat(text.split("distance", -1)).hasSize(3));
    }

    @Test
    void theBotBeginsAndCannotBeUndoneThen() {
        assertThat(answers("undo\n", "--bot", "1"))
                .startsWith("Move 1, player 1 (bot): b2\n")
                .endsWith("There is nothing to undo.\n");
    }

    @Test
    void theSeedDecidesBetweenEqualMoves() {
        List<String> games = List.of(
                answers("a1\n", "--bot", "2", "--seed", "1"),
                answers("a1\n", "--bot", "2", "--seed", "2"),
                answers("a1\n", "--bot", "2", "--seed", "3"),
                answers("a1\n", "--bot", "2", "--seed", "4"));

        assertThat(games).contains(answers("a1\n", "--bot", "2", "--seed", "1"));
        assertThat(games.stream().distinct()).hasSizeGreaterThan(1);
    }

    @Test
    void botsAloneMoveOnDemandOnly() {
        String text = answers("\n\nundo\n", "--bot", "1,2");

        assertThat(text)
                .startsWith("Only bots are left: an empty line lets the next one move.\nMove 1, player 1 (bot): b2\n")
                .contains("Move 1, player 2 (bot): ");
        assertThat(text.split("distance", -1)).hasSize(4);
    }

    @Test
    void aPersonWhoResignsLeavesTheOthersToThemselves() {
        Run run = Run.reading("resign\n\n", "play", "--rules", "standard-3", "--bot", "2,3");

        assertThat(run.out())
                .contains("Player 1 resigns.\n", "to move      2\n", "Only bots are left: ", "player 2 (bot): b5\n")
                .doesNotContain("player 3 (bot)");
    }

    @Test
    void saysWhenThereIsOnlyAPass() {
        Run run = Run.reading(
                "pass\n", "play", "--position", "/ a1 / a1 a2 / 0 0 / 1 / size=3;fences=1,0;jump=none", "--ascii");

        assertThat(run.out()).contains("\nPlayer 1 can only pass.\nMove 1, player 1: --\n");
    }

    @Test
    void savesARecord() throws IOException {
        Path file = folder.resolve("my game.pgn");

        assertThat(answers("b2\nsave " + file + "\nb1\nsave " + file + "\nsave\n"))
                .contains("Saved in " + file + ".\nMove 1, player 2: b1\n")
                .endsWith("Saved in " + file + ".\nsave: expected the name of a file\n");
        assertThat(Files.readString(file)).isEqualTo("""
                [Rules "size=3;fences=1"]
                [Result "0-1"]
                [Termination "goal reached"]

                1. b2 b1 0-1
                """);
        assertThat(Run.of("check", file.toString()).out()).startsWith("1 game, 2 plies, 0 problems");
    }

    @Test
    void savesOverNoFileThatWasThere() throws IOException {
        Path file = Files.writeString(folder.resolve("old.txt"), "precious");
        Path nowhere = folder.resolve("no").resolve("where");

        assertThat(answers("save " + file + "\nsave " + nowhere + "\nsave a\0b\n"))
                .isEqualTo(file + " cannot be written: it is there already\n" + nowhere
                        + " cannot be written: no such file or folder\na?b cannot be the name of a file here\n");
        assertThat(Files.readString(file)).isEqualTo("precious");
    }

    @Test
    void goesOnFromMovesAndPositions() {
        assertThat(Run.reading("", "play", "--moves", "e2 e8").out())
                .contains("to move      1\n", " 8 | .   .   .   .   2");
        assertThat(Run.reading("undo\n", "play", "--moves", "e2 e8").out()).endsWith("There is nothing to undo.\n");
    }

    @Test
    void aBotNeedsASeat() {
        assertThat(play("", "--bot", "3"))
                .isEqualTo(new Run(2, "", "quoridor: --bot: found 3, expected 1..2\nTry 'quoridor play --help'.\n"));
        assertThat(play("", "--bot", "x").err()).contains("found 'x', expected a player, 1..4");
        assertThat(play("", "--bot", "1", "--seed", "x").err()).contains("'--seed'", "'x'");
    }

    static List<String> presets() {
        return List.copyOf(Rules.presets().keySet());
    }

    @ParameterizedTest
    @MethodSource("presets")
    void botsPlayEveryRuleSetSoon(String preset) {
        int seats = Rules.presets().get(preset).players().size();
        long start = System.nanoTime();

        Run run = Run.reading(
                "\n".repeat(200), "play", "--rules", preset, "--bot", "1,2,3,4".substring(0, 2 * seats - 1));

        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("(bot)").doesNotContain("illegal");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
    }
}
