package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordWrapTest {
    private static final String HALF = "a".repeat(40);
    private static final String REST = "b".repeat(39);

    private final WordWrap wrap = new WordWrap();

    @Test
    void fillsEightyColumns() {
        wrap.add(HALF);
        wrap.add(REST);
        wrap.add("c");

        assertThat(wrap.text()).isEqualTo(HALF + " " + REST + "\nc\n");
    }

    @Test
    void takesAWordAlongWithWhatIsGluedToIt() {
        wrap.add(HALF);
        wrap.add(REST);
        wrap.addGlued("c");

        assertThat(wrap.text()).isEqualTo(HALF + "\n" + REST + " c\n");
    }

    @Test
    void takesAWordAlongWithItsBracket() {
        wrap.add(HALF);
        wrap.add(REST);
        wrap.close(')');

        assertThat(wrap.text()).isEqualTo(HALF + "\n" + REST + ")\n");
    }

    @Test
    void endsALineOnce() {
        wrap.addLine(HALF + HALF + HALF);

        assertThat(wrap.text()).isEqualTo(HALF + HALF + HALF + "\n");
        assertThat(new WordWrap().text()).isEmpty();
    }
}
