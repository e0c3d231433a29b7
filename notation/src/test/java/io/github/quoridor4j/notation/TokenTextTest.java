package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

class TokenTextTest {
    private final TokenText text = new TokenText();

    @Test
    void growsByCharactersAndByMany() {
        for (int i = 0; i < 200; i++) {
            text.append('x');
        }
        text.append("..yyyy..".repeat(100).toCharArray(), 2, 700);

        assertThat(text).hasToString("x".repeat(200) + "..yyyy..".repeat(100).substring(2, 700));
        assertThat(text).hasSize(898);
    }

    @Test
    void hasNoCharactersBehindItsEnd() {
        text.append('x');
        text.append('y');
        text.clear();
        text.append('z');

        assertThat(text.charAt(0)).isEqualTo('z');
        assertThatExceptionOfType(StringIndexOutOfBoundsException.class).isThrownBy(() -> text.charAt(1));
    }
}
