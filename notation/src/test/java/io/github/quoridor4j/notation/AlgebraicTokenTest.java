package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.MoveNotation.ALGEBRAIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Single moves that other programs misread. The usual locale and the Turkish one, whose small I has no dot, agree. */
class AlgebraicTokenTest {
    private static final Position START = Position.initial(Rules.standard());

    @ParameterizedTest
    @CsvSource({
        "E2, e2",
        "E3H, e3h",
        "I5, i5",
        "i5, i5",
        "H3h, h3h",
        "H3v, h3v",
        "h5h, h5h",
        "h5v, h5v",
        "h5, h5",
        "' e2\t', e2"
    })
    void isRead(String text, String move) {
        inEveryLocale(() -> assertThat(ALGEBRAIC.parse(text, START)).hasToString(move));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "e2x",
                "e2xyz",
                "e33",
                "e3hh",
                "e3hv",
                "e3 h",
                "e",
                "3e",
                "h3e",
                "ee3",
                "e3-",
                "",
                "  ",
                "e2,",
                "(e2)",
                "e3e4",
                "e-2",
                "e+2",
                "e 2",
                "\u04352",
                "e\u0662",
                "e3\u200bh",
                "\uff452",
                "E2\u0000",
                "he2",
                "hh5",
                "vh3",
                "\u01315",
                "\u01305",
                "e2!",
                "N",
            })
    void isRefused(String text) {
        inEveryLocale(() -> {
            assertThat(ALGEBRAIC.tryParse(text, START)).isEmpty();
            assertThatExceptionOfType(NotationException.class)
                    .isThrownBy(() -> ALGEBRAIC.parse(text, START))
                    .satisfies(e -> assertThat(e.problem().found()).isEqualTo(text.strip()));
        });
    }

    private static void inEveryLocale(Runnable check) {
        check.run();
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("tr-TR"));
        try {
            check.run();
        } finally {
            Locale.setDefault(before);
        }
    }
}
