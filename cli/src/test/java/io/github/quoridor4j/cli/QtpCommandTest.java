package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QtpCommandTest {
    private static Run qtp(String commands, String... options) {
        String[] args = new String[options.length + 1];
        args[0] = "qtp";
        System.arraycopy(options, 0, args, 1, options.length);
        return Run.reading(commands, args);
    }

    /** The answers, without the empty line after each. */
    private static List<String> answers(String commands, String... options) {
        Run run = qtp(commands, options);
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .satisfiesAnyOf(
                        out -> assertThat(out).isEmpty(), out -> assertThat(out).endsWith("\n\n"));
        return run.out().isEmpty() ? List.of() : List.of(run.out().split("\n\n"));
    }

    @Test
    void introducesItself() {
        assertThat(answers("name\nknown_command genmove\nknown_command dance\n"))
                .containsExactly("= quoridor4j", "= true", "= false");
        assertThat(answers("list_commands\n"))
                .containsExactly("= name\nknown_command\nlist_commands\nquit\nboardsize\nclear_board\nwalls\nplaymove"
                        + "\nplaywall\ngenmove\nundo\nwinner\nshowboard");
    }

    @Test
    void endsWithTheInputOrOnDemand() {
        assertThat(answers("")).isEmpty();
        assertThat(answers("name")).containsExactly("= quoridor4j");
        assertThat(qtp("quit\nname\n").out()).isEqualTo("=\n\n");
    }

    @Test
    void linesMayHaveCommentsAndBlanksAndControlCharacters() {
        assertThat(answers("# hello\n\n \t \n\tname \t# who?\r\n\u0007win\u0000ner\n"))
                .containsExactly("= quoridor4j", "= false");
    }

    @ParameterizedTest
    @CsvSource({
        "dance, unknown command",
        "NAME, unknown command",
        "name x, syntax error",
        "known_command, syntax error",
        "quit now, syntax error",
        "clear_board 9, syntax error",
        "boardsize, syntax error",
        "boardsize x, syntax error",
        "boardsize -5, syntax error",
        "boardsize 2, unacceptable size",
        "boardsize 10, unacceptable size",
        "boardsize 99999999999999999999, unacceptable size",
        "walls, syntax error",
        "walls ten, syntax error",
        "walls 33, unacceptable number of walls",
        "playmove black, syntax error",
        "playmove green E8, syntax error",
        "playmove black J8, syntax error",
        "playmove black E0, syntax error",
        "playmove black E8 h, syntax error",
        "playmove black E8h, syntax error",
        "playmove black E7, illegal move",
        "playmove black pass, illegal move",
        "playmove white E9, illegal move",
        "playwall black E3, syntax error",
        "playwall black E3 diagonal, syntax error",
        "playwall black E3 h h, syntax error",
        "playwall black I9 h, illegal move",
        "playwall black E1 h, illegal move",
        "genmove, syntax error",
        "genmove red, syntax error",
        "genmove black white, syntax error",
        "undo, cannot undo",
        "undo x, syntax error",
        "undo 1 2, syntax error",
        "winner black, syntax error",
        "showboard 1, syntax error",
    })
    void refusesWhatItCannotDo(String command, String refusal) {
        assertThat(answers(command + "\nname\n")).containsExactly("? " + refusal, "= quoridor4j");
    }

    @Test
    void aLineWithoutEndIsASyntaxError() {
        String blanks = " ".repeat(2 * BoundedLines.LONGEST);

        assertThat(answers("name" + blanks + "x\nname\n")).containsExactly("? syntax error", "= quoridor4j");
        assertThat(answers(blanks + "\nname\n")).containsExactly("? syntax error", "= quoridor4j");
        assertThat(answers("name #" + blanks + "\n#" + blanks + "\nname"))
                .containsExactly("= quoridor4j", "= quoridor4j");
    }

    @Test
    void blackStartsInTheLastRow() {
        assertThat(answers("boardsize 3\nwalls 2\nplaywall b B3 h\nplaywall w b2 V\nplaymove Black a3\nshowboard\n"))
                .hasSize(6)
                .last()
                .isEqualTo("""
                        =
                             a   b   c
                           +-----------+
                         3 | 1   .   . | 3
                           |    -------|
                         2 | .   . | . | 2
                           |       |   |
                         1 | .   2 | . | 1
                           +-----------+
                             a   b   c
                        to move      2
                        fences left  1:  1  2:  1
                        pawns        1: black  2: white""");
    }

    @Test
    void colourAndOrientationHaveShortNamesInAnyCase() {
        assertThat(answers(
                        "playwall W e3 HORIZONTAL\nplaywall white g3 h\nplaywall B a3 v\nplaywall bLack C3 Vertical\n"))
                .containsOnly("=")
                .hasSize(4);
    }

    @Test
    void oneColourMayMoveTwice() {
        assertThat(answers("playmove black e8\nplaymove black e7\ngenmove white\ngenmove white\n"))
                .containsExactly("=", "=", "= E2", "= E3");
    }

    @Test
    void undoesAllOrNothing() {
        assertThat(answers(
                        "playmove b e8\nplaymove w e2\nundo 3\nplaymove w e3\nundo\nundo 2\nundo 0\nplaymove b e8\n"))
                .containsExactly("=", "=", "? cannot undo", "=", "=", "=", "=", "=");
    }

    @Test
    void aNewBoardForgetsWhatWasPlayed() {
        for (String setup : List.of("boardsize 9", "clear_board", "walls 10")) {
            assertThat(answers("playmove black e8\n" + setup + "\nundo\nplaymove black e8\n"))
                    .containsExactly("=", "=", "? cannot undo", "=");
        }
    }

    @Test
    void sizeAndWallsStayWhenTheBoardIsCleared() {
        assertThat(answers(
                        "walls 0\nboardsize 5\nclear_board\nplaywall black C3 h\nplaymove black C4\nplaymove w I1\n"))
                .containsExactly("=", "=", "=", "? illegal move", "=", "? illegal move");
    }

    @Test
    void tellsTheWinnerAndPlaysNoFurther() {
        String moves = "boardsize 3\nplaymove black b2\nplaymove white a1\nplaymove black b1\n";

        assertThat(answers(moves + "winner\ngenmove white\ngenmove black\nplaymove white a2\nundo\nwinner\n"))
                .containsExactly(
                        "=",
                        "=",
                        "=",
                        "=",
                        "= true black",
                        "? the game is over",
                        "? the game is over",
                        "? illegal move",
                        "=",
                        "= false");
        assertThat(answers("boardsize 3\nplaymove white b2\nplaymove white a2\nplaymove white a3\nwinner\n"))
                .endsWith("=", "= true white");
    }

    @Test
    void whoCannotMovePassesOrLosesAsTheRulesSay() {
        String moves = "playmove black a3\nplaywall black a3 v\nplaymove white a1\nplaymove white a2\n";

        assertThat(answers(
                        moves + "winner\ngenmove black\nundo\nplaymove black pass\nplaymove white pass\n",
                        "--rules",
                        "size=3;fences=1;jump=none"))
                .containsExactly("=", "=", "=", "=", "= false", "= pass", "=", "=", "? illegal move");
        assertThat(answers(moves + "winner\ngenmove black\n", "--rules", "size=3;fences=1;jump=none;stuck=loss"))
                .containsExactly("=", "=", "=", "=", "= true white", "? the game is over");
    }

    @Test
    void reasonsAreToldOnDemandInTheWordsOfTheProtocol() {
        String commands =
                "playwall black E7 h\nplaywall white E7 v\nplaywall white d7 h\nplaymove white e3\nplaywall w i9 h\n";

        assertThat(answers(commands, "--reasons"))
                .containsExactly(
                        "=",
                        "? illegal move: it would cross E7 h",
                        "? illegal move: it would overlap E7 h",
                        "? illegal move: it is neither next to the pawn on E1 nor behind or beside a pawn next to it",
                        "? illegal move: it is off the board");
        assertThat(answers("walls 0\nplaywall w e3 h\nboardsize 5\nplaywall w e3 h\n", "--reasons"))
                .containsExactly(
                        "=",
                        "? illegal move: white has no fences left",
                        "=",
                        "? illegal move: it is off the board of 5x5 squares");
    }

    @ParameterizedTest
    @ValueSource(strings = {"all-fences-first-wins", "all-fences-second-wins", "jumps-and-side-steps"})
    void followsARecordedGame(String example) throws IOException {
        GameRecord record = GameRecordReader.strict()
                .readAll(Files.readString(Path.of("../examples", example + ".pgn")))
                .get(0);
        StringBuilder commands = new StringBuilder();
        Position position = record.start();
        for (Move move : record.moves()) {
            commands.append(QtpWords.command(move, position)).append('\n');
            position = position.play(move);
        }
        String winner =
                position.winner().map(player -> "= true " + QtpWords.of(player)).orElse("= false");

        assertThat(answers(commands + "winner\n"))
                .hasSize(record.moves().size() + 1)
                .endsWith(winner)
                .filteredOn(answer -> !answer.equals("="))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9})
    void playsLegalMovesOnEverySize(int size) {
        String setup = "boardsize " + size + "\nwalls 4\n";
        List<String> answers = answers(setup + "genmove black\ngenmove white\n".repeat(20), "--seed", "3");
        Game game = Game.start(Rules.builder().size(size).fences(4).build());
        for (String answer : answers.subList(2, answers.size())) {
            if (game.isOver()) {
                assertThat(answer).isEqualTo("? the game is over");
                continue;
            }
            List<String> words = List.of(answer.substring(2).split(" "));
            game = game.play(QtpWords.move(words, game.position()).orElseThrow());
        }
        assertThat(answers).hasSize(42);
        assertThat(game.ply()).isGreaterThan(1);
    }

    @Test
    void theSeedDecidesBetweenEqualMoves() {
        String moves = "boardsize 3\nplaymove black a3\ngenmove white\n";
        List<List<String>> games = IntStream.range(0, 12)
                .mapToObj(seed -> answers(moves, "--seed", String.valueOf(seed)))
                .toList();

        assertThat(games.get(5)).isEqualTo(answers(moves, "--seed", "5"));
        assertThat(games.stream().distinct()).hasSizeGreaterThan(1);
        assertThat(answers(moves)).isEqualTo(answers(moves));
    }

    @Test
    void rulesAreThoseOfTheProtocol() {
        assertThat(answers("playmove black D6\nwalls 8\nplaymove b D6", "--rules", "kid-2"))
                .containsExactly("=", "=", "=");
        for (String unsuitable : List.of("standard-4", "fences=6,4", "size=7;starts=a1,d7", "goals=N,W")) {
            assertThat(qtp("name\n", "--rules", unsuitable))
                    .isEqualTo(new Run(
                            2, "", "quoridor: --rules: " + QtpRules.EXPECTED + "\nTry 'quoridor qtp --help'.\n"));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void survivesAnything(long seed) {
        Random random = new Random(seed);
        List<String> words = List.of(
                "name",
                "boardsize",
                "walls",
                "playmove",
                "playwall",
                "genmove",
                "undo",
                "winner",
                "showboard",
                "black",
                "w",
                "E8",
                "e2",
                "A1",
                "i9",
                "h",
                "vertical",
                "3",
                "5",
                "0",
                "#",
                "\t",
                "\u0001",
                "\u00ff",
                "pass",
                "?");
        StringBuilder lines = new StringBuilder();
        for (int line = 0; line < 2000; line++) {
            for (int word = random.nextInt(5); word >= 0; word--) {
                lines.append(words.get(random.nextInt(words.size()))).append(' ');
            }
            lines.append('\n');
        }

        assertThat(answers(lines + "\nclear_board\nname\n"))
                .hasSizeGreaterThan(1000)
                .endsWith("=", "= quoridor4j")
                .allMatch(answer -> answer.startsWith("=") || answer.startsWith("? "));
    }
}
