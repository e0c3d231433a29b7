package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.testkit.FirstUse;
import io.github.quoridor4j.testkit.Threads;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whichever class is used first, and by whichever thread: the tables are complete, and nobody waits for ever. */
@Timeout(60)
class FirstUseTest {

    @Test
    void canBeOfAnyClass() throws Exception {
        FirstUse firstUse = new FirstUse(GameRecord.class, Position.class);
        try (Threads one = new Threads(1)) {
            for (long seed = 0; seed < 10; seed++) {
                assertThat(firstUse.emptyFields(one, seed)).isEmpty();
            }
        }
    }

    @Test
    void canBeByManyThreads() throws Exception {
        FirstUse firstUse = new FirstUse(GameRecord.class, Position.class);
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(500);
        try (Threads threads = new Threads(8)) {
            for (long seed = 0; System.nanoTime() < end; seed++) {
                assertThat(firstUse.emptyFields(threads, seed)).isEmpty();
            }
        }
    }
}
