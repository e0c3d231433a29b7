package io.github.quoridor4j.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CorpusFilesTest {
    @TempDir
    private Path folder;

    @Test
    void longFilesAreSliced() throws IOException {
        Corpora.write(folder, "b/long.pgn", "x".repeat(25));
        Corpora.write(folder, "a.pgn", "x".repeat(9));
        Corpora.write(folder, "c/longest.pgn", "x".repeat(1000));

        List<Slice> slices = CorpusFiles.slices(folder.toString(), new Configuration(), 10);

        assertThat(slices.subList(0, 4))
                .extracting(Slice::name, Slice::index, Slice::count)
                .map(tuple -> tuple.toList().toString())
                .containsExactly("[a.pgn, 0, 1]", "[b/long.pgn, 0, 3]", "[b/long.pgn, 1, 3]", "[b/long.pgn, 2, 3]");
        assertThat(slices).hasSize(4 + 16);
    }

    @Test
    void everyGameIsInOneSlice() {
        List<Slice> slices = LongStream.range(0, 3)
                .mapToObj(index -> new Slice("path", "name", 30, (int) index, 3))
                .toList();

        assertThat(LongStream.rangeClosed(1, 10))
                .allSatisfy(game ->
                        assertThat(slices).filteredOn(slice -> slice.has(game)).hasSize(1));
    }

    @Test
    void theLargestAreDealtFirst() {
        List<Slice> slices = List.of(slice("a", 1), slice("b", 5), slice("c", 9), slice("d", 7), slice("e", 3));

        assertThat(CorpusFiles.deal(slices, 2))
                .map(part -> part.stream().map(Slice::name).toList())
                .containsExactly(List.of("c", "b", "a"), List.of("d", "e"));
        assertThat(CorpusFiles.deal(slices, 100))
                .hasSize(5)
                .allSatisfy(part -> assertThat(part).hasSize(1));
        assertThat(CorpusFiles.deal(List.of(), 2)).isEmpty();
    }

    private static Slice slice(String name, long length) {
        return new Slice("/" + name, name, length, 0, 1);
    }
}
