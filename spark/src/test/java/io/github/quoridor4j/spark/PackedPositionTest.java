package io.github.quoridor4j.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.PositionText;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PackedPositionTest {
    /** Others have stored it: a change breaks their tables. */
    @Test
    void theLayoutStays() {
        Position position = PositionText.parse("a1h8 / b2 / e4 e6 a4 h6 / 4 5 4 4 / 3");

        assertThat(HexFormat.of()
                        .withUpperCase()
                        .formatHex(PackedPosition.of(position).toBytes()))
                .isEqualTo("8000000000000001" + "0000000000000200" + "002104144686D89F");
    }

    @Test
    void positionsSurvive() {
        for (Rules rules : Rules.presets().values()) {
            Map<PackedPosition, Position> seen = new HashMap<>();
            for (long seed = 0; seed < 10; seed++) {
                for (Game moment : RandomCorpus.game(rules, seed).history()) {
                    Position position = moment.position();
                    PackedPosition packed = PackedPosition.of(position);
                    assertThat(packed.unpack(rules)).isEqualTo(position);
                    Position known = seen.putIfAbsent(packed, position);
                    assertThat(known == null || known.equals(position)).isTrue();
                }
            }
        }
    }

    @Test
    void theyHaveAnOrder() {
        PackedPosition middle = new PackedPosition(1, 1, 1);

        assertThat(middle.isLessThan(middle)).isFalse();
        assertThat(middle.isLessThan(new PackedPosition(2, 0, 0))).isTrue();
        assertThat(middle.isLessThan(new PackedPosition(0, 2, 2))).isFalse();
        assertThat(middle.isLessThan(new PackedPosition(1, 2, 0))).isTrue();
        assertThat(middle.isLessThan(new PackedPosition(1, 0, 2))).isFalse();
        assertThat(middle.isLessThan(new PackedPosition(1, 1, 2))).isTrue();
    }
}
