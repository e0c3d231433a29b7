package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.quoridor4j.Rules;
import io.github.quoridor4j.RulesBuilder;
import java.time.Duration;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RulesTextProperties {
    @Property
    void whatIsWrittenIsReadBack(@ForAll("rules") Rules rules) {
        String text = RulesText.format(rules);

        assertThat(RulesText.parse(text)).isEqualTo(rules);
        assertThat(text).isPrintable().doesNotContain(" ", "/", "\"");
    }

    @Property
    void whatIsWrittenInFullIsReadBack(@ForAll("rules") Rules rules) {
        String text = RulesText.formatInFull(rules);

        assertThat(RulesText.parse(text)).isEqualTo(rules);
        assertThat(text).isPrintable().doesNotContain(" ", "/", "\"");
    }

    @Property
    void anyOtherTextIsANotationException(@ForAll("almostRules") String text) {
        Throwable problem = catchThrowable(() -> RulesText.parse(text));
        if (problem != null) {
            assertThat(problem).isExactlyInstanceOf(NotationException.class);
        }
    }

    @Provide
    Arbitrary<Rules> rules() {
        Arbitrary<RulesBuilder> boards = Combinators.combine(
                        Arbitraries.integers().between(3, 9),
                        Arbitraries.integers().between(2, 4),
                        Arbitraries.integers().between(0, 32))
                .as((size, players, fences) ->
                        Rules.builder().size(size).players(players).fences(fences));
        Arbitrary<RulesBuilder> jumps = Combinators.combine(
                        boards,
                        Arbitraries.of(true, false),
                        Arbitraries.of(Rules.Obstacle.class).set(),
                        Arbitraries.of(Rules.StuckRule.class))
                .as((builder, straight, sides, stuck) -> builder.straightJump(straight)
                        .sideSteps(sides.toArray(new Rules.Obstacle[0]))
                        .stuckRule(stuck));
        Arbitrary<RulesBuilder> limits = Combinators.combine(
                        jumps,
                        Arbitraries.of(0, 2, 3, 17),
                        Arbitraries.of(0, 1, 324),
                        Arbitraries.of(true, false),
                        Arbitraries.of(true, false))
                .as((builder, repetition, plies, beats, any) -> builder.repetitionLimit(repetition)
                        .plyLimit(plies)
                        .limitBeatsWin(beats)
                        .anyFirstPlayer(any));
        return Combinators.combine(limits, Arbitraries.longs().between(0, 10_000_000), Arbitraries.of(true, false))
                .as((builder, millis, legal) -> builder.gameTime(Duration.ofMillis(millis))
                        .immobilisingFences(legal)
                        .build());
    }

    @Provide
    Arbitrary<String> almostRules() {
        return Arbitraries.of(
                        "size=",
                        "5",
                        ";",
                        "starts=",
                        "row1",
                        ",",
                        "e1",
                        "fences",
                        "sides=",
                        "EDGE",
                        " ",
                        "\u0660",
                        "game-time=",
                        "PT")
                .list()
                .ofMaxSize(12)
                .map(parts -> String.join("", parts));
    }
}
