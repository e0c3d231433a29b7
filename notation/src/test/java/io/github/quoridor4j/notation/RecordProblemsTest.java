package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.StringReader;
import java.util.Iterator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A lenient reader lists what a strict one throws, with the same place. */
class RecordProblemsTest {
    @Test
    void itTakesThreeDotsToLeaveOutTheFirstPlayer() {
        assertThat(RecordTexts.only("1.. e2").problems()).isEmpty();
        assertThat(RecordTexts.only("1... e2").problems()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "hello world                        | 1  | hello  | a move such as e2, e3h or --, or a result",
                "e2 e33                             | 4  | e33    | a move",
                "1.x9                               | 3  | x9     | a move",
                "1.x9!                              | 3  | x9!    | a move",
                "3e                                 | 1  | 3e     | a move",
                "e2,e8                              | 1  | e2,e8  | a move",
                "e2 e8 {open e3                     | 7  | {      | a comment that is closed by }",
                "e2 e8 }                            | 7  | }      | a move",
                "e2 e8 ]                            | 7  | ]      | a move",
                "e2 e5                              | 4  | e5     | a legal move: it is OUT_OF_REACH",
                "1.E2 2.E5!                         | 8  | E5!    | a legal move: it is OUT_OF_REACH",
                "e2 --                              | 4  | --     | a legal move: it is PASS_NOT_FORCED",
                "e2 (d1 (f1)                        | 4  | (      | a variation that is closed by )",
                "e2 (d1 [A \"x\"] )                 | 4  | (      | a variation that is closed by )",
                "e2 )                               | 4  | )      | a move",
                "e2 (d1 foo)                        | 8  | foo    | a move",
                "e2 $x                              | 4  | $      | a glyph $0..$255",
                "[A b]                              | 4  | b      | the tag's value in double quotes",
                "[A \"b                             | 5  | b      | the closing double quote",
                "[A \"b\"                           | 7  | ``     | ] at the end of the tag",
                "[A \"b\"][a \"c\"]                 | 9  | a      | each tag once",
                "[Rules \"chess\"] e2               | 9  | chess  | one of standard-2",
                "[Result \"2-0\"] e2                | 10 | 2-0    | a result: 1-0, 0-1, 1/2-1/2 or *",
                "e2 1-0-0                           | 4  | 1-0-0  | a result: 1-0, 0-1, 1/2-1/2 or *",
                "1... e8                            | 6  | e8     | the first player's move before it",
            })
    void namesTheProblemAndItsPlace(String text, int column, String found, String expected) {
        NotationProblem problem = RecordTexts.all("\n\r\n" + text).stream()
                .flatMap(game -> game.problems().stream())
                .findFirst()
                .orElseThrow();
        NotationException e = catchThrowableOfType(
                NotationException.class,
                () -> GameRecordReader.strict().format(RecordFormat.PGN).readAll("\n\r\n" + text));

        assertThat(problem.line()).isEqualTo(3);
        assertThat(problem.column()).isEqualTo(column);
        assertThat(problem.found()).isEqualTo(found);
        assertThat(problem.expected()).contains(expected);
        assertThat(e.problem()).isEqualTo(problem);
        assertThat(e).hasMessage(problem.toString());
    }

    @Test
    void aStrictReaderReturnsTheGamesBefore() {
        Iterator<GameRecord> games = GameRecordReader.strict().read(new StringReader("e2 * e8 *"));

        assertThat(RecordTexts.moves(games.next())).isEqualTo("e2");
        assertThat(catchThrowableOfType(NotationException.class, games::hasNext)
                        .problem()
                        .found())
                .isEqualTo("e8");
    }

    @Test
    void aStrictReaderReadsWhatIsRight() {
        assertThat(GameRecordReader.strict().readAll(GameRecordReaderTest.CLUB_FINAL))
                .isEqualTo(RecordTexts.all(GameRecordReaderTest.CLUB_FINAL));
    }

    @Test
    void whoBelievesChecksNoMoves() {
        GameRecordReader believing = GameRecordReader.lenient().withoutLegality();
        GameRecord game =
                believing.readAll("[Rules \"size=3\"] b2 b1 i9 (a1 a1) -- 1-0").get(0);

        assertThat(game.problems()).isEmpty();
        assertThat(RecordTexts.tree(game)).isEqualTo("b2 b1 i9 (a1 a1) --");
        assertThat(believing.readAll("e2 foo").get(0).problems()).hasSize(1);
        assertThat(believing.readAll("e2 1-0-0").get(0).problems()).hasSize(1);
        assertThat(believing.readAll("1... e8").get(0).problems()).hasSize(1);
        assertThat(GameRecordReader.strict().withoutLegality().readAll("e2 e2")).hasSize(1);
    }

    @Test
    void whoBelievesReadsWhatHeWouldWithChecks() {
        assertThat(GameRecordReader.strict().withoutLegality().readAll(GameRecordReaderTest.CLUB_FINAL))
                .isEqualTo(RecordTexts.all(GameRecordReaderTest.CLUB_FINAL));
    }

    @Test
    void settingsDoNotDisturbEachOther() {
        GameRecordReader reader = GameRecordReader.lenient();
        GameRecordReader kids =
                reader.rules(io.github.quoridor4j.Rules.presets().get("kid-2"));
        GameRecordReader both = kids.withoutLegality().format(RecordFormat.PGN).limits(GameRecordReader.Limits.usual());

        assertThat(reader.readAll("d2").get(0).problems()).hasSize(1);
        assertThat(kids.readAll("d2 d2").get(0).problems()).hasSize(1);
        assertThat(both.readAll("d2 d2").get(0).problems()).isEmpty();
        assertThat(both.readAll("d2 d2").get(0).rules().size()).isEqualTo(7);
    }
}
