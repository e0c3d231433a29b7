package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.testkit.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A reader remembers where the last record began, whichever thread read it. */
@Timeout(60)
class SharedReaderTest {
    private static final int THREADS = 8;

    /** Records from many starts, each thread in an order of its own, by the one reader that all users of a format share. */
    @Test
    void readsForAllThreadsAlike() throws Exception {
        List<GameRecord> records = new ArrayList<>();
        for (long seed = 0; seed < 40; seed++) {
            records.add(RandomRecord.of(seed));
        }
        GameRecordReader shared = GameRecordReader.lenient();
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(700);

        try (Threads threads = new Threads(THREADS)) {
            List<Integer> counts = threads.inAll(thread -> {
                List<GameRecord> own = new ArrayList<>(records);
                Collections.shuffle(own, new Random(thread));
                int count = 0;
                while (System.nanoTime() < end || count < own.size()) {
                    GameRecord record = own.get(count++ % own.size());
                    assertThat(shared.readAll(record.toString())).containsExactly(record);
                }
                return count;
            });

            assertThat(counts).hasSize(THREADS).allMatch(count -> count >= records.size());
        }
    }
}
