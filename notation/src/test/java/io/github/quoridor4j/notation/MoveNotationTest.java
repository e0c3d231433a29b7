package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.MoveNotation.ALGEBRAIC;
import static io.github.quoridor4j.notation.MoveNotation.GLENDENNING;
import static io.github.quoridor4j.notation.MoveNotation.PREFIX;
import static io.github.quoridor4j.notation.MoveNotation.QTP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.List;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MoveNotationTest {
    private static final Position START = Position.initial(Rules.standard());
    private static final Position SMALL = Position.initial(RulesText.parse("size=5;fences=3"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ALGEBRAIC   | e2 | i9 | a1h   | e3h   | d3v   | h8v",
                "GLENDENNING | e8 | i1 | a8h   | e6h   | d6v   | h1v",
                "NORTH_WEST  | e2 | i9 | a2h   | e4h   | d4v   | h9v",
                "QTP         | E8 | I1 | A9 h  | E7 h  | D7 v  | H2 v",
                "PREFIX      | e2 | i9 | ha1   | he3   | vd3   | vh8",
                "TRIPLE      | [[7,4],null,null] | [[0,8],null,null] | [null,[7,0],null] | [null,[5,4],null] "
                        + "| [null,null,[5,3]] | [null,null,[0,7]]",
            })
    void writesAndReadsSquaresAndFences(
            MoveNotation notation, String e2, String i9, String a1h, String e3h, String d3v, String h8v) {
        assertBothWays(notation, START, "e2", e2);
        assertBothWays(notation, START, "i9", i9);
        assertBothWays(notation, START, "a1h", a1h);
        assertBothWays(notation, START, "e3h", e3h);
        assertBothWays(notation, START, "d3v", d3v);
        assertBothWays(notation, START, "h8v", h8v);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ALGEBRAIC   | c1 | a2 | e5 | a1h   | d4v",
                "GLENDENNING | c5 | a4 | e1 | a4h   | d1v",
                "NORTH_WEST  | c1 | a2 | e5 | a2h   | d5v",
                "QTP         | C5 | A4 | E1 | A5 h  | D2 v",
                "PREFIX      | c1 | a2 | e5 | ha1   | vd4",
            })
    void rowsFromTheTopDependOnTheSizeOfTheBoard(
            MoveNotation notation, String c1, String a2, String e5, String a1h, String d4v) {
        assertBothWays(notation, SMALL, "c1", c1);
        assertBothWays(notation, SMALL, "a2", a2);
        assertBothWays(notation, SMALL, "e5", e5);
        assertBothWays(notation, SMALL, "a1h", a1h);
        assertBothWays(notation, SMALL, "d4v", d4v);
    }

    /** The sample game of the thesis; only its numbers are left out. */
    @Test
    void glendenningsSampleGameIsAWholeGame() {
        String original = "e8 e2 e7 e3 e6 e4 e6h e3h f5v e5h c6h f4 f3v g6h a6h e4 c5v d4h d2v d4 d6 d3 d5 c3h b4h d2"
                + " c1h a2h h7h";
        String converted = "e2 e8 e3 e7 e4 e6 e3h e6h f4v e4h c3h f6 f6v g3h a3h e6 c4v d5h d7v d6 d4 d7 d5 c6h b5h d8"
                + " c8h a7h h2h";

        assertThat(convert(GLENDENNING, original, ALGEBRAIC)).isEqualTo(converted);
        assertThat(convert(ALGEBRAIC, converted, GLENDENNING)).isEqualTo(original);
        Position end = START;
        for (String move : converted.split(" ", -1)) {
            end = end.play(Move.parse(move));
        }
        assertThat(List.of(end.distance(Player.ONE), end.distance(Player.TWO))).containsExactly(12, 20);
        assertThat(List.of(end.fencesLeft(Player.ONE), end.fencesLeft(Player.TWO)))
                .containsExactly(0, 4);
    }

    @Test
    void readsRecordsFromTheTopDown() {
        assertThat(convert(GLENDENNING, "e8 e2 e7 e3 e6 e4 e5h", ALGEBRAIC)).isEqualTo("e2 e8 e3 e7 e4 e6 e4h");
    }

    @Test
    void readsFencesWithPrefixes() {
        assertThat(convert(PREFIX, "e2 e8 e3 e7 e4 e6 he2 he6 hd5 vc4", ALGEBRAIC))
                .isEqualTo("e2 e8 e3 e7 e4 e6 e2h e6h d5h c4v");
    }

    @ParameterizedTest
    @CsvSource({"h5, h5", "hh5, h5h", "vh5, h5v", "HH5, h5h", "Vh3, h3v", "hv3, ''", "h5h, ''", "e3v, ''", "hi3, ''"})
    void prefixesAndColumnHAreNotMistaken(String text, String move) {
        assertThat(PREFIX.tryParse(text, START).map(Move::toString).orElse("")).isEqualTo(move);
    }

    @ParameterizedTest
    @EnumSource
    void thePassIsTheSameEverywhere(MoveNotation notation) {
        assertBothWays(notation, START, "--", "--");
        assertThat(notation.parse(" PaSs\n", START)).isEqualTo(Move.pass());
        assertThat(notation.tryParse("-", START)).isEmpty();
        assertThat(notation.tryParse("pa\u017f\u017f", START)).isEmpty(); // a long s, whose capital is S
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ALGEBRAIC   | i9  | i9",
                "ALGEBRAIC   | h8v | h8v",
                "NORTH_WEST  | h8v | h9v",
                "PREFIX      | h8v | vh8",
                "GLENDENNING | i1  | i5",
                "QTP         | e1h | E5 h",
                "LODE        | h8v | h8",
                "TRIPLE      | i9  | [[0,8],null,null]",
            })
    void squaresOffTheBoardAreReadWhereTheyHaveATextAsIsTheirLegality(MoveNotation notation, String move, String text) {
        assertBothWays(notation, SMALL, move, text);
    }

    @ParameterizedTest
    @CsvSource({"GLENDENNING, a6, a6", "GLENDENNING, a5h, a5h", "QTP, i6, A6", "QTP, a6v, A6 v"})
    void rowsAboveASmallBoardHaveNoTextFromTheTopDown(MoveNotation notation, String move, String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> notation.format(Move.parse(move), SMALL));
        assertThat(notation.tryParse(text, SMALL)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"GLENDENNING, a9h", "NORTH_WEST, a1h", "QTP, A1 h", "PREFIX, ha9", "ALGEBRAIC, a9v", "ALGEBRAIC, i1v"})
    void fencesBeyondTheEdgeAreNoMoves(MoveNotation notation, String text) {
        assertThat(notation.tryParse(text, START)).isEmpty();
    }

    @Test
    void namesTheProblemAndItsPlace() {
        NotationException e = catchThrowableOfType(NotationException.class, () -> QTP.parse("\n  e33 ", START));

        assertThat(e)
                .hasMessage("line 2, column 3: found 'e33', expected a move such as E8, a fence such as E7 h or E7 v,"
                        + " or --");
    }

    @ParameterizedTest
    @EnumSource
    void refusesNull(MoveNotation notation) {
        assertThatNullPointerException().isThrownBy(() -> notation.format(null, START));
        assertThatNullPointerException().isThrownBy(() -> notation.format(Move.pass(), null));
        assertThatNullPointerException().isThrownBy(() -> notation.parse(null, START));
        assertThatNullPointerException().isThrownBy(() -> notation.parse("--", null));
        assertThatNullPointerException().isThrownBy(() -> notation.tryParse(null, START));
        assertThatNullPointerException().isThrownBy(() -> notation.tryParse("e2", null));
    }

    private static void assertBothWays(MoveNotation notation, Position before, String move, String text) {
        assertThat(notation.format(Move.parse(move), before)).isEqualTo(text);
        assertThat(notation.parse(text, before)).hasToString(move);
    }

    /** Plays the moves from the start. */
    private static String convert(MoveNotation from, String moves, MoveNotation to) {
        StringJoiner converted = new StringJoiner(" ");
        Position position = START;
        for (String text : moves.split(" ", -1)) {
            Move move = from.parse(text, position);
            converted.add(to.format(move, position));
            position = position.play(move);
        }
        return converted.toString();
    }
}
