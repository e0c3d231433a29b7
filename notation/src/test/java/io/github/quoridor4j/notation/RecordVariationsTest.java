package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordTexts.clean;
import static io.github.quoridor4j.notation.RecordTexts.only;
import static io.github.quoridor4j.notation.RecordTexts.places;
import static io.github.quoridor4j.notation.RecordTexts.tree;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordVariationsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "e2 (d1) e8",
                "e2 (d1) (f1 e8 e1) e8 (d9)",
                "e2 (d1 (f1 (a1h (b1h))) d9) (d1)",
                "e2 e8 (d9 (f9) e3) e3 ({said} d2 {more} (f2) (e1))",
            })
    void areATree(String text) {
        GameRecord game = clean(text);

        assertThat(tree(game)).isEqualTo(text);
        assertThat(clean(GameRecordWriter.format(game))).isEqualTo(game);
    }

    /** They begin in the position before the move, whatever has been said between. */
    @Test
    void areCheckedInTheirPosition() {
        GameRecord game = only("e2 e8 e3 {x} $1 (e3 e7) (e1 (d2 e1)) (e9) e7");

        assertThat(tree(game)).isEqualTo("e2 e8 e3 $1 {x} (e3 e7) (e1 (d2)) e7");
        assertThat(places(game)).containsExactly("1:33 e1", "1:39 e9");
        assertThat(game.problems().get(0).illegalMove().orElseThrow().game().moves())
                .isEqualTo(clean("e2 e8 d2").moves());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e2 (d1             | 1:4 (   | e2 (d1)",
                "e2 (d1 (f1 e8      | 1:4 (   | e2 (d1 (f1 e8))",
                "e2 (d1 (f1) *      | 1:4 (   | e2 (d1 (f1))",
                "e2 (d1 e8 1-0      | 1:4 (   | e2 (d1 e8)",
                "e2 () e8           | 1:4 (   | e2 e8",
                "e2 (d1 ()) e8      | 1:8 (   | e2 (d1) e8",
                "(e2) e2            | 1:1 (   | ''",
                "e2 (() d1) e8      | 1:5 (   | e2 e8",
                "e2 ) e8            | 1:4 )   | e2 e8",
                "e2 (d1)) e8        | 1:8 )   | e2 (d1) e8",
                "e2 (foo e8) e8     | 1:5 foo | e2 e8",
                "e2 (d1 foo e8) e8  | 1:8 foo | e2 (d1) e8",
                "e2 (d1 1-0) e8     | 1:8 1-0 | e2 (d1) e8",
                "e2 (d1 *) e8       | 1:8 *   | e2 (d1) e8",
                "e2 (d1 X) e8       | 1:8 X   | e2 (d1) e8",
                "e2 (d1 1-0 {x}) e8 | 1:8 1-0 | e2 (d1) e8",
                "e2 (d1 X (f1)) e8  | 1:8 X   | e2 (d1) e8",
            })
    void haveTheirProblems(String text, String place, String expected) {
        GameRecord game = only(text);

        assertThat(places(game)).first().isEqualTo(place);
        assertThat(tree(game)).isEqualTo(expected);
    }

    @Test
    void inALineThatHasEndedAreLeftOut() {
        GameRecord game = only("e2 foo (d1 bar (baz) 1-0) e8 (e9) (d1 X) () e7 *");

        assertThat(tree(game)).isEqualTo("e2");
        assertThat(places(game)).containsExactly("1:4 foo");
    }

    @Test
    void anUnclosedOneTakesNothingFromTheNextGame() {
        assertThat(RecordTexts.all("e2 (d1 (f1\n\n[A \"x\"]\ne3h *"))
                .map(RecordTexts::tree)
                .containsExactly("e2 (d1 (f1))", "e3h");
    }

    @Test
    void manyBesideEachOther() {
        String many = "e2" + " (d1)".repeat(10_000);

        assertThat(tree(clean(many))).isEqualTo(many);
    }

    @Test
    void numbersBeginAnewInThem() {
        assertThat(GameRecordWriter.format(clean("e2 e8 (d9 e3) e3 e7 (d8) (f8 e4 f7)")))
                .endsWith("\n1. e2 e8 (1... d9 2. e3) 2. e3 e7 (2... d8) (2... f8 3. e4 f7) *\n");
    }
}
