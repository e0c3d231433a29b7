package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordTexts.clean;
import static io.github.quoridor4j.notation.RecordTexts.only;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordStartTest {
    @Test
    void isWhereTheTagsSay() {
        assertThat(clean("[Rules \"size=5;fences=3\"] c2").start())
                .isEqualTo(Position.initial(RulesText.parse("size=5;fences=3")));
        assertThat(clean("[Rules \"bazito\"][First \"2\"] e8").start())
                .isEqualTo(Position.initial(Rules.bazito(), Player.TWO));
        assertThat(clean("[Rules \"quizdoor\"][First \"2\"][Starts \"c1 g9\"]").start())
                .isEqualTo(Position.initial(Rules.quizdoor(), List.of(Square.C1, Square.G9), Player.TWO));
        assertThat(clean("[Rules \"quizdoor\"][Starts \"C1,g9\"]").start().pawn(Player.ONE))
                .isEqualTo(Square.C1);
        assertThat(clean("[Position \"e3 / / e4 e6 / 9 10 / 2\"] 1... e7").start())
                .isEqualTo(PositionText.parse("e3 / / e4 e6 / 9 10 / 2"));
        assertThat(clean("[Rules \"gigamic-2\"][First \"2\"][Position \"e3 / / e4 e6 / 9 10 / 2\"]")
                        .start())
                .isEqualTo(PositionText.parse("e3 / / e4 e6 / 9 10 / 2 / gigamic-2"));
    }

    /** Whatever tells the start in one record is another thing, or is missing, in the next. */
    @Test
    void isNotThatOfTheRecordBefore() {
        List<GameRecord> games = GameRecordReader.lenient()
                .readAll("[Rules \"standard-4\"][Position \"/ / e2 b5 e8 h5 / 5 5 5 5 / 1\"][First \"1\"]"
                        + "[Starts \"e1 a5 e9 i5\"][Player3 \"C\"][Player4 \"D\"] e3 *\n\ne2 *");

        assertThat(games).flatMap(GameRecord::problems).isEmpty();
        assertThat(games)
                .map(GameRecord::start)
                .containsExactly(
                        PositionText.parse("/ / e2 b5 e8 h5 / 5 5 5 5 / 1 / standard-4"),
                        Position.initial(Rules.standard()));
    }

    /** The order of the tags does not matter, nor do others between them. */
    @Test
    void isTheSameInAnyOrder() {
        assertThat(clean("[Starts \"c1 g9\"][Event \"x\"][First \"2\"][Rules \"quizdoor\"]")
                        .start())
                .isEqualTo(Position.initial(Rules.quizdoor(), List.of(Square.C1, Square.G9), Player.TWO));
    }

    @Test
    void isThatOfTheGivenRulesWhereNoneAreNamed() {
        GameRecordReader kids = GameRecordReader.lenient().rules(Rules.presets().get("kid-2"));

        assertThat(kids.readAll("d2").get(0).start())
                .isEqualTo(Position.initial(Rules.presets().get("kid-2")));
        assertThat(kids.readAll("[Rules \"bazito\"] e2").get(0).rules()).isEqualTo(Rules.bazito());
        assertThat(kids.readAll("[Player4 \"D\"] d2").get(0).rules())
                .isEqualTo(Rules.presets().get("kid-2"));
        assertThat(GameRecordReader.lenient()
                        .rules(Rules.bazito())
                        .readAll("[Position \"/ / e4 e6 / 10 10 / 2\"] e7")
                        .get(0)
                        .rules())
                .isEqualTo(Rules.bazito());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Rules \"chess\"] e2               | 9  | chess  | one of standard-2",
                "[Rules \"che\\\"ss\"] e2            | 9  | che\\\"ss | one of standard-2",
                "[Rules \"size=5;jump=x\"] c2       | 21 | x      | straight or none",
                "[Position \"/ / e1 / 1 1 / 1\"]    | 16 | e1     | two to four pawns",
                "[Position \"/ / e1 e1 / 10 10 / 1\"] | 12 | / / e1 e1 / 10 10 / 1 | a possible position",
                "[Rules \"bazito\"][First \"3\"]    | 25 | 3      | a player 1..2",
                "[First \"2\"] e8                   | 9  | 2      | a possible start",
                "[First \"2\"][Position \"/ / e1 e9 / 10 10 / 1\"] | 9 | 2 | the player to move of the tag Position",
                "[Starts \"d1 d9\"]                 | 10 | d1 d9  | a possible start",
                "[Rules \"quizdoor\"][Starts \"d1 x9\"] | 31 | x9  | a square",
            })
    void hasItsProblems(String text, int column, String found, String expected) {
        GameRecord game = only("\r\n" + text + " e2 e8 1-0");

        assertThat(game.problems()).first().satisfies(problem -> {
            assertThat(problem.line()).isEqualTo(2);
            assertThat(problem.column()).isEqualTo(column);
            assertThat(problem.found()).isEqualTo(found);
            assertThat(problem.expected()).contains(expected);
        });
        assertThat(game.plies()).isEmpty();
        assertThat(game.start()).isEqualTo(Position.initial(Rules.standard()));
        assertThat(game.problems()).hasSize(1);
    }

    @Test
    void tagsThatNobodyUnderstandsAreKeptAndWritten() {
        GameRecord game = only("[Rules \"chess\"][First \"9\"][Result \"1-0\"] {intro} e2 e8");

        assertThat(game.tags())
                .containsEntry("Rules", "chess")
                .containsEntry("First", "9")
                .hasSize(2);
        assertThat(game.comment()).isEqualTo("intro");
        assertThat(GameRecordWriter.format(game))
                .isEqualTo("[Rules \"chess\"]\n[First \"9\"]\n[Result \"1-0\"]\n\n{intro} 1-0\n");
        assertThat(only(GameRecordWriter.format(game))).isEqualTo(game);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1... e8            | 1:6 e8",
                "1...e8             | 1:5 e8",
                "1... e8 2. e2 e7   | 1:6 e8",
                "1. ... e8          | 1:8 e8",
                "1. e5 1... e8      | 1:4 e5",
            })
    void aRecordWithoutTheFirstPlayersMoveHasNone(String text, String place) {
        GameRecord game = only(text);

        assertThat(game.plies()).isEmpty();
        assertThat(RecordTexts.places(game)).containsExactly(place);
    }

    @Test
    void theOtherPlayerMayBegin() {
        assertThat(clean("[Rules \"bazito\"][First \"2\"] 1... e8 2. e2").moves())
                .hasSize(2);
        assertThat(GameRecordWriter.format(clean("[Rules \"bazito\"][First \"2\"] e8 e2 e7")))
                .endsWith("\n1... e8 2. e2 e7 *\n");
        assertThat(GameRecordWriter.format(clean("[Rules \"bazito\"][First \"2\"] e8 e2")))
                .startsWith("""
                [Rules "bazito"]
                [First "2"]
                [Result "*"]
                """);
    }

    @Test
    void isWrittenAsFarAsItIsNeeded() {
        assertThat(GameRecordWriter.format(clean("[Rules \"quizdoor\"][Starts \"c1 g9\"][First \"2\"]")))
                .startsWith("""
                [Rules "quizdoor"]
                [First "2"]
                [Starts "c1 g9"]
                [Result "*"]
                """);
        assertThat(GameRecordWriter.format(clean("[Position \"e3 / / e4 e6 / 9 10 / 2\"]")))
                .startsWith("""
                [Rules "standard-2"]
                [Position "e3 /  / e4 e6 / 9 10 / 2"]
                [Result "*"]
                """);
    }
}
