package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.PositionBuilder;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTextEditingTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'/ / e1 e1 / 10 10 / 1'                           | PAWNS_ON_SAME_SQUARE",
                "'/ / e1 e9 / 10 9 / 1'                            | FENCE_COUNT_WRONG",
                "'/ / e1 e9 / 11 9 / 1'                            | FENCES_LEFT_OUT_OF_RANGE",
                "'/ / e1 e9 / 999999 0 / 1'                        | FENCES_LEFT_OUT_OF_RANGE,FENCE_COUNT_WRONG",
                "'e3 f3 / / e1 e9 / 9 9 / 1'                       | FENCES_CONFLICT",
                "'e3 / e3 / e1 e9 / 9 9 / 1'                       | FENCES_CONFLICT",
                "'/ / e9 e1 / 10 10 / 1'                           | SEVERAL_PAWNS_ON_GOAL",
                "'/ / c1 e9 / 3 3 / 1 / size=5;fences=3'           | PAWN_OFF_BOARD",
                "'e5 / / c1 c5 / 3 2 / 1 / size=5;fences=3'        | FENCE_OFF_BOARD",
                "'a1 / b1 / a1 e9 / 9 9 / 1'                       | PLAYER_CUT_OFF",
                "'/ / e1 e1 / 3 3 / 2'                             | PAWNS_ON_SAME_SQUARE,FENCE_COUNT_WRONG",
            })
    void holdsWhatCannotBePlayed(String text, String problems) {
        PositionBuilder builder = PositionText.parseForEditing(text);

        assertThat(builder.problems())
                .containsExactlyElementsOf(Arrays.stream(problems.split(",", -1))
                        .map(Position.Problem::valueOf)
                        .toList());
        assertThatThrownBy(builder::build).isInstanceOf(InvalidPositionException.class);
        assertThatThrownBy(() -> PositionText.parse(text)).isInstanceOf(InvalidPositionException.class);
    }

    @Test
    void everythingInTheTextIsInTheBuilder() {
        String text = "e3f3 / e3 / e1 e1 / 11 999999 / 2";

        assertThat(PositionText.parseForEditing(text)).hasToString(text);
    }

    @Test
    void whatIsWrongCanBeMended() {
        Position mended = PositionText.parseForEditing("e3 f3 / / e1 e9 / 9 10 / 2 / gigamic-2")
                .removeFence(Fence.parse("f3h"))
                .build();

        assertThat(mended.rules()).isEqualTo(Rules.gigamic(2));
        assertThat(mended.fences()).containsExactly(Fence.parse("e3h"));
        assertThat(mended.pawn(Player.TWO)).isEqualTo(Square.E9);
        assertThat(mended.playerToMove()).isEqualTo(Player.TWO);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "/ / e1 e9 / 10 10",
                "e3 i5 / / e1 e9 / 10 10 / 1",
                "e3 e3 / / e1 e9 / 10 10 / 1",
                "/ / e1 / 10 10 / 1",
                "/ / e1 e9 / 10 / 1",
                "/ / e1 e9 / 10 -1 / 1",
                "/ / e1 e9 / 10 10 / 3",
                "/ / e1 e9 / 10 10 / 1 / gigamic-4",
            })
    void whatIsNoPositionTextIsRefusedAsEver(String text) {
        assertThatThrownBy(() -> PositionText.parseForEditing(text))
                .isInstanceOf(NotationException.class)
                .extracting(Throwable::getMessage)
                .isEqualTo(message(text));
    }

    private static String message(String text) {
        try {
            throw new AssertionError(PositionText.parse(text));
        } catch (NotationException e) {
            return String.valueOf(e.getMessage());
        }
    }

    /** Probe Q108a. */
    @Test
    void blanksAroundAPositionTextDoNotMatter() {
        Position start = Position.initial(Rules.standard());

        for (String text : List.of(
                PositionText.format(start) + " \n",
                "\t" + PositionText.format(start).strip())) {
            assertThat(PositionText.parse(text)).isEqualTo(start);
            assertThat(PositionText.parseForEditing(text).build()).isEqualTo(start);
        }
    }

    /** Probe Q110a. */
    @Test
    void anEmptyTextIsAnError() {
        assertThatThrownBy(() -> PositionText.parse(""))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith("line 1, column 1: found nothing, expected horizontal fences / ");
        assertThat(PositionText.tryParse("")).isEmpty();
    }
}
