package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CompletionCommandTest {
    @Test
    void printsAScriptThatKnowsCommandsOptionsAndValues() {
        Run run = Run.of("completion");

        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("#!/usr/bin/env bash\n")
                .contains("complete -F _complete_quoridor ")
                .contains(
                        "replay",
                        "qtp",
                        "'--reasons'",
                        "match",
                        "'--move-time'",
                        "'--seen-by'",
                        "\"bazito\"",
                        "\"move-list\"");
    }

    @Test
    void helpTellsTheLineThatUsesIt() {
        assertThat(Run.of("completion", "--help").out()).endsWith("Example:\n  eval \"$(quoridor completion)\"\n");
    }
}
