package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Position;
import java.util.Locale;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class PositionTextProperties {
    @Property
    void whatIsWrittenIsReadBack(@ForAll("positions") Position position) {
        assertThat(PositionText.parse(PositionText.format(position))).isEqualTo(position);
    }

    @Property
    void blanksAndCapitalsDoNotMatter(@ForAll("positions") Position position) {
        String text = PositionText.format(position);

        assertThat(PositionText.parse(text.replace(" / ", "/").toUpperCase(Locale.ROOT)))
                .isEqualTo(position);
    }

    @Property
    void brokenTextIsOneOfTwoExceptions(
            @ForAll("positions") Position position, @ForAll @IntRange(max = 200) int index, @ForAll char c) {
        StringBuilder text = new StringBuilder(PositionText.format(position));
        text.setCharAt(index % text.length(), c);

        Throwable problem = catchThrowable(() -> PositionText.parse(text.toString()));
        if (problem != null) {
            assertThat(problem).isInstanceOfAny(NotationException.class, InvalidPositionException.class);
        }
    }

    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }
}
