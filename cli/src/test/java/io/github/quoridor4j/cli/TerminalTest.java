package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TerminalTest {
    private static final Map<String, String> XTERM = Map.of("TERM", "xterm");

    @Test
    void withoutATerminalThereIsNothing() {
        assertThat(Terminal.of("", XTERM)).isEqualTo(Terminal.NONE);
        assertThat(Terminal.of("in", XTERM)).isEqualTo(Terminal.NONE);
    }

    @Test
    void onATerminalThereIsEverything() {
        assertThat(Terminal.of("in,out,err", XTERM)).isEqualTo(new Terminal(true, true, true, true));
        assertThat(Terminal.of(",out", XTERM)).isEqualTo(new Terminal(false, true, true, false));
        assertThat(Terminal.of(",err", Map.of())).isEqualTo(new Terminal(false, false, false, true));
    }

    @Test
    void coloursAreOffOnDemand() {
        Terminal plain = new Terminal(true, true, false, true);

        assertThat(Terminal.of("in,out,err", Map.of("TERM", "xterm", "NO_COLOR", "1")))
                .isEqualTo(plain);
        assertThat(Terminal.of("in,out,err", Map.of("TERM", "xterm", "NO_COLOR", ""))
                        .colours())
                .isTrue();
    }

    @Test
    void aDumbTerminalTakesCharactersOnly() {
        assertThat(Terminal.of("in,out,err", Map.of("TERM", "dumb"))).isEqualTo(new Terminal(true, true, false, false));
    }
}
