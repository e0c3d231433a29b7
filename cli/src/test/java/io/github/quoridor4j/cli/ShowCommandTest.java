package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Player;
import io.github.quoridor4j.Square;
import io.github.quoridor4j.notation.Diagram;
import io.github.quoridor4j.notation.PositionText;
import io.github.quoridor4j.notation.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ShowCommandTest {
    private static final String[] FIVE = {"show", "--rules", "size=5", "--moves", "c2 c4 b2h c2v"};

    @TempDir
    private Path folder;

    @Test
    void showsAPositionInAsciiWithoutATerminal() {
        assertThat(Run.of(FIVE)).isEqualTo(new Run(0, """
                Move 2, player 2: c2v (ply 4)

                     a   b   c   d   e
                   +-------------------+
                 5 | .   .   .   .   . | 5
                   |                   |
                 4 | .   .   2   .   . | 4
                   |                   |
                 3 | .   .   . | .   . | 3
                   |    -------|       |
                 2 | .   .   1 | .   . | 2
                   |                   |
                 1 | .   .   .   .   . | 1
                   +-------------------+
                     a   b   c   d   e

                to move      1
                fences left  1:  9  2:  9
                distance     1:  5  2:  4
                """, ""));
        assertThat(Run.inBoxes("show", "--ascii", "--rules", "size=5", "--moves", "c2 c4 b2h c2v"))
                .isEqualTo(Run.of(FIVE));
    }

    @Test
    void drawsBoxesWithTheLastMoveOnATerminal() {
        Run run = Run.inBoxes(FIVE);

        assertThat(run).isEqualTo(new Run(0, """
                Move 2, player 2: c2v (ply 4)

                     a   b   c   d   e
                   ┌───────────────────┐
                 5 │ ·   ·   ·   ·   · │ 5
                   │                   │
                 4 │ ·   ·   ②   ·   · │ 4
                   │           ╻       │
                 3 │ ·   ·   · ┇ ·   · │ 3
                   │   ╺━━━━━━━┫       │
                 2 │ ·   ·   ❶ ┇ ·   · │ 2
                   │           ╹       │
                 1 │ ·   ·   ·   ·   · │ 1
                   └───────────────────┘
                     a   b   c   d   e

                to move      1
                fences left  1:  9  2:  9
                distance     1:  5  2:  4
                """, ""));
        assertThat(Run.at(new Terminal(false, true, true, false), FIVE).out())
                .isNotEqualTo(run.out())
                .satisfies(out ->
                        assertThat(out.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(run.out()));
    }

    @Test
    void marksLegalMovesAndPaths() {
        assertThat(Run.of("show", "--no-ascii", "--legal", "--paths", "--rules", "size=3;fences=1", "--moves", "a1h"))
                .isEqualTo(new Run(0, """
                        Move 1, player 1: a1h (ply 1)

                             a   b   c
                           ┌───────────┐
                         3 │ ◦   ❷   ◦ │ 3
                           │   ┼   ─   │
                         2 │ ·   ◦   • │ 2
                           ┝┅┅┅━┅┅┅╸   │
                         1 │ ·   ①   • │ 1
                           └───────────┘
                             a   b   c

                        to move      2
                        fences left  1:  0  2:  1
                        distance     1:  3  2:  3
                        """, ""));
    }

    @Test
    void turnsTheBoardOfFour() {
        assertThat(Run.of("show", "--seen-by", "2", "--rules", "size=5;players=4", "--moves", "c2 b3 b4h d3"))
                .isEqualTo(new Run(0, """
                        Move 1, player 4: d3 (ply 4)

                             5   4   3   2   1
                           +-------------------+
                         e | .   .   .   .   . | e
                           |                   |
                         d | .   .   4   .   . | d
                           |                   |
                         c | 3 | .   .   1   . | c
                           |   |               |
                         b | . | .   2   .   . | b
                           |                   |
                         a | .   .   .   .   . | a
                           +-------------------+
                             5   4   3   2   1

                        to move      1
                        fences left  1:  5  2:  5  3:  4  4:  5
                        distance     1:  4  2:  3  3:  5  4:  3
                        """, ""));
    }

    @Test
    void takesAPositionAndMovesAfterIt() {
        assertThat(Run.of("show", "--position", "a1 / b2 / b1 c3 / 0 0 / 2 / size=3;fences=1", "--moves", "c2 c1"))
                .isEqualTo(new Run(0, """
                        Move 1, player 1: c1 (ply 2)

                             a   b   c
                           +-----------+
                         3 | .   . | . | 3
                           |       |   |
                         2 | .   . | 2 | 2
                           |-------    |
                         1 | .   .   1 | 1
                           +-----------+
                             a   b   c

                        to move      2
                        fences left  1:  0  2:  0
                        distance     1:  2  2:  1
                        """, ""));
    }

    @Test
    void showsTheStartAndTheEnd() {
        assertThat(Run.of("show", "--rules", "size=3").out()).startsWith("     a   b   c\n");
        assertThat(Run.of("show", "--rules", "size=3", "--moves", "b2 b1").out())
                .contains("\nwinner       2\n")
                .endsWith("distance     1:  1  2:  0\nThe game is over: player 2 reaches the goal and wins.\n");
        assertThat(Run.of("show", "--rules", "size=3;plies=2", "--moves", "a1 a3")
                        .out())
                .endsWith("\nThe game is over: draw by the limit of 2 plies.\n");
    }

    @Test
    void showsAGameOfAFileAtAnyPly() throws IOException {
        String file = file("[Rules \"size=5\"] c2 c4 c3 1-0\n\n[Rules \"size=3\"] a1 *\n");

        assertThat(Run.of("show", file).out()).startsWith("Move 2, player 1: c3 (ply 3)\n");
        assertThat(Run.of("show", file, "--ply", "2").out())
                .startsWith("Move 1, player 2: c4 (ply 2)\n")
                .contains(" 2 | .   .   1   .   . | 2\n");
        assertThat(Run.of("show", file, "--ply", "0").out())
                .isEqualTo(Run.of("show", "--rules", "size=5").out());
        assertThat(Run.of("show", "--game", "2", file)).isEqualTo(new Run(0, """
                Move 1, player 1: a1 (ply 1)

                     a   b   c
                   +-----------+
                 3 | .   2   . | 3
                   |           |
                 2 | .   .   . | 2
                   |           |
                 1 | 1   .   . | 1
                   +-----------+
                     a   b   c

                to move      2
                fences left  1: 10  2: 10
                distance     1:  2  2:  2
                """, ""));
    }

    @Test
    void standardInputAndTheUsualRulesServeToo() {
        assertThat(Run.reading("d2 d6", "show", "--rules", "kid-2", "-").out())
                .startsWith("Move 1, player 2: d6 (ply 2)\n\n     a   b   c   d   e   f   g\n");
    }

    @Test
    void anIllegalMoveIsToldAfterTheLastPosition() throws IOException {
        String file = file("[Rules \"size=3\"] b2 b3 a3 *\n");

        Run run = Run.of("show", file);

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).startsWith("Move 1, player 1: b2 (ply 1)\n");
        assertThat(run.err()).isEqualTo(file + ":1:21: ply 2: b3 is illegal: a pawn stands there\n");
    }

    @Test
    void whoHasLeftShowsInTheLastPosition() throws IOException {
        String file = file("[Rules \"standard-4\"] e2 {[%out 2]} *\n");

        assertThat(Run.of("show", file).out())
                .startsWith("Move 1, player 1: e2 (ply 1)\n")
                .contains("to move      3\n");
        assertThat(Run.inBoxes("show", file).out()).contains("[①]", "(·)");
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void writesSvg(Theme theme) throws IOException {
        Path file = folder.resolve("board.svg");
        Diagram diagram = Diagram.of(PositionText.parse("/ / b2 b3 / 10 10 / 2 / size=3"));

        Run run = Run.of(
                "show",
                "--rules",
                "size=3",
                "--moves",
                "b2",
                "--svg",
                file.toString(),
                "--theme",
                theme.name().toLowerCase(java.util.Locale.ROOT),
                "--legal",
                "--paths",
                "--seen-by",
                "2");

        assertThat(run).isEqualTo(new Run(0, "", ""));
        assertThat(Files.readString(file))
                .isEqualTo(diagram.legalMoves(diagram.position().legalMoves())
                        .paths()
                        .seenBy(Player.TWO)
                        .lastMove(Square.B1, Square.B2)
                        .toSvg(theme));
    }

    @Test
    void writesLightSvgToStandardOutput() {
        Diagram diagram = Diagram.of(PositionText.parse("/ / b1 b3 / 10 10 / 1 / size=3"));

        assertThat(Run.of("show", "--rules", "size=3", "--svg", "-"))
                .isEqualTo(new Run(0, diagram.toSvg(Theme.LIGHT), ""));
    }

    @Test
    void printsJson() {
        assertThat(Run.of("show", "--json", "--rules", "size=3;fences=1", "--moves", "a1h"))
                .isEqualTo(new Run(0, """
                        {"position":"a1 /  / b1 b3 / 0 1 / 2 / size=3;fences=1","rules":"size=3;fences=1","ply":1,\
                        "lastMove":"a1h","toMove":2,"outcome":null,"players":[\
                        {"player":1,"pawn":"b1","goal":"NORTH","fencesLeft":0,"distance":3},\
                        {"player":2,"pawn":"b3","goal":"SOUTH","fencesLeft":1,"distance":3}],"fences":["a1h"]}
                        """, ""));
        assertThat(Run.of("show", "--json", "--paths", "--legal", "--rules", "size=3;fences=0", "--moves", "b2 b1")
                        .out())
                .isEqualTo("""
                        {"position":" /  / b2 b1 / 0 0 / 1 / size=3;fences=0","rules":"size=3;fences=0","ply":2,\
                        "lastMove":"b1","toMove":1,"outcome":{"winner":2,"reason":"GOAL_REACHED"},"players":[\
                        {"player":1,"pawn":"b2","goal":"NORTH","fencesLeft":0,"distance":1,"path":["b2","b3"]},\
                        {"player":2,"pawn":"b1","goal":"SOUTH","fencesLeft":0,"distance":0,"path":["b1"]}],\
                        "fences":[],"legalMoves":[]}
                        """);
        assertThat(Run.of("show", "--json", "--rules", "size=3").out()).contains("\"ply\":0,\"lastMove\":null,");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--seen-by 3            | --seen-by: found 3, expected 1..2",
                "--seen-by 5            | Invalid value for option '--seen-by': found '5', expected a player, 1..4",
                "--ply 3                | --ply and --game: expected FILE, too",
                "--game 1               | --ply and --game: expected FILE, too",
                "--theme wood           | --theme: expected --svg, too",
                "--svg - --theme blue   | Invalid value for option '--theme': expected one of [LIGHT, DARK, WOOD] "
                        + "(case-insensitive) but was 'blue'",
                "--svg - --json         | expected only one of --ascii, --svg and --json",
                "--ascii --json         | expected only one of --ascii, --svg and --json",
                "F --moves e2           | FILE: expected either that or --position and --moves",
                "F --position x         | FILE: expected either that or --position and --moves",
                "F --ply 4              | --ply: found 4, expected 0..3",
                "F --ply -1             | --ply: found -1, expected 0..3",
                "F --game 0             | --game: found 0, expected 1 or more",
                "F --game 2             | --game: found 2, but F has 1 game",
                "nowhere                | nowhere does not exist",
            })
    void tellsAMistakeInTwoLines(String options, String mistake) throws IOException {
        String file = file("e2 e8 e3");

        Run run = Run.of(("show " + options.replace("F", file)).split(" ", -1));

        assertThat(run)
                .isEqualTo(new Run(
                        2,
                        "",
                        "quoridor: " + mistake.replace("but F", "but " + file) + "\nTry 'quoridor show --help'.\n"));
    }

    @Test
    void tellsWhereNothingCanBeWritten() {
        Path nowhere = folder.resolve("no");
        assertThat(Run.of("show", "--svg", folder.toString()).err())
                .startsWith("quoridor: " + folder + " cannot be written: it is a directory\n");
        assertThat(Run.of("show", "--svg", nowhere.resolve("where").toString()).err())
                .contains(" cannot be written: there is no folder " + nowhere + "\n");
        assertThat(Run.of("show", "--svg", "a\0b").err()).contains(" cannot be the name of a file here\n");
    }

    @Test
    void aFileWithoutGamesIsWrong() throws IOException {
        String file = file("\n");

        assertThat(Run.of("show", file)).isEqualTo(new Run(1, "", file + ": no game found\n"));
        assertThat(Run.of("show", "--game", "2", file)).isEqualTo(new Run(1, "", file + ": no game found\n"));
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("game.pgn"), text).toString();
    }
}
