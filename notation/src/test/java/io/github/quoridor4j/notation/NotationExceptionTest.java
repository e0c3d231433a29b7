package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NotationExceptionTest {
    @Test
    void carriesTheProblemAndShowsIt() {
        NotationProblem problem = new NotationProblem(3, 7, "e33", "a move");
        NotationException e = new NotationException(problem);

        assertThat(e.problem()).isSameAs(problem);
        assertThat(e).hasMessage("line 3, column 7: found 'e33', expected a move");
        assertThat(new NotationException(3, 7, "e33", "a move").problem()).isEqualTo(problem);
    }

    @Test
    void movesIntoASurroundingText() {
        NotationProblem first =
                new NotationException(1, 4, "x", "y").within(10, 20).problem();
        assertThat(first).isEqualTo(new NotationProblem(10, 23, "x", "y"));

        NotationProblem later =
                new NotationException(2, 4, "x", "y").within(10, 20).problem();
        assertThat(later).isEqualTo(new NotationProblem(11, 4, "x", "y"));
    }
}
