package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuoridorJsTextTest {
    @ParameterizedTest
    @CsvSource({
        // the first two are tests of quoridor.js itself
        "'', e1e91010",
        "e2 e2h, e2e91009e2h",
        "h1h a8v b2v g2h, e1e90808a8vb2vg2hh1h",
        "b3v b2h a4v a5h, e1e90808a4va5hb2hb3v",
    })
    void writesAndReads(String moves, String text) {
        Position position = Position.initial(Rules.standard());
        for (String move : moves.isEmpty() ? new String[0] : moves.split(" ", -1)) {
            position = position.play(Move.parse(move));
        }

        assertThat(QuoridorJsText.format(position)).isEqualTo(text);
        assertThat(QuoridorJsText.parse(text, position.playerToMove())).isEqualTo(position);
        assertThat(QuoridorJsText.tryParse(text, position.playerToMove())).contains(position);
    }

    @Test
    void thePlayerToMoveAndTheRulesAreNotInTheText() {
        Position second = QuoridorJsText.parse("e2e91010", Player.TWO, Rules.bazito());

        assertThat(second.playerToMove()).isEqualTo(Player.TWO);
        assertThat(second.rules()).isEqualTo(Rules.bazito());
        assertThat(QuoridorJsText.format(second)).isEqualTo("e2e91010");
    }

    @ParameterizedTest
    @ValueSource(strings = {"e2e80808g2ha8vh1hb2v", " E2E80808A8VB2VG2HH1H\r\n", "\uFEFFe2e80808a8vb2vg2hh1h\u00a0"})
    void readsTolerantlyAndWritesOneForm(String text) {
        assertThat(QuoridorJsText.format(QuoridorJsText.parse(text, Player.ONE)))
                .isEqualTo("e2e80808a8vb2vg2hh1h");
    }

    @Test
    void anyLocaleWritesTheSameDigits() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
        try {
            assertThat(QuoridorJsText.format(Position.initial(Rules.standard())))
                    .isEqualTo("e1e91010");
        } finally {
            Locale.setDefault(before);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard-3", "standard-4", "kid-2", "size=8", "players=3"})
    void otherBoardsAndNumbersOfPlayersHaveNoForm(String text) {
        Rules rules = RulesText.parse(text);

        assertThatThrownBy(() -> QuoridorJsText.format(Position.initial(rules)))
                .isExactlyInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> QuoridorJsText.parse("e1e91010", Player.ONE, rules))
                .isExactlyInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void thereIsNoThirdPlayer() {
        assertThatThrownBy(() -> QuoridorJsText.tryParse("e1e91010", Player.THREE))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3");
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1, nothing, the square of player 1's pawn",
        "x1e91010, 1, 'x1', the square of player 1's pawn",
        "e1e, 3, 'e', the square of player 2's pawn",
        "e1e01010, 3, 'e0', the square of player 2's pawn",
        "e1e9, 5, nothing, 'the number of fences that player 1 has left, two digits'",
        "e1e91, 5, '1', 'the number of fences that player 1 has left, two digits'",
        "e1e9-110, 5, '-1', 'the number of fences that player 1 has left, two digits'",
        "e1e9109, 7, '9', 'the number of fences that player 2 has left, two digits'",
        "e1e9109e2h, 7, '9e', 'the number of fences that player 2 has left, two digits'",
        "e1e91009e2, 9, 'e2', 'a fence such as e3h, or the end'",
        "e1e91009e2x, 9, 'e2x', 'a fence such as e3h, or the end'",
        "e1e90909e2h i, 12, ' i', 'a fence such as e3h, or the end'",
        "e1e90909e2hi2h, 12, 'i2h', 'a fence such as e3h, or the end'",
        "e1e90909e2hE2H, 12, 'E2H', each fence once",
        "'  x', 3, 'x', the square of player 1's pawn",
    })
    void namesTheProblemAndItsPlace(String text, int column, String found, String expected) {
        String quoted = found.equals("nothing") ? found : "'" + found + "'";

        assertThatThrownBy(() -> QuoridorJsText.parse(text, Player.ONE))
                .isInstanceOf(NotationException.class)
                .hasMessage("line 1, column " + column + ": found " + quoted + ", expected " + expected);
        assertThat(QuoridorJsText.tryParse(text, Player.ONE)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "e1e11010, PAWNS_ON_SAME_SQUARE",
        "e1e91009, FENCE_COUNT_WRONG",
        "e1e91109, FENCES_LEFT_OUT_OF_RANGE",
        "e1e90909e2hf2h, FENCES_CONFLICT",
        "e9e11010, SEVERAL_PAWNS_ON_GOAL",
    })
    void impossiblePositionsAreNoMatterOfNotation(String text, Position.Problem problem) {
        assertThat(catchThrowableOfType(InvalidPositionException.class, () -> QuoridorJsText.parse(text, Player.ONE))
                        .problems())
                .contains(problem);
        assertThat(QuoridorJsText.tryParse(text, Player.ONE)).isEmpty();
    }
}
