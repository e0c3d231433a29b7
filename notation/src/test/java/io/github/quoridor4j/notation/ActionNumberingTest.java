package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.ActionNumbering.LODE;
import static io.github.quoridor4j.notation.ActionNumbering.OPENSPIEL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ActionNumberingTest {
    private static final Position START = Position.initial(Rules.standard());

    @ParameterizedTest
    @CsvSource({
        "CODE, e2, 13",
        "CODE, a1, 0",
        "CODE, i9, 80",
        "CODE, a1h, 81",
        "CODE, e3h, 101",
        "CODE, h8h, 144",
        "CODE, a1v, 145",
        "CODE, e3v, 165",
        "CODE, h8v, 208",
        "CODE, --, 209",
        "TITANIUM, a9, 0",
        "TITANIUM, e2, 67",
        "TITANIUM, i1, 80",
        "TITANIUM, a8h, 100",
        "TITANIUM, e3h, 144",
        "TITANIUM, h1h, 163",
        "TITANIUM, a8v, 200",
        "TITANIUM, e3v, 244",
        "TITANIUM, h1v, 263",
        "LODE, e2, 0",
        "LODE, a1h, 12",
        "LODE, e3h, 32",
        "LODE, h8h, 75",
        "LODE, a1v, 76",
        "LODE, d3v, 95",
        "LODE, h8v, 139",
    })
    void numbersMovesOfTheStart(ActionNumbering numbering, String move, int number) {
        assertBothWays(numbering, START, move, number);
    }

    @ParameterizedTest
    @CsvSource({
        "e6, 0", "f5, 1", "e4, 2", "d5, 3", "e7, 4", "g5, 5", "e3, 6", "c5, 7", "f6, 8", "d6, 9", "f4, 10", "d4, 11"
    })
    void lodeCountsThePawnToMove(String square, int number) {
        assertBothWays(LODE, PositionText.parse("/ / a1 e5 / 10 10 / 2"), square, number);
    }

    // OpenSpiel's grid is 17 wide: point (x, y) has the number x + 17 y, and pawns move as if from (2, 2).
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/ / e1 e9 / 10 10 / 1     | e2  | 2   | one up to (2, 0)",
                "/ / e1 e9 / 10 10 / 1     | d1  | 34  | one left to (0, 2)",
                "/ / e1 e9 / 10 10 / 1     | f1  | 38  | one right to (4, 2)",
                "/ / e2 e9 / 10 10 / 2     | e8  | 70  | one down to (2, 4), player 2",
                "/ / e2 e9 / 10 10 / 2     | d9  | 34  | one left, player 2",
                "/ / e1 e9 / 10 10 / 1     | a8h | 17  | (0, 1), the topmost horizontal one",
                "/ / e1 e9 / 10 10 / 1     | e3h | 195 | (8, 11)",
                "/ / e1 e9 / 10 10 / 1     | h1h | 269 | (14, 15)",
                "/ / e1 e9 / 10 10 / 1     | a8v | 1   | (1, 0), the topmost vertical one",
                "/ / e1 e9 / 10 10 / 1     | e3v | 179 | (9, 10)",
                "/ / e2 e9 / 10 10 / 2     | h1v | 253 | (15, 14), player 2",
                "/ / e5 e6 / 10 10 / 1     | e7  | 2   | jump up",
                "/ / e5 e6 / 10 10 / 2     | e4  | 70  | jump down, player 2",
                "/ / d5 e5 / 10 10 / 2     | c5  | 34  | jump left, player 2",
                "e6 / / e5 e6 / 9 10 / 1   | d6  | 0   | side step up and left to (0, 0)",
                "e6 / / e5 e6 / 9 10 / 1   | f6  | 4   | side step up and right to (4, 0)",
                "e4 / / e5 e6 / 9 10 / 2   | d5  | 68  | side step down and left to (0, 4), player 2",
                "e4 / / e5 e6 / 9 10 / 2   | f5  | 72  | side step down and right to (4, 4), player 2",
                "/ / e2 a5 e9 i5 / 5 5 5 5 / 2 | b5  | 38  | one right, player 2 of 4",
                "/ / e2 b5 e9 i5 / 5 5 5 5 / 3 | e8  | 70  | one down, player 3 of 4",
                "/ / e2 b5 e8 i5 / 5 5 5 5 / 4 | h5  | 34  | one left, player 4 of 4",
                "/ / e5 a5 e9 f5 / 5 5 5 5 / 4 | d5  | 34  | jump left, player 4 of 4",
                "/ / c1 c5 / 3 3 / 1 / size=5;fences=3 | a1h | 63 | (0, 7) on a grid 9 wide",
                "/ / c1 c5 / 3 3 / 1 / size=5;fences=3 | d4v | 7  | (7, 0) on a grid 9 wide",
                "/ / c1 c5 / 3 3 / 1 / size=5;fences=3 | c2  | 2  | one up",
                "/ / c1 c5 / 3 3 / 2 / size=5;fences=3 | c4  | 38 | one down to (2, 4) on a grid 9 wide",
                "/ / b2 b3 / 1 1 / 2 / size=3;fences=1 | a3  | 10 | one left to (0, 2) on a grid 5 wide",
            })
    void openSpielLooksFromThePawnToMove(String position, String move, int number, String reckoning) {
        Position before = PositionText.parse(position);

        assertThat(before.isLegal(Move.parse(move))).as(reckoning).isTrue();
        assertBothWays(OPENSPIEL, before, move, number);
    }

    @ParameterizedTest
    @CsvSource({
        "-1",
        "289",
        "36", // nothing, nothing, no step at all
        "18",
        "16",
        "33",
        "273", // a fence's middle, a far square, beyond the right edge, beyond the bottom edge
        "0x46",
        "0x44",
        "0x48", // down from the bottom row
        "-2147483648",
        "2147483647",
    })
    void otherNumbersMeanNoMoveInOpenSpiel(String number) {
        assertThatIllegalArgumentException().isThrownBy(() -> OPENSPIEL.move(Integer.decode(number), START));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/ / e1 e9 / 10 10 / 1     | --  | pass",
                "/ / e1 e9 / 10 10 / 1     | e1  | no step at all",
                "/ / e1 e9 / 10 10 / 1     | e3  | jump over nobody",
                "/ / e1 e9 / 10 10 / 1     | f3  | out of reach",
                "/ / e5 e6 / 10 10 / 1     | e6  | step onto a pawn",
                "/ / c1 c5 / 3 3 / 1 / size=5;fences=3 | a5h | above the board",
                "/ / c1 c5 / 3 3 / 1 / size=5;fences=3 | e1v | right of the board",
                "/ / c1 c5 / 3 3 / 1 / size=5;fences=3 | e1h | right of the board",
            })
    void otherMovesHaveNoNumberInOpenSpiel(String position, String move, String reason) {
        assertThatIllegalArgumentException()
                .as(reason)
                .isThrownBy(() -> OPENSPIEL.number(Move.parse(move), PositionText.parse(position)));
    }

    @ParameterizedTest
    // On a grid 9 wide: (1, 1), (8, 1), (8, 7), (1, 8), (7, 8), and what follows its last point.
    @ValueSource(ints = {10, 17, 71, 73, 79, 81})
    void edgesOfSmallBoardsHaveNoFencesInOpenSpiel(int number) {
        Position small = Position.initial(RulesText.parse("size=5;fences=3"));

        assertThatIllegalArgumentException().isThrownBy(() -> OPENSPIEL.move(number, small));
    }

    @Test
    void thereAreNoMovesBelowTheGridOfOpenSpiel() {
        Position tiny = Position.initial(RulesText.parse("size=3;fences=1"));

        for (int number = 25; number < 100; number++) {
            int below = number;
            assertThatIllegalArgumentException().isThrownBy(() -> OPENSPIEL.move(below, tiny));
        }
    }

    @Test
    void aJumpOffTheBoardIsNoMove() {
        Position edge = PositionText.parse("/ / e8 e9 / 10 10 / 1");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> OPENSPIEL.move(2, edge))
                .withMessage("OPENSPIEL has no move with the number 2 (pawn on e8, board 9x9)");
    }

    @ParameterizedTest
    @CsvSource({
        "CODE, -1", "CODE, 210", "TITANIUM, -1", "TITANIUM, 81", "TITANIUM, 99", "TITANIUM, 164", "TITANIUM, 199",
        "TITANIUM, 264", "TITANIUM, -2147483648", "TITANIUM, 2147483647", "LODE, -1", "LODE, 140", "LODE, 2", "LODE, 6",
        "LODE, 10", "LODE, 11",
    })
    void otherNumbersMeanNoMove(ActionNumbering numbering, int number) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> numbering.move(number, START))
                .withMessage(numbering + " has no move with the number " + number + " (pawn on e1, board 9x9)");
    }

    @ParameterizedTest
    @CsvSource({"TITANIUM, --", "LODE, --", "LODE, e1", "LODE, e4", "LODE, f3"})
    void otherMovesHaveNoNumber(ActionNumbering numbering, String move) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> numbering.number(Move.parse(move), START))
                .withMessage(numbering + " has no number for " + move + " (pawn on e1, board 9x9)");
    }

    @ParameterizedTest
    @EnumSource
    void refusesNull(ActionNumbering numbering) {
        assertThatNullPointerException().isThrownBy(() -> numbering.number(null, START));
        assertThatNullPointerException().isThrownBy(() -> numbering.number(Move.parse("e3h"), null));
        assertThatNullPointerException().isThrownBy(() -> numbering.move(81, null));
    }

    private static void assertBothWays(ActionNumbering numbering, Position before, String move, int number) {
        assertThat(numbering.number(Move.parse(move), before)).isEqualTo(number);
        assertThat(numbering.move(number, before)).hasToString(move);
    }
}
