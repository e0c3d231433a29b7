package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Steps as streams tell them, which somebody may have made up. */
class RepeatedStepTest {
    private static final Duration LATE = Duration.ofSeconds(121);
    private static final Duration TOO_LONG = Duration.ofHours(1);

    private final Game start = Game.start(Rules.quizdoor());

    private static int code(Game game) {
        return game.steps().get(game.steps().size() - 1).code();
    }

    @Test
    void areWhatHappened() {
        Game over = start.play(Move.parse("e2"), TOO_LONG);
        Game claimed = start.claimTime(Player.TWO, LATE);

        assertThat(start.repeat(code(over), TOO_LONG)).isEqualTo(over);
        assertThat(start.repeat(code(claimed), LATE)).isEqualTo(claimed);
    }

    @Test
    void doNotHappenWhenTheGameIsOver() {
        int timeOver = code(start.play(Move.parse("e2"), TOO_LONG));
        int claim = code(start.claimTime(Player.TWO, LATE));

        for (Game over : new Game[] {start.agreeDraw(), start.resign(Player.ONE)}) {
            assertThatIllegalStateException().isThrownBy(() -> over.repeat(timeOver, TOO_LONG));
            assertThatIllegalStateException().isThrownBy(() -> over.repeat(claim, LATE));
        }
    }

    @Test
    void takeNoNegativeTime() {
        Game late = start.play(Move.parse("e2"), LATE);
        Game[] steps = {
            late,
            late.resign(Player.ONE),
            late.forfeit(Player.ONE),
            late.agreeDraw(),
            late.claimTime(Player.TWO),
            start.play(Move.parse("e2"), TOO_LONG),
            start.claimTime(Player.TWO, LATE)
        };
        for (Game step : steps) {
            for (Duration negative : new Duration[] {Duration.ofNanos(-1), LATE.negated(), TOO_LONG.negated()}) {
                assertThatIllegalArgumentException().isThrownBy(() -> start.repeat(code(step), negative));
                assertThatIllegalArgumentException().isThrownBy(() -> late.repeat(code(step), negative));
            }
        }
    }
}
