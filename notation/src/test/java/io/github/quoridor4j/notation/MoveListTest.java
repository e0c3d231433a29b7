package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordFormat.LODE;
import static io.github.quoridor4j.notation.RecordFormat.MOVE_LIST;
import static io.github.quoridor4j.notation.RecordFormat.TQ1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Rules;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveListTest {
    private static final String OPENING = "e2 e8 e3 e7 e4 e6 e3h f6h c6h a6h d3v e4h";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "e2 e8 e3",
                "E2,e8 , e3",
                "1. e2 e8 2. e3",
                "1.e2 e8 2.e3!?",
                "\uFEFF\r\n\r\n 1 e2 e8 2 e3 *\r\n\r\n",
                "e2\te8\u00a0e3",
            })
    void readsALine(String text) {
        assertThat(Records.moves(Records.only(MOVE_LIST, text))).isEqualTo("e2 e8 e3");
    }

    @Test
    void everyLineIsAGame() {
        assertThat(Records.moves(Records.read(MOVE_LIST, "e2 e8\re3h\n\n1. d1\r\n")))
                .containsExactly("e2 e8", "e3h", "d1");
    }

    @Test
    void readsResultsMarksAndResignations() {
        GameRecord told = Records.only(MOVE_LIST, "e2! e8 0-1");
        assertThat(told.result()).isEqualTo("0-1");
        assertThat(told.plies().get(0).glyphs()).containsExactly(1);
        assertThat(told.plies().get(1).glyphs()).isEmpty();

        GameRecord resigned = Records.only(MOVE_LIST, "e2 e8 e3 X");
        assertThat(resigned.result()).isEqualTo("1-0");
        assertThat(resigned.tag("Termination")).contains("resignation");
    }

    @Test
    void behindTheResultOneProblemIsEnough() {
        assertThat(Records.problems(Records.read(MOVE_LIST, "e2 e8 1-0 pawn pawn")))
                .isEqualTo("line 1, column 11: found 'pawn', expected nothing behind the end of the game");
    }

    @Test
    void theMovesBringAboutTheResult() {
        assertThat(Records.only(MOVE_LIST, KnownGames.SHORTEST.moves()).result())
                .isEqualTo("1-0");
        assertThat(Records.only(MOVE_LIST, KnownGames.SECOND_WINS.moves()).result())
                .isEqualTo("0-1");
        assertThat(Records.only(MOVE_LIST, KnownGames.UNFINISHED.moves()).result())
                .isEqualTo("*");
        GameRecordReader believing =
                GameRecordReader.lenient().format(MOVE_LIST).withoutLegality();
        assertThat(believing.readAll(KnownGames.SHORTEST.moves()).get(0).result())
                .isEqualTo("*");
    }

    @Test
    void usesTheRulesGiven() {
        GameRecord game = GameRecordReader.strict()
                .format(MOVE_LIST)
                .rules(Rules.standard(4))
                .readAll("e2 b5 e8 h5")
                .get(0);

        assertThat(game.rules()).isEqualTo(Rules.standard(4));
        assertThat(Records.moves(game)).isEqualTo("e2 b5 e8 h5");
    }

    @Test
    void readsLode() {
        assertThat(Records.moves(Records.only(LODE, "N S N S N S 3e 6f 6c 6a d3 4e")))
                .isEqualTo(OPENING);
        assertThat(Records.moves(Records.only(LODE, "1. N,S 2. N,S,n,s,N,SS,6C")))
                .isEqualTo("e2 e8 e3 e7 e4 e6 e5 e4 c6h");
    }

    @Test
    void readsWhoResignsInLode() {
        GameRecord game = Records.only(LODE, "N S X");

        assertThat(game.result()).isEqualTo("0-1");
        assertThat(game.game().outcome().orElseThrow()).hasToString("player 2 wins: resignation");
    }

    @Test
    void lodeIsReadWithLegalityAlways() {
        GameRecordReader believing = GameRecordReader.lenient().format(LODE).withoutLegality();

        assertThat(Records.moves(believing.readAll("N S N"))).containsExactly("e2 e8 e3");
        assertThat(believing.readAll("NN").get(0).problems()).hasSize(1);
    }

    @Test
    void readsTq1() {
        GameRecord game = Records.only(TQ1, "tq1 e2 e8 3. e3 he7 ve3");
        assertThat(Records.moves(game)).isEqualTo("e2 e8 e3 e7h e3v");

        GameRecord withFacts = Records.only(TQ1, "tq1#{\"game\":1,\"winner\":\"A\"} e2 e8");
        assertThat(Records.moves(withFacts)).isEqualTo("e2 e8");
        assertThat(withFacts.comment()).isEqualTo("{\"game\":1,\"winner\":\"A\"}");

        assertThat(Records.moves(Records.only(TQ1, "tq1"))).isEmpty();
        assertThat(Records.moves(Records.only(TQ1, "tq1#{}"))).isEmpty();
        assertThat(Records.moves(Records.read(TQ1, "tq1 e2\n\ne8 e3\ntq1 e3h\n")))
                .containsExactly("e2 e8 e3", "e3h");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "MOVE_LIST | e2 e8 e33 e7     | 7  | e33   | a move such as e2, e3h or --",
                "MOVE_LIST | e2 e8!!! e3      | 4  | e8!!! | a move such as e2, e3h or --",
                "MOVE_LIST | 1.e2 e9          | 6  | e9    | a legal move: it is",
                "MOVE_LIST | e2 1-0 e8        | 8  | e8    | nothing behind the end",
                "MOVE_LIST | e2 1-0 0-1       | 8  | 0-1   | nothing behind the end",
                "MOVE_LIST | e2 X X           | 6  | X     | nothing behind the end",
                "MOVE_LIST | e2 0-0-1         | 4  | 0-0-1 | a result: 1-0, 0-1",
                "LODE      | N,S,Q            | 5  | Q     | a move such as N, 3e, e3 or --",
                "LODE      | N S 9e           | 5  | 9e    | a move such as N, 3e, e3 or --",
                "LODE      | 1. N 2.SS        | 8  | SS    | a legal move: it is",
                "LODE      | N X S            | 5  | S     | nothing behind the end",
                "TQ1       | tq1 e2 v         | 8  | v     | a move such as e2, e3h or --",
                "TQ1       | tq1#x e2         | 4  | #x e2 | facts in JSON",
                "TQ1       | tq1#{ e2         | 4  | #{ e2 | facts in JSON",
                "TQ1       | e2 e9            | 4  | e9    | a legal move: it is",
            })
    void namesTheProblemAndLosesNoOtherGame(
            RecordFormat format, String line, int column, String found, String expected) {
        String good = format == LODE ? "N" : format == TQ1 ? "tq1 e2" : "e2";
        List<GameRecord> games = Records.read(format, "\n" + line + "\r\n\n" + good);

        assertThat(games).hasSize(2);
        assertThat(games.get(0).problems()).hasSize(1).allSatisfy(problem -> {
            assertThat(problem.line()).isEqualTo(2);
            assertThat(problem.column()).isEqualTo(column);
            assertThat(problem.found()).isEqualTo(found);
            assertThat(problem.expected()).contains(expected);
        });
        assertThat(Records.moves(games.get(1))).isEqualTo("e2");
        assertThat(games.get(1).problems()).isEmpty();
    }

    @Test
    void whoPlaysOnBehindTheEndIsToldSo() {
        List<GameRecord> games =
                Records.read(MOVE_LIST, KnownGames.SHORTEST.moves() + " e2\n" + KnownGames.SHORTEST.moves() + " X");

        assertThat(games).allSatisfy(game -> {
            assertThat(Records.moves(game)).isEqualTo(KnownGames.SHORTEST.moves());
            assertThat(game.problems()).hasSize(1);
        });
        assertThat(games.get(0).problems().get(0).illegalMove().orElseThrow().legality())
                .isEqualTo(Legality.GAME_OVER);
        assertThat(games.get(1).problems().get(0).expected()).isEqualTo("nothing behind the end of the game");
    }

    @Test
    void aStrictReaderThrowsTheFirstProblem() {
        GameRecordReader strict = GameRecordReader.strict().format(LODE);

        assertThatThrownBy(() -> strict.readAll("N S\nN Q W"))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith("line 2, column 3: found 'Q'");
    }
}
