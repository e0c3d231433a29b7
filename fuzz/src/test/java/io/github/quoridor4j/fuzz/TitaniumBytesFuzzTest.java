package io.github.quoridor4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.notation.NotationException;
import io.github.quoridor4j.notation.TitaniumBytes;
import java.util.HexFormat;

class TitaniumBytesFuzzTest {
    @FuzzTest
    void anyBytesAreAPositionThatIsWrittenTheSameOrOneOfTwoExceptions(byte[] data) {
        try {
            assertThat(TitaniumBytes.format(TitaniumBytes.parse(data))).isEqualTo(data);
        } catch (NotationException e) {
            Place.check(e.problem(), HexFormat.of().formatHex(data));
            assertThat(TitaniumBytes.tryParse(data)).isEmpty();
        } catch (InvalidPositionException e) {
            assertThat(e.problems()).isNotEmpty();
            assertThat(TitaniumBytes.tryParse(data)).isEmpty();
        }
    }
}
