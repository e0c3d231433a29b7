package io.github.quoridor4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.NotationException;
import io.github.quoridor4j.notation.RulesText;

class RulesTextFuzzTest {
    @FuzzTest
    void anyTextIsARuleSetOrANotationException(byte[] data) {
        String text = new Input(data).text();
        try {
            Rules rules = RulesText.parse(text);
            String written = RulesText.format(rules);
            assertThat(RulesText.parse(written)).isEqualTo(rules);
            assertThat(RulesText.format(RulesText.parse(written))).isEqualTo(written);
        } catch (NotationException e) {
            Place.check(e.problem(), text);
            assertThat(RulesText.tryParse(text)).isEmpty();
        }
    }
}
