package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TitaniumBytesTest {
    private static final String START = "01044c0a0a000000 0000000000000000 0000000000000000";

    @ParameterizedTest
    @CsvSource({
        // the first two are tests of titanium itself
        "'', 01044c0a0a000000 0000000000000000 0000000000000000",
        "e2 e8, 010d430a0a000000 0000000000000000 0000000000000000",
        "e2, 010d4c0a0a010000 0000000000000000 0000000000000000",
        "a1h, 01044c090a010000 0100000000000000 0000000000000000",
        "e3h h8v, 01044c0909000000 0000100000000000 0000000000000080",
        "h8h b2v, 01044c0909000000 0000000000000080 0002000000000000",
    })
    void writesAndReads(String moves, String bytes) {
        Position position = Position.initial(Rules.standard());
        for (String move : moves.isEmpty() ? new String[0] : moves.split(" ", -1)) {
            position = position.play(Move.parse(move));
        }

        assertThat(TitaniumBytes.format(position)).isEqualTo(bytes(bytes));
        assertThat(TitaniumBytes.parse(bytes(bytes))).isEqualTo(position);
        assertThat(TitaniumBytes.tryParse(bytes(bytes))).contains(position);
    }

    @Test
    void theRulesAreNotInTheBytes() {
        assertThat(TitaniumBytes.parse(bytes(START), Rules.bazito())).isEqualTo(Position.initial(Rules.bazito()));
        assertThat(TitaniumBytes.format(Position.initial(Rules.bazito()))).isEqualTo(bytes(START));
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard-3", "standard-4", "kid-2", "size=8", "players=3"})
    void otherBoardsAndNumbersOfPlayersHaveNoForm(String text) {
        Rules rules = RulesText.parse(text);

        assertThatThrownBy(() -> TitaniumBytes.format(Position.initial(rules)))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("two players on the 9x9 board");
        assertThatThrownBy(() -> TitaniumBytes.parse(bytes(START), rules))
                .isExactlyInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1, nothing, '24 bytes, not 0'",
        "01, 3, nothing, '24 bytes, not 1'",
        "01044c0a0a000000 0000000000000000 00000000000000, 47, nothing, '24 bytes, not 23'",
        "01044c0a0a000000 0000000000000000 0000000000000000 ff, 49, 'ff', the end after 24 bytes",
        "02044c0a0a000000 0000000000000000 0000000000000000, 1, '02', 'the version, 01'",
        "01514c0a0a000000 0000000000000000 0000000000000000, 3, '51', 'the pawn of player 1, a square 00..50'",
        "0104ff0a0a000000 0000000000000000 0000000000000000, 5, 'ff', 'the pawn of player 2, a square 00..50'",
        "01044c0a0a020000 0000000000000000 0000000000000000, 11, '02', 'the player to move, 00 or 01'",
        "01044c0a0a000100 0000000000000000 0000000000000000, 13, '01', 00",
        "01044c0a0a000080 0000000000000000 0000000000000000, 15, '80', 00",
    })
    void namesTheProblemAndItsPlace(String bytes, int column, String found, String expected) {
        String quoted = found.equals("nothing") ? found : "'" + found + "'";

        assertThatThrownBy(() -> TitaniumBytes.parse(bytes(bytes)))
                .isInstanceOf(NotationException.class)
                .hasMessage("line 1, column " + column + ": found " + quoted + ", expected " + expected);
        assertThat(TitaniumBytes.tryParse(bytes(bytes))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "0104040a0a000000 0000000000000000 0000000000000000, PAWNS_ON_SAME_SQUARE",
        "01044cff0a000000 0000000000000000 0000000000000000, FENCES_LEFT_OUT_OF_RANGE",
        "01044c090a000000 0000000000000000 0000000000000000, FENCE_COUNT_WRONG",
        "01044c0909000000 0000300000000000 0000000000000000, FENCES_CONFLICT",
    })
    void impossiblePositionsAreNoMatterOfLayout(String bytes, Position.Problem problem) {
        assertThat(catchThrowableOfType(InvalidPositionException.class, () -> TitaniumBytes.parse(bytes(bytes)))
                        .problems())
                .contains(problem);
        assertThat(TitaniumBytes.tryParse(bytes(bytes))).isEmpty();
    }

    private static byte[] bytes(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }
}
