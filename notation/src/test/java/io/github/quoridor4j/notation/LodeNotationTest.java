package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.MoveNotation.ALGEBRAIC;
import static io.github.quoridor4j.notation.MoveNotation.LODE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LodeNotationTest {
    private static final Position START = Position.initial(Rules.standard());

    @Test
    void lodeAgreesWithAlgebraicAllThroughAGame() {
        assertThat(convert(LODE, "N S N S N S 3e 6f 6c 6a d3 4e", ALGEBRAIC))
                .isEqualTo("e2 e8 e3 e7 e4 e6 e3h f6h c6h a6h d3v e4h");
        assertThat(convert(ALGEBRAIC, "e2 e8 e3 e7 e4 e6 e3h f6h c6h a6h d3v e4h", LODE))
                .isEqualTo("N S N S N S 3e 6f 6c 6a d3 4e");
    }

    @ParameterizedTest
    @CsvSource({
        "N, e6", "E, f5", "S, e4", "W, d5", "NN, e7", "EE, g5", "SS, e3", "WW, c5", "NE, f6", "NW, d6", "SE, f4",
        "SW, d4"
    })
    void lodeHasTwelveMovesForThePawnToMove(String text, String square) {
        Position position = PositionText.parse("/ / a1 e5 / 10 10 / 2");

        assertBothWays(LODE, position, square, text);
        assertBothWays(LODE, PositionText.parse("/ / e1 a9 e5 i5 / 5 5 5 5 / 3"), square, text);
    }

    @ParameterizedTest
    @CsvSource({"e, E, f5", "n, N, e6", "nn, Nn, e7", "sw, sW, d4", "'3e', '3E', e3h", "e3, E3, e3v", "'8h', '8H', h8h"
    })
    void lodeReadsSmallLettersAndCapitals(String small, String capital, String move) {
        Position position = PositionText.parse("/ / e5 a9 / 10 10 / 1");

        assertThat(LODE.parse(capital, position)).hasToString(move);
        assertThat(LODE.parse(small, position)).hasToString(move);
    }

    @ParameterizedTest
    @CsvSource({
        "S", "SS", "SE", "SW", "X", "NNN", "EN", "e9", "'9e'", "i3", "'3i'", "3", "e", "'33'", "e3v", "'3 e'", "''"
    })
    void lodeRefusesWhatLeavesTheBoardOrIsNoMove(String text) {
        Position corner = PositionText.parse("/ / i1 a9 / 10 10 / 1");

        assertThat(LODE.tryParse(text, corner)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"e1", "e4", "h1", "f3", "g2", "a9"})
    void lodeHasNoTextForOtherSquares(String square) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LODE.format(Move.parse(square), START))
                .withMessage("LODE has no text for " + square + " on this board (pawn on e1)");
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
