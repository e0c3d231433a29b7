package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.testkit.PinnedText;
import io.github.quoridor4j.testkit.PublicApi;
import org.junit.jupiter.api.Test;

/** Nothing is offered, changed or taken away without somebody looking at it. */
class PublicApiTest {

    @Test
    void isWhatTheFileSays() {
        assertThat(PinnedText.difference(PublicApi.of(GameRecord.class), "src/test/resources/api/notation.txt"))
                .isEmpty();
    }
}
