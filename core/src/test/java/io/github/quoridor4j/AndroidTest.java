package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.testkit.Android;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AndroidTest {
    /** Uses what Android lacks, and besides what its tools supply. */
    @SuppressWarnings("unused")
    private static final class Newer {
        Stream<Object> lacking(StringBuilder text) {
            return Stream.of(HexFormat.of(), text.isEmpty(), "a\nb".lines());
        }

        Stream<Object> supplied(int number) {
            record Pair(int number, String text) {}
            return Stream.of(new Pair(number, "number " + number), List.copyOf(List.of(1)));
        }
    }

    @Test
    void hasWhatTheRulesUse() {
        assertThat(Android.missing(Position.class)).isEmpty();
    }

    @Test
    void whatItLacksIsFound() {
        assertThat(Android.missing(AndroidTest.class).stream()
                        .filter(line -> line.contains("AndroidTest$Newer"))
                        .map(line -> line.replaceFirst(".* ", "")))
                .containsExactlyInAnyOrder(
                        "java.util.HexFormat", "java.util.HexFormat.of()", "StringBuilder.isEmpty()", "String.lines()");
    }
}
