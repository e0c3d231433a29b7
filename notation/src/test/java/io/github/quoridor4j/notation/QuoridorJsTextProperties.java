package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class QuoridorJsTextProperties {
    @Property
    void whatIsWrittenIsReadBack(@ForAll("positions") Position position) {
        String text = QuoridorJsText.format(position);

        assertThat(text).hasSize(8 + 3 * position.fences().size());
        assertThat(QuoridorJsText.parse(text, position.playerToMove(), position.rules()))
                .isEqualTo(position);
    }

    @Property(tries = 200)
    void aTextCutOffIsRefused(@ForAll("positions") Position position) {
        String text = QuoridorJsText.format(position);
        for (int length = 0; length < text.length(); length++) {
            String prefix = text.substring(0, length);
            Throwable problem =
                    catchThrowable(() -> QuoridorJsText.parse(prefix, position.playerToMove(), position.rules()));
            boolean whole = length >= 8 && (length - 8) % 3 == 0; // but too few fences for the numbers left
            assertThat(problem).isExactlyInstanceOf(whole ? InvalidPositionException.class : NotationException.class);
        }
    }

    @Property
    void brokenTextIsOneOfTwoExceptions(
            @ForAll("positions") Position position, @ForAll @IntRange(max = 200) int index, @ForAll char c) {
        StringBuilder text = new StringBuilder(QuoridorJsText.format(position));
        text.setCharAt(index % text.length(), c);

        isReadOrRefused(text.toString());
    }

    @Property
    void anyTextIsReadOrRefused(@ForAll("almostTexts") String text) {
        isReadOrRefused(text);
    }

    private static void isReadOrRefused(String text) {
        Throwable problem = catchThrowable(() -> QuoridorJsText.parse(text, Player.ONE));
        if (problem == null) {
            String written = QuoridorJsText.format(QuoridorJsText.parse(text, Player.ONE));
            assertThat(written.chars().sorted())
                    .containsExactlyElementsOf(text.strip()
                            .chars()
                            .map(c -> c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c)
                            .sorted()
                            .boxed()
                            .toList());
        } else {
            assertThat(problem).isInstanceOfAny(NotationException.class, InvalidPositionException.class);
            assertThat(QuoridorJsText.tryParse(text, Player.ONE)).isEmpty();
        }
    }

    @Provide
    Arbitrary<Position> positions() {
        return TwoPlayerGames.positions();
    }

    @Provide
    Arbitrary<String> almostTexts() {
        return Arbitraries.of("e1", "e9", "10", "09", "1", "e3h", "d3v", "E5H", "i", " ", "\n", "\u0661", "-", "h")
                .list()
                .ofMaxSize(12)
                .map(parts -> String.join("", parts));
    }
}
