package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RulesBuilderTest {
    @Test
    void defaultsFollowSizeAndPlayers() {
        assertThat(Rules.standard().toBuilder().players(4).build()).isEqualTo(Rules.standard(4));
        assertThat(Rules.standard(4).toBuilder().players(3).build()).isEqualTo(Rules.standard(3));
        assertThat(Rules.standard().toBuilder().size(7).fences(8).build()).isEqualTo(Rules.kid(2));
    }

    @Test
    void whatIsNoDefaultStays() {
        Rules rules = Rules.builder()
                .fences(3)
                .starts(Square.A1, Square.A5)
                .goals(Direction.NORTH, Direction.SOUTH)
                .build();
        Rules larger = rules.toBuilder().size(7).build();

        assertThat(larger.fences(Player.ONE)).isEqualTo(3);
        assertThat(larger.start(Player.TWO)).isEqualTo(Square.A5);
        assertThat(larger.goal(Player.TWO)).isEqualTo(Direction.SOUTH);
    }
}
