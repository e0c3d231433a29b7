package io.github.quoridor4j.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How long tables of 1, 2 and 4 times so many games take, which the README tells how to run. */
class CorpusMeasurement {
    private static final int GAMES = Integer.getInteger("measured.games", 5_000);
    private static final int THREADS = Integer.getInteger("measured.threads", 2);
    private static final int GAMES_A_FILE = 2_500;

    @TempDir
    private Path folder;

    @Test
    void growth() throws IOException {
        try (SparkSession spark = SparkSession.builder()
                .master("local[" + THREADS + "]")
                .config("spark.ui.enabled", false)
                .config("spark.driver.host", "127.0.0.1")
                .getOrCreate()) {
            Path input = folder.resolve("corpus");
            measure(spark, input, grown(input, 0, Math.min(GAMES, GAMES_A_FILE)), "to warm up");
            int games = Math.min(GAMES, GAMES_A_FILE);
            for (int times : new int[] {1, 2, 4}) {
                games = grown(input, games, times * GAMES);
                measure(spark, input, games, times + "x");
            }
        }
    }

    /** Adds games to a corpus until it has so many. */
    private static int grown(Path input, int from, int to) throws IOException {
        for (int first = from; first < to; first += GAMES_A_FILE) {
            int count = Math.min(GAMES_A_FILE, to - first);
            Corpora.write(input, first + ".pgn", Corpora.random(first, count, Rules.standard()));
        }
        return to;
    }

    private void measure(SparkSession spark, Path input, int games, String name) throws IOException {
        Path output = folder.resolve("tables");
        Usage usage = new Usage();
        CorpusJob.on(spark).write(input.toString(), output.toString());
        String used = usage.toString();
        double perGame = usage.processorSeconds() / games * 1e6;
        long positions =
                spark.read().parquet(output.resolve("positions").toString()).count();

        assertThat(spark.read().parquet(output.resolve("games").toString()).count())
                .isEqualTo(games);
        assertThat(positions).isGreaterThan(games);
        System.out.printf(
                Locale.ROOT,
                "%s: %,d games, %,d positions, %,d bytes in, %,d out: %s; %,.0f games/s, %.0f us of processors a game;"
                        + " %d threads, heap of %d MB at most%n",
                name,
                games,
                positions,
                size(input),
                size(output),
                used,
                games / usage.seconds(),
                perGame,
                THREADS,
                Runtime.getRuntime().maxMemory() >> 20);
    }

    private static long size(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }
}
