package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {

    @ParameterizedTest
    @CsvSource({"e5, NORTH, e6", "e5, EAST, f5", "e5, SOUTH, e4", "e5, WEST, d5", "h8, NORTH, h9", "h8, EAST, i8"})
    void stepsToItsNeighbours(String from, Direction direction, String to) {
        assertThat(Square.parse(from).step(direction)).contains(Square.parse(to));
    }

    @ParameterizedTest
    @CsvSource({"a9, NORTH", "i9, NORTH", "i1, EAST", "i9, EAST", "a1, SOUTH", "i1, SOUTH", "a1, WEST", "a9, WEST"})
    void doesNotStepOffTheBoard(String from, Direction direction) {
        assertThat(Square.parse(from).step(direction)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "9, 0", "0, -1", "0, 9"})
    void refusesColumnsAndRowsThatThereAreNot(int column, int row) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Square.of(column, row))
                .withMessage("no square at column %d, row %d (expected 0..8 each)", column, row);
    }

    @Test
    void isNumberedByColumnAndRow() {
        IntStream.range(0, 81).forEach(index -> {
            Square square = Square.values()[index];
            assertThat(Square.of(index % 9, index / 9)).isSameAs(square);
            assertThat(square.column()).isEqualTo(index % 9);
            assertThat(square.row()).isEqualTo(index / 9);
            assertThat(square).hasToString("" + (char) ('a' + index % 9) + (index / 9 + 1));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"a1", "A1", " a1", "a1\t", "\u2003a1\u2003"})
    void isReadInCapitalsAndAmongBlanks(String text) {
        assertThat(Square.tryParse(text)).contains(Square.A1);
        assertThat(Square.parse(text)).isEqualTo(Square.A1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a", "a0", "a:", "j1", "`1", "@1", "J1", "1a", "a1h", "a 1", "[1", "\uff411"})
    void isNotReadFromAnythingElse(String text) {
        assertThat(Square.tryParse(text)).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Square.parse(text))
                .withMessage("not a square: \"%s\" (expected a column a..i and a row 1..9, as in e2)", text);
    }
}
