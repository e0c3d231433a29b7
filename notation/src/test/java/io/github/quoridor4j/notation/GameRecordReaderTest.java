package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameRecordReaderTest {
    private static final String CLUB_FINAL = """
            [Event "Club final"]
            [Date "2026.05.03"]
            [Player1 "A"]
            [Player2 "B"]
            [Rules "standard-2"]
            [Result "1-0"]

            1. e2 e8 2. e3 e7 {centre} 3. e4 e6 4. e3h $1 (4. d3h e5) d6h 1-0
            """;

    @Test
    void readsTagsMovesAndResult() {
        GameRecord game = only(CLUB_FINAL);

        assertThat(game.tags().keySet()).containsExactly("Event", "Date", "Player1", "Player2", "Rules", "Result");
        assertThat(game.tag("event")).contains("Club final");
        assertThat(game.tag("Round")).isEmpty();
        assertThat(game.rules()).isEqualTo(Rules.standard());
        assertThat(game.start()).isEqualTo(Position.initial(Rules.standard()));
        assertThat(moves(game)).isEqualTo("e2 e8 e3 e7 e4 e6 e3h d6h");
        assertThat(game.result()).isEqualTo("1-0");
    }

    @Test
    void everyMoveKnowsItsPlace() {
        assertThat(only(CLUB_FINAL).plies())
                .startsWith(ply("e2", 8, 4), ply("e8", 8, 7), ply("e3", 8, 13))
                .endsWith(ply("e3h", 8, 40), ply("d6h", 8, 59));
        assertThat(only("1.e2\te8\r\n2...e3\r{a\r\nb} e7").plies())
                .containsExactly(ply("e2", 1, 3), ply("e8", 1, 6), ply("e3", 2, 5), ply("e7", 4, 4));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "e2 e8 e3",
                "  E2   e8\t e3 ",
                "e2\re8\re3",
                "e2 e8\r\n\r\n\ne3\n",
                "\uFEFFe2 e8 e3",
                "e2\u00a0e8\u2028e3",
                "1. e2 e8 2. e3",
                "1.e2 e8 2.e3",
                "1. e2 1... e8 2. e3",
                "1 e2 e8 2 e3",
                "1. e2! e8?! 2. e3 !! $14 $2",
                "e2{x}e8;rest of the line ( { \ne3",
                "e2 ; x\r\ne8 ;\ne3;",
                "% { e9\ne2 e8\n%e9\ne3",
                "1. e2 (1. e3? {no}) (1. d1 (1. f1) (1. a1h $4)) e8 (e7) 2. e3 (--)",
                "e2 (e3)e8(e7)e3",
            })
    void readsTolerantly(String text) {
        GameRecord game = only(text);

        assertThat(moves(game)).isEqualTo("e2 e8 e3");
        assertThat(game.result()).isEqualTo(GameRecord.UNKNOWN_RESULT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \r\n\t", "\uFEFF", "{no moves}", "; nothing", "%\n", "1.", "!"})
    void whereThereIsNothingIsNoGame(String text) {
        assertThat(GameRecordReader.readAll(text)).isEmpty();
    }

    @Test
    void readsPassesAndFourPlayers() {
        GameRecord game = only("[Player4 \"D\"]\n1. e2 b5 E8 H5H 2. -- PASS 0-0-1-0");

        assertThat(game.rules()).isEqualTo(Rules.standard(4));
        assertThat(moves(game)).isEqualTo("e2 b5 e8 h5h -- --");
        assertThat(game.result()).isEqualTo("0-0-1-0");
        assertThat(only("[Player3 \"C\"] e2").rules()).isEqualTo(Rules.standard(3));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1-0", "0-1", "1/2-1/2", "*", "0-0-1", "1-0-0-0"})
    void readsEveryResult(String result) {
        assertThat(only("e2 " + result).result()).isEqualTo(result);
        assertThat(only("[Result \"" + result + "\"]").result()).isEqualTo(result);
    }

    @Test
    void theResultAfterTheMovesCounts() {
        assertThat(only("[Result \"1-0\"] e2 0-1").result()).isEqualTo("0-1");
        assertThat(only("[Result \"unclear\"] e2").result()).isEqualTo("*");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e2 e8 1-0\n1. e3h *",
                "1. e2 e8\n[P1 \"x\"]\n\n1. e3h",
                "1. e2 e8\n1. e3h",
                "1.e2 e8 1.e3h",
                "[A \"1\"]\n[B \"2\"]\n\ne2 e8 *\n\n[A \"1\"]\n\n[B \"2\"]\n\ne3h *",
                "{one} e2 e8 * {two} e3h * {end}",
            })
    void findsWhereAGameEnds(String text) {
        assertThat(GameRecordReader.readAll(text))
                .map(GameRecordReaderTest::moves)
                .containsExactly("e2 e8", "e3h");
    }

    @Test
    void losesNoGameAfterStrayNumbers() {
        assertThat(GameRecordReader.readAll("1. [A \"1\"] e2 * 1.\n[A \"2\"] e3h"))
                .map(GameRecordReaderTest::moves)
                .containsExactly("e2", "e3h");
    }

    @Test
    void readsFromAReader() throws IOException {
        assertThat(GameRecordReader.readAll(new StringReader(CLUB_FINAL))).hasSize(1);
    }

    @Test
    void tagValuesMayHoldAnything() {
        GameRecord game = only("[ A  \"a \\\"b\\\" \\\\ ] ; { \\n\" ]\n[b_2 \"\"]\ne2");

        assertThat(game.tag("A")).contains("a \"b\" \\ ] ; { \\n");
        assertThat(game.tag("b_2")).contains("");
    }

    @Test
    void startsWhereTheTagsSay() {
        assertThat(only("[Rules \"size=5;fences=3\"] c2").start())
                .isEqualTo(Position.initial(RulesText.parse("size=5;fences=3")));
        assertThat(only("[Rules \"bazito\"][First \"2\"] e8").start())
                .isEqualTo(Position.initial(Rules.bazito(), Player.TWO));
        assertThat(only("[Rules \"quizdoor\"][First \"2\"][Starts \"c1 g9\"]").start())
                .isEqualTo(Position.initial(Rules.quizdoor(), List.of(Square.C1, Square.G9), Player.TWO));
        assertThat(only("[Rules \"quizdoor\"][Starts \"C1,g9\"]").start().pawn(Player.ONE))
                .isEqualTo(Square.C1);
        assertThat(only("[Position \"e3 / / e4 e6 / 9 10 / 2\"] 1... e7").start())
                .isEqualTo(PositionText.parse("e3 / / e4 e6 / 9 10 / 2"));
        assertThat(only("[Rules \"gigamic-2\"][First \"2\"][Position \"e3 / / e4 e6 / 9 10 / 2\"]")
                        .start())
                .isEqualTo(PositionText.parse("e3 / / e4 e6 / 9 10 / 2 / gigamic-2"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "hello world                        | 1  | hello  | a move such as e2, e3h or --, or a result",
                "e2 e33                             | 4  | e33    | a move",
                "1. e2 e8 2. X                      | 13 | X      | a move",
                "1.x9                               | 1  | 1.x9   | a move",
                "e2,e8                              | 1  | e2,e8  | a move",
                "e2 e8 {open e3                     | 7  | {      | a comment that is closed by }",
                "e2 e8 }                            | 7  | }      | a move",
                "e2 e8 ]                            | 7  | ]      | a move",
                "e2 (e8 (e7)                        | 4  | (      | a variation that is closed by )",
                "e2 (e8 [A \"x\"] )                 | 4  | (      | a variation that is closed by )",
                "e2 )                               | 4  | )      | a move",
                "e2 (e8 foo)                        | 8  | foo    | or the ) of the variation",
                "e2 (e8 1-0)                        | 8  | 1-0    | or the ) of the variation",
                "e2 $x                              | 4  | $      | a glyph with its number",
                "[\"A\"]                            | 2  | \"     | the name of a tag",
                "[A b]                              | 4  | b      | the tag's value in double quotes",
                "[A \"b                             | 5  | b      | the closing double quote",
                "[A \"b\"                           | 7  | ``     | ] at the end of the tag",
                "[A \"b\" c]                        | 8  | c      | ] at the end of the tag",
                "[A \"b\"][a \"c\"]                 | 9  | a      | each tag once",
                "[Rules \"chess\"] e2               | 9  | chess  | one of standard-2",
                "[Rules \"size=5;jump=x\"] c2       | 21 | x      | straight or none",
                "[Position \"/ / e1 / 1 1 / 1\"]    | 16 | e1     | two to four pawns",
                "[Position \"/ / e1 e1 / 10 10 / 1\"] | 12 | / / e1 e1 / 10 10 / 1 | a possible position",
                "[Rules \"bazito\"][First \"3\"]    | 25 | 3      | a player 1..2",
                "[First \"2\"] e8                   | 9  | 2      | a possible start",
                "[First \"2\"][Position \"/ / e1 e9 / 10 10 / 1\"] | 9 | 2 | the player to move of the tag Position",
                "[Starts \"d1 d9\"]                 | 10 | d1 d9  | a possible start",
                "[Rules \"quizdoor\"][Starts \"d1 x9\"] | 31 | x9  | a square",
                "1... e8                            | 6  | e8     | the first player's move before it",
            })
    void namesTheProblemAndItsPlace(String text, int column, String found, String expected) {
        NotationException e =
                catchThrowableOfType(NotationException.class, () -> GameRecordReader.readAll("\n\r\n" + text));

        assertThat(e.line()).isEqualTo(3);
        assertThat(e.column()).isEqualTo(column);
        assertThat(e.found()).isEqualTo(found);
        assertThat(e.expected()).contains(expected);
    }

    @Test
    void deepNestingNeedsNoStack() {
        String deep = "(e8".repeat(100_000);

        assertThat(moves(only("e2 " + deep + ")".repeat(100_000) + " e8"))).isEqualTo("e2 e8");
        assertThat(catchThrowableOfType(NotationException.class, () -> only("e2 " + deep))
                        .column())
                .isEqualTo(4);
    }

    private static GameRecord only(String text) {
        List<GameRecord> games = GameRecordReader.readAll(text);
        assertThat(games).hasSize(1);
        return games.get(0);
    }

    private static String moves(GameRecord game) {
        return game.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
    }

    private static GameRecord.Ply ply(String move, int line, int column) {
        return new GameRecord.Ply(Move.parse(move), line, column);
    }
}
