package io.github.quoridor4j.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import io.github.quoridor4j.Symmetry;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ActionEncodingTest {
    private static Position after(String rules, String moves) {
        Position position = Position.initial(Rules.presets().get(rules));
        for (String move : moves == null ? new String[0] : moves.split(" ", -1)) {
            position = position.play(Move.parse(move));
        }
        return position;
    }

    @Test
    void hasTheDocumentedSizes() {
        assertThat(ActionEncoding.ABSOLUTE.size()).isEqualTo(210);
        assertThat(ActionEncoding.ABSOLUTE.words()).isEqualTo(4);
        assertThat(ActionEncoding.RELATIVE.size()).isEqualTo(141);
        assertThat(ActionEncoding.RELATIVE.words()).isEqualTo(3);
    }

    /** Players to the north, south, east and west; 7x7 boards; corners. */
    @ParameterizedTest
    @CsvSource({
        "standard-2,                , e2  d1  f1,  0  3   1",
        "standard-2, e2             , e8  d9  f9,  0  1   3",
        "standard-2,                , a1h h1h a2h h8h a1v h8v, 12 19 20 75 76 139",
        "standard-2, e2             , a1h h1h a2h h8h a1v h8v, 75 68 67 12 139 76",
        "standard-4, e2             , b5  a6  a4,  0  3   1",
        "standard-4, e2             , a1h h1h a2h a1v h1v, 83 139 82 19 75",
        "standard-4, e2 b5 e8       , h5  i6  i4,  0  1   3",
        "standard-4, e2 b5 e8       , a1h h1h a2h a1v h1v, 132 76 133 68 12",
        "kid-2,      d2             , d6  c7  a1h f6v f1h, 0 1 57 76 52",
        "kid-4,      d2             , b4  a1h f6v a6v, 0 81 52 12",
    })
    void numbersMovesAsTheirPlayerSeesThem(String rules, String moves, String played, String indices) {
        Position position = after(rules, moves);

        assertThat(Arrays.stream(played.split(" +"))
                        .map(Move::parse)
                        .map(move -> ActionEncoding.RELATIVE.index(move, position)))
                .containsExactlyElementsOf(
                        Arrays.stream(indices.split(" +")).map(Integer::valueOf).toList());
    }

    @Test
    void aJumpIsWhereItLeads() {
        Position position = Position.builder(Rules.standard())
                .pawn(Player.ONE, Square.E5)
                .pawn(Player.TWO, Square.E6)
                .build();

        assertThat(IntStream.rangeClosed(0, 11)
                        .mapToObj(index -> ActionEncoding.RELATIVE.move(index, position))
                        .map(Move::toString))
                .containsExactly("e6", "f5", "e4", "d5", "e7", "g5", "e3", "c5", "f6", "d6", "f4", "d4");

        Position turned = position.toBuilder().playerToMove(Player.TWO).build();
        assertThat(IntStream.rangeClosed(0, 11)
                        .mapToObj(index -> ActionEncoding.RELATIVE.move(index, turned))
                        .map(Move::toString))
                .containsExactly("e5", "d6", "e7", "f6", "e4", "c6", "e8", "g6", "d5", "f5", "d7", "f7");
    }

    @ParameterizedTest
    @EnumSource
    void thePassIsLast(ActionEncoding encoding) {
        Position position = Position.initial(Rules.standard(3));

        assertThat(encoding.index(Move.pass(), position)).isEqualTo(encoding.size() - 1);
        assertThat(encoding.move(encoding.size() - 1, position)).isEqualTo(Move.pass());
    }

    @Test
    void theAbsoluteIndexIsTheCode() {
        Position position = after("kid-4", "d2 b4");
        for (int code = 0; code < 210; code++) {
            assertThat(ActionEncoding.ABSOLUTE.index(Move.ofCode(code), position))
                    .isEqualTo(code);
            assertThat(ActionEncoding.ABSOLUTE.move(code, position)).isEqualTo(Move.ofCode(code));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "standard-2, , e4",
        "standard-2, , f3",
        "standard-2, , a1",
        "standard-2, , e1",
        "kid-2, d2 d6 d3 d5 d4 e5 d5 e4 d6, d8",
        "kid-2, , g1h",
        "kid-2, , a7v",
    })
    void movesOutOfReachOrOffTheBoardHaveNoRelativeIndex(String rules, String moves, String move) {
        Position position = after(rules, moves);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> ActionEncoding.RELATIVE.index(Move.parse(move), position))
                .withMessage("RELATIVE has no index for " + move + " in " + position);
    }

    @ParameterizedTest
    @CsvSource({"standard-2, 2", "standard-2, 6", "standard-2, 11", "kid-2, 19", "kid-2, 60", "kid-2, 139"})
    void indicesOffTheBoardHaveNoMove(String rules, int index) {
        Position position = after(rules, null);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> ActionEncoding.RELATIVE.move(index, position))
                .withMessage("RELATIVE has no move with the index " + index + " in " + position);
    }

    @ParameterizedTest
    @EnumSource
    void otherNumbersAreNoIndices(ActionEncoding encoding) {
        Position position = Position.initial(Rules.standard());

        assertThatIllegalArgumentException()
                .isThrownBy(() -> encoding.move(-1, position))
                .withMessage("not an index: -1 (expected 0.." + (encoding.size() - 1) + ")");
        assertThatIllegalArgumentException().isThrownBy(() -> encoding.move(encoding.size(), position));
    }

    @ParameterizedTest
    @EnumSource
    void aMaskHasToFit(ActionEncoding encoding) {
        Position position = Position.initial(Rules.standard());

        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> encoding.fillMask(position, new float[encoding.size()], 1));
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> encoding.fillMask(position, new boolean[encoding.size() - 1], 0));
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> encoding.fillMask(position, new long[encoding.words()], -1));
    }

    @ParameterizedTest
    @EnumSource
    void onlySymmetriesOfTheRulesPermute(ActionEncoding encoding) {
        Symmetry quarterTurn = Symmetry.of(Rules.standard(4)).get(2);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> encoding.permutation(Rules.standard(), quarterTurn))
                .withMessage("quarter turn left, seats + 3 is no symmetry of the rules standard-2");
    }

    @Test
    void turningTheBoardChangesNoRelativeIndex() {
        int[] identity = IntStream.range(0, 141).toArray();
        for (Symmetry turn : Symmetry.of(Rules.standard(4))) {
            assertThat(ActionEncoding.RELATIVE.permutation(Rules.standard(4), turn))
                    .isEqualTo(identity);
        }
        assertThat(Symmetry.of(Rules.standard()).stream()
                        .map(symmetry -> ActionEncoding.RELATIVE.permutation(Rules.standard(), symmetry))
                        .map(permutation -> Arrays.equals(permutation, identity)))
                .containsExactly(true, false, false, true);
    }
}
