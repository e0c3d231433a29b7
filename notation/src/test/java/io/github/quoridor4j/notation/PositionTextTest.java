package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTextTest {
    private static final String START = " /  / e1 e9 / 10 10 / 1";

    @Test
    void theStartIsFiveFields() {
        Position start = Position.initial(Rules.standard());

        assertThat(PositionText.format(start)).isEqualTo(START);
        assertThat(PositionText.parse(START)).isEqualTo(start);
    }

    @Test
    void readsFourPlayers() {
        Position position = PositionText.parse("d4f4e7 / a2a8 / e4 e6 a4 h6 / 4 3 5 3 / 3");

        assertThat(position.rules()).isEqualTo(Rules.standard(4));
        assertThat(position.fences()).map(Fence::toString).containsExactly("d4h", "f4h", "e7h", "a2v", "a8v");
        assertThat(position.pawn(Player.THREE)).isEqualTo(Square.A4);
        assertThat(position.fencesLeft(Player.TWO)).isEqualTo(3);
        assertThat(position.playerToMove()).isEqualTo(Player.THREE);
        assertThat(PositionText.format(position)).isEqualTo("d4f4e7 / a2a8 / e4 e6 a4 h6 / 4 3 5 3 / 3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "e3 c6 / d3 / e4 e6 / 8 9 / 2",
                "e3c6/d3/e4e6/8 9/2",
                "  c6,e3 / d3, / e4,e6 / 8,9 / 2  \r\n",
                "C6E3 / D3 / E4 E6 / 08 9 / 2",
                "\uFEFFe3\u00a0c6 / d3 / e4 e6\t/ 8 9 / 2 / STANDARD-2",
            })
    void readsTolerantlyAndWritesOneForm(String text) {
        assertThat(PositionText.format(PositionText.parse(text))).isEqualTo("e3c6 / d3 / e4 e6 / 8 9 / 2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " /  / e1 e9 / 10 10 / 1 / gigamic-2",
                " /  / e1 a5 e9 / 7 7 7 / 1 / standard-3",
                " /  / c1 c5 / 3 3 / 2 / size=5;fences=3",
                "a1 /  / d1 d7 / 7 8 / 2 / kid-2",
            })
    void namesTheRulesUnlessTheNumberOfPawnsTellsThem(String text) {
        assertThat(PositionText.format(PositionText.parse(text))).isEqualTo(text);
    }

    @Test
    void usesTheRulesThatAreKnown() {
        assertThat(PositionText.parse(START, Rules.bazito()).rules()).isEqualTo(Rules.bazito());
        assertThat(PositionText.parse(START + " / bazito", Rules.bazito()).rules())
                .isEqualTo(Rules.bazito());
        assertThatThrownBy(() -> PositionText.parse(START + " / bazito", Rules.standard()))
                .isInstanceOf(NotationException.class)
                .hasMessage("line 1, column 27: found 'bazito', expected the same rules as around it: standard-2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                        | 1  | ''     | horizontal fences / vertical fences",
                "hello                                     | 1  | hello  | horizontal fences / vertical fences",
                "'/ / e1 e9 / 10 10'                       | 1  | '/ / e1 e9 / 10 10' | horizontal fences",
                "'/ / e1 e9 / 10 10 / 1 / gigamic-2 / '    | 1  | '/ / e1 e9 / 10 10 / 1 / gigamic-2 /' | horizontal",
                "'e3 x9 / / e1 e9 / 10 10 / 1'             | 4  | x9     | the anchor of a fence, a1..h8",
                "'e3 i5 / / e1 e9 / 10 10 / 1'             | 4  | i5     | the anchor of a fence, a1..h8",
                "'/ a9 / e1 e9 / 10 10 / 1'                | 3  | a9     | the anchor of a fence, a1..h8",
                "'e3c / / e1 e9 / 10 10 / 1'               | 3  | c      | the anchor of a fence, a1..h8",
                "'e3 e3 / / e1 e9 / 10 10 / 1'             | 4  | e3     | each fence once",
                "'/ / e1 e0 / 10 10 / 1'                   | 8  | e0     | a square",
                "'/ / e1 / 10 10 / 1'                      | 5  | e1     | two to four pawns",
                "'/ / / 10 10 / 1'                         | 5  | ''     | two to four pawns",
                "'/ / e1 e9 / 10 10 / 1 / gigamic-4'       | 5  | e1 e9  | 4 pawns",
                "'/ / e1 e9 / 10 / 1'                      | 13 | 10     | 2 numbers of fences left",
                "'/ / e1 e9 / 1010 / 1'                    | 13 | 1010   | 2 numbers of fences left",
                "'/ / e1 e9 / 10 x / 1'                    | 16 | x      | a number of fences left",
                "'/ / e1 e9 / 10 10 / 3'                   | 21 | 3      | the player to move, 1..2",
                "'/ / e1 e9 / 10 10 / 0'                   | 21 | 0      | the player to move, 1..2",
                "'/ / e1 e9 / 10 10 / '                    | 21 | ''     | the player to move, 1..2",
                "'/ / e1 e9 / 10 10 / 1 / x'               | 25 | x      | one of standard-2",
            })
    void namesTheProblemAndItsPlace(String text, int column, String found, String expected) {
        NotationException e = catchThrowableOfType(NotationException.class, () -> PositionText.parse(text));

        assertThat(e.problem().column()).isEqualTo(column);
        assertThat(e.problem().found()).isEqualTo(found);
        assertThat(e.problem().expected()).contains(expected);
        assertThat(PositionText.tryParse(text)).isEmpty();
    }

    @Test
    void countsLines() {
        NotationException e = catchThrowableOfType(
                NotationException.class, () -> PositionText.parse("/ /\r\n e1 e9 /\r10 10 /\n  9"));

        assertThat(e.problem().line()).isEqualTo(4);
        assertThat(e.problem().column()).isEqualTo(3);
    }

    @Test
    void aLineMayBeginWhereTheTextEnds() {
        NotationException e =
                catchThrowableOfType(NotationException.class, () -> PositionText.parse("/ / e1 e9 / 10 10 /\r"));

        assertThat(e.problem().line()).isEqualTo(2);
        assertThat(e.problem().column()).isEqualTo(1);
    }

    @Test
    void tryParseGivesWhatParseGives() {
        assertThat(PositionText.tryParse("/ / e1 e9 / 10 10 / 1")).contains(Position.initial(Rules.standard()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'/ / e1 e1 / 10 10 / 1'            | PAWNS_ON_SAME_SQUARE",
                "'/ / e1 e9 / 10 9 / 1'             | FENCE_COUNT_WRONG",
                "'/ / e1 e9 / 11 9 / 1'             | FENCES_LEFT_OUT_OF_RANGE",
                "'e3 f3 / / e1 e9 / 9 9 / 1'        | FENCES_CONFLICT",
                "'e3 / e3 / e1 e9 / 9 9 / 1'        | FENCES_CONFLICT",
                "'/ / e9 e1 / 10 10 / 1'            | SEVERAL_PAWNS_ON_GOAL",
                "'/ / e1 e9 / 3 3 / 1 / size=5;fences=3' | PAWN_OFF_BOARD",
                "'a1 / b1 / a1 e9 / 9 9 / 1'        | PLAYER_CUT_OFF",
            })
    void impossiblePositionsAreNoMatterOfNotation(String text, Position.Problem problem) {
        InvalidPositionException e =
                catchThrowableOfType(InvalidPositionException.class, () -> PositionText.parse(text));
        assertThat(e.problems()).contains(problem);
        assertThat(PositionText.tryParse(text)).isEmpty();
    }
}
