package io.github.quoridor4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.NotationException;
import io.github.quoridor4j.notation.PositionText;

class PositionTextFuzzTest {
    @FuzzTest
    void anyTextIsAPositionAnImpossibleOneOrNone(byte[] data) {
        String text = new Input(data).text();
        try {
            isWrittenAndReadBack(PositionText.parse(text));
            assertThat(PositionText.parseForEditing(text).build()).isEqualTo(PositionText.parse(text));
        } catch (NotationException e) {
            Place.check(e.problem(), text);
            assertThat(catchThrowable(() -> PositionText.parseForEditing(text)))
                    .isExactlyInstanceOf(NotationException.class)
                    .hasMessage(e.getMessage());
            assertThat(PositionText.tryParse(text)).isEmpty();
        } catch (InvalidPositionException e) {
            assertThat(PositionText.parseForEditing(text).problems())
                    .isNotEmpty()
                    .isEqualTo(e.problems());
            assertThat(PositionText.tryParse(text)).isEmpty();
        }
    }

    private static void isWrittenAndReadBack(Position position) {
        String written = PositionText.format(position);
        assertThat(PositionText.parse(written)).isEqualTo(position);
        assertThat(PositionText.parse(written, position.rules())).isEqualTo(position);
        assertThat(PositionText.format(PositionText.parse(written))).isEqualTo(written);
    }
}
