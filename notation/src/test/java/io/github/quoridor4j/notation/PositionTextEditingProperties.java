package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.PositionBuilder;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;

class PositionTextEditingProperties {
    @Property
    void aPositionHasNoProblems(@ForAll("positions") Position position) {
        PositionBuilder builder = PositionText.parseForEditing(PositionText.format(position));

        assertThat(builder.problems()).isEmpty();
        assertThat(builder.build()).isEqualTo(position);
    }

    @Property
    void onlyTheProblemsOfThePositionMakeADifference(
            @ForAll("positions") Position position,
            @ForAll @IntRange(max = 200) int index,
            @ForAll @CharRange(from = ' ', to = 'i') char c) {
        StringBuilder broken = new StringBuilder(PositionText.format(position));
        broken.setCharAt(index % broken.length(), c);
        String text = broken.toString();

        Throwable problem = catchThrowable(() -> PositionText.parse(text));
        if (problem instanceof NotationException) {
            assertThat(catchThrowable(() -> PositionText.parseForEditing(text)))
                    .isExactlyInstanceOf(NotationException.class)
                    .hasMessage(problem.getMessage());
        } else if (problem instanceof InvalidPositionException impossible) {
            assertThat(PositionText.parseForEditing(text).problems()).isEqualTo(impossible.problems());
        } else {
            assertThat(problem).isNull();
            assertThat(PositionText.parseForEditing(text).build()).isEqualTo(PositionText.parse(text));
        }
    }

    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }
}
