package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NotationExceptionTest {
    @Test
    void tellsThePlaceTheTextAndWhatWasExpected() {
        NotationException e = new NotationException(3, 7, "e33", "a move");

        assertThat(e).hasMessage("line 3, column 7: found 'e33', expected a move");
        assertThat(e.reason()).isEqualTo("found 'e33', expected a move");
        assertThat(e.line()).isEqualTo(3);
        assertThat(e.column()).isEqualTo(7);
        assertThat(e.found()).isEqualTo("e33");
        assertThat(e.expected()).isEqualTo("a move");
    }

    @Test
    void saysWhenNothingIsThere() {
        assertThat(new NotationException(1, 1, "", "a move").reason()).isEqualTo("found nothing, expected a move");
    }

    @Test
    void showsLookAlikesAndControlCharacters() {
        NotationException e = new NotationException(1, 1, "\u0435\u001b[2J", "a move");

        assertThat(e.reason()).isEqualTo("found '\\u0435\\u001b[2J', expected a move");
        assertThat(e.found()).isEqualTo("\u0435\u001b[2J");
    }

    @Test
    void cutsLongTexts() {
        assertThat(new NotationException(1, 1, "x".repeat(100_000), "a move").getMessage())
                .contains("'" + "x".repeat(60) + "..'")
                .hasSizeLessThan(150);
    }

    @Test
    void movesIntoASurroundingText() {
        NotationException first = new NotationException(1, 4, "x", "y").within(10, 20);
        assertThat(first.line()).isEqualTo(10);
        assertThat(first.column()).isEqualTo(23);

        NotationException later = new NotationException(2, 4, "x", "y").within(10, 20);
        assertThat(later.line()).isEqualTo(11);
        assertThat(later.column()).isEqualTo(4);
    }
}
