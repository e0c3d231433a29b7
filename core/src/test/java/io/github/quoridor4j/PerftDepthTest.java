package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class PerftDepthTest {
    private static final Position START =
            Position.initial(Rules.builder().size(3).fences(0).build());
    private static final long HALF_A_MEGABYTE = 1 << 19;

    /** Nobody waits for that, but the first of all sequences is soon as deep as it will be. */
    @Test
    void theGreatestFitsOnASmallStack() throws InterruptedException {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Runnable count = () -> Perft.countUnlessInterrupted(START, Perft.MOST_DEPTH);
        Thread thread = new Thread(null, count, "perft", HALF_A_MEGABYTE);
        thread.setUncaughtExceptionHandler((which, problem) -> thrown.set(problem));

        thread.start();
        thread.join(300);
        thread.interrupt();
        thread.join();

        assertThat(thrown.get()).isInstanceOf(CancellationException.class);
    }

    @Test
    void isUpToAThousand() {
        Position over = START.toBuilder().pawn(Player.ONE, Square.A3).build();

        assertThat(Perft.count(over, 1_000)).isZero();
        assertThat(Perft.divide(over, 1_000)).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.count(over, 1_001))
                .withMessage("depth: 1001, expected 0 to 1000");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.divide(over, 1_001))
                .withMessage("depth: 1001, expected 1 to 1000");
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.divide(over, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(over, -1));
    }
}
