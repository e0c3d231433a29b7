package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTest {

    @ParameterizedTest
    @CsvSource({"e2, 13", "E2, 13", "a1h, 81", "A1H, 81", "h8h, 144", "a1v, 145", "A1V, 145", "h8v, 208"})
    void isReadByItsText(String text, int code) {
        assertThat(Move.parse(text)).isSameAs(Move.ofCode(code));
        assertThat(Move.tryParse(text)).containsSame(Move.ofCode(code));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--", " -- ", "pass", "PASS", "Pass", "pAsS"})
    void isReadAsPass(String text) {
        assertThat(Move.parse(text)).isSameAs(Move.pass());
    }

    /** One of them has a long s, which is an s to those who ignore case. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                "---",
                "- -",
                "passe",
                "pas",
                "bass",
                "pxss",
                "paxs",
                "pasx",
                "quit",
                "pa\u017fs",
                "e2x",
                "i1h",
                "a9v",
                "i9h",
                "e2hv"
            })
    void isNotReadFromAnythingElse(String text) {
        assertThat(Move.tryParse(text)).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Move.parse(text))
                .withMessage("not a move: \"%s\" (expected a square as in e2, a fence as in e3h, or --)", text);
    }

    @Test
    void isCanonical() {
        IntStream.range(0, 210).forEach(code -> {
            Move move = Move.ofCode(code);
            assertThat(move.code()).isEqualTo(code);
            assertThat(move).hasSameHashCodeAs(code).isEqualTo(Move.parse(move.toString()));
            assertThat(move.equals(Move.ofCode((code + 1) % 210))).isFalse();
            assertThat(move.compareTo(Move.ofCode(0))).isEqualTo(Integer.signum(code));
        });
    }
}
