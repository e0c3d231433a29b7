package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.testkit.Android;
import org.junit.jupiter.api.Test;

class AndroidTest {

    @Test
    void hasWhatNotationUses() {
        assertThat(Android.missing(Diagram.class, Position.class)).isEmpty();
    }
}
