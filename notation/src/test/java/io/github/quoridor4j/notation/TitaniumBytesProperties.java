package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Position;
import java.util.Arrays;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class TitaniumBytesProperties {
    @Property
    void whatIsWrittenIsReadBack(@ForAll("positions") Position position) {
        byte[] bytes = TitaniumBytes.format(position);

        assertThat(bytes).hasSize(TitaniumBytes.LENGTH);
        assertThat(TitaniumBytes.parse(bytes, position.rules())).isEqualTo(position);
    }

    @Property(tries = 100)
    void everyOtherLengthIsRefused(@ForAll("positions") Position position) {
        byte[] bytes = TitaniumBytes.format(position);
        for (int length = 0; length < 2 * bytes.length; length++) {
            byte[] other = Arrays.copyOf(bytes, length);
            assertThat(catchThrowable(() -> TitaniumBytes.parse(other)) instanceof NotationException)
                    .isEqualTo(length != bytes.length);
        }
    }

    @Property
    void brokenBytesAreOneOfTwoExceptionsOrAnotherPosition(
            @ForAll("positions") Position position, @ForAll @IntRange(max = 23) int index, @ForAll byte b) {
        byte[] bytes = TitaniumBytes.format(position);
        bytes[index] = b;

        isReadOrRefused(bytes);
    }

    @Property
    void anyBytesAreReadOrRefused(@ForAll @Size(max = 30) byte[] bytes, @ForAll boolean dressed) {
        if (dressed && bytes.length > 7) {
            bytes[0] = 1;
            bytes[5] &= 1;
            bytes[6] = 0;
            bytes[7] = 0;
        }
        isReadOrRefused(bytes);
    }

    private static void isReadOrRefused(byte[] bytes) {
        Throwable problem = catchThrowable(() -> TitaniumBytes.parse(bytes));
        if (problem == null) {
            assertThat(TitaniumBytes.format(TitaniumBytes.parse(bytes))).isEqualTo(bytes);
        } else {
            assertThat(problem).isInstanceOfAny(NotationException.class, InvalidPositionException.class);
            assertThat(TitaniumBytes.tryParse(bytes)).isEmpty();
        }
    }

    @Provide
    Arbitrary<Position> positions() {
        return TwoPlayerGames.positions();
    }
}
