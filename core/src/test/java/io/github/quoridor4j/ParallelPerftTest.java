package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParallelPerftTest {
    private static final long NODE_LIMIT = Long.getLong("perft.node.limit", 3_000_000);

    private static final Position START = Position.initial(Rules.standard());

    /** Two pawns and no fences: few positions, and games without end. */
    private static final Position TINY =
            Position.initial(Rules.builder().size(3).fences(0).build());

    @ParameterizedTest(name = "{0}")
    @MethodSource("io.github.quoridor4j.PerftSuiteTest#rowsUpToTheLimit")
    void countsAsManyGamesAsAreKnown(PerftRow row) {
        assertThat(Perft.parallel().count(row.position(), row.depth())).isEqualTo(row.count());
        assertThat(Perft.parallel().merging(20_000).count(row.position(), row.depth()))
                .isEqualTo(row.count());
    }

    /** Six plies were counted without merging, too, in half an hour. */
    @ParameterizedTest
    @CsvSource({"5, 28837934502", "6, 3257436276501"})
    void countsTheStandardGame(int depth, long count) {
        assumeThat(NODE_LIMIT).as("perft.node.limit").isGreaterThanOrEqualTo(100_000_000_000L);

        assertThat(Perft.parallel().merging(4_000_000).count(START, depth)).isEqualTo(count);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 100, 1_000_000})
    void countsDeepInSmallGames(int maxPositions) {
        ParallelPerft perft = Perft.parallel().threads(2).merging(maxPositions);

        for (int depth = 0; depth <= 12; depth++) {
            assertThat(perft.count(TINY, depth)).as("depth %s", depth).isEqualTo(Perft.count(TINY, depth));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100})
    void addsNothingAfterTheEnd(int maxPositions) {
        Position over = TINY.toBuilder().pawn(Player.ONE, Square.A3).build();

        for (int depth = 1; depth <= 4; depth++) {
            assertThat(Perft.parallel().merging(maxPositions).count(over, depth))
                    .isZero();
        }
        assertThat(Perft.parallel().merging(maxPositions).count(over, 0)).isOne();
    }

    @Test
    void noticesThatTheNumberIsTooLarge() {
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> Perft.parallel().merging(1_000).count(TINY, 300));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100, 1_000_000})
    void reportsProgressToTheCallingThread(int maxPositions) {
        for (int depth = 0; depth <= 3; depth++) {
            List<Double> fractions = new ArrayList<>();
            List<Thread> threads = new ArrayList<>();
            Perft.parallel()
                    .merging(maxPositions)
                    .onProgress(fraction -> {
                        fractions.add(fraction);
                        threads.add(Thread.currentThread());
                    })
                    .count(START, depth);

            assertThat(fractions).isSorted().endsWith(1.0).allMatch(fraction -> fraction >= 0);
            assertThat(fractions).filteredOn(fraction -> fraction == 1).hasSize(1);
            assertThat(threads).containsOnly(Thread.currentThread());
        }
    }

    @Test
    void handsOnWhatTheListenerThrows() {
        RuntimeException exception = new IllegalStateException("enough");
        ParallelPerft perft = Perft.parallel().onProgress(fraction -> {
            throw exception;
        });

        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> perft.count(START, 7))
                .isSameAs(exception);
        assertThatItsThreadsEnd();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100, 1_000_000})
    void endsSoonWhenInterrupted(int maxPositions) {
        Thread caller = Thread.currentThread();
        ParallelPerft perft = Perft.parallel().merging(maxPositions).onProgress(fraction -> caller.interrupt());

        assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> perft.count(START, 7));
        assertThat(Thread.interrupted()).isTrue();
        assertThatItsThreadsEnd();
    }

    @Test
    void endsSoonWhenInterruptedBeforeItsThreadsWork() {
        Thread.currentThread().interrupt();

        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> Perft.parallel().merging(1_000_000).count(START, 7));
        assertThat(Thread.interrupted()).isTrue();
    }

    private static void assertThatItsThreadsEnd() {
        assertThat(Thread.getAllStackTraces().keySet())
                .filteredOn(thread ->
                        thread instanceof ForkJoinWorkerThread worker && worker.getPool() != ForkJoinPool.commonPool())
                .allSatisfy(thread -> {
                    thread.join(10_000);
                    assertThat(thread.isAlive()).isFalse();
                });
    }

    @Test
    void keepsItsSettings() {
        List<Double> fractions = new ArrayList<>();
        ParallelPerft told = Perft.parallel().onProgress(fractions::add);
        told.onProgress(fraction -> {}).count(TINY, 3);

        assertThat(fractions).isEmpty();
        told.threads(1).merging(10).count(TINY, 3);
        assertThat(fractions).isNotEmpty();
    }

    @Test
    void refusesWhatMakesNoSense() {
        ParallelPerft perft = Perft.parallel();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> perft.count(START, -1))
                .withMessage("depth: -1, expected 0 to 1000");
        assertThatIllegalArgumentException().isThrownBy(() -> perft.count(START, 1001));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> perft.threads(0))
                .withMessage("number of threads: 0, expected 1 to 32767");
        assertThatIllegalArgumentException().isThrownBy(() -> perft.threads(32_768));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> perft.merging(-1))
                .withMessage("negative number of positions: -1");
        assertThatNullPointerException().isThrownBy(() -> perft.onProgress(null));
        assertThatNullPointerException().isThrownBy(() -> perft.count(null, 0));
    }
}
