package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutcomeTest {
    @Test
    void isAWinOrADraw() {
        assertThat(Outcome.win(Player.TWO, Outcome.Reason.TIME).winner()).contains(Player.TWO);
        assertThat(Outcome.win(Player.TWO, Outcome.Reason.TIME).isDraw()).isFalse();
        assertThat(Outcome.draw(Outcome.Reason.TIME).winner()).isEmpty();
        assertThat(Outcome.draw(Outcome.Reason.TIME).isDraw()).isTrue();
    }

    @Test
    void readsAsASentence() {
        assertThat(Outcome.win(Player.ONE, Outcome.Reason.GOAL_REACHED)).hasToString("player 1 wins: goal reached");
        assertThat(Outcome.draw(Outcome.Reason.PLY_LIMIT)).hasToString("draw: ply limit");
    }

    @Test
    void isComparedByValue() {
        assertThat(new Outcome(Optional.of(Player.ONE), Outcome.Reason.STUCK))
                .isEqualTo(Outcome.win(Player.ONE, Outcome.Reason.STUCK))
                .isNotEqualTo(Outcome.win(Player.ONE, Outcome.Reason.TIME))
                .isNotEqualTo(Outcome.draw(Outcome.Reason.STUCK));
    }

    @Test
    void refusesNull() {
        assertThatNullPointerException().isThrownBy(() -> new Outcome(null, Outcome.Reason.STUCK));
        assertThatNullPointerException().isThrownBy(() -> new Outcome(Optional.empty(), null));
    }

    @Test
    void refusesWhatNoGameEndsWith() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Outcome.draw(Outcome.Reason.GOAL_REACHED))
                .withMessage("no draw by GOAL_REACHED");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Outcome.win(Player.ONE, Outcome.Reason.REPETITION))
                .withMessage("nobody wins by REPETITION");
    }
}
