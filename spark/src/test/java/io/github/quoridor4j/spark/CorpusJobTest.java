package io.github.quoridor4j.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.RecordFormat;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.compress.BZip2Codec;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.DeflateCodec;
import org.apache.hadoop.io.compress.GzipCodec;
import org.apache.hadoop.util.ReflectionUtils;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CorpusJobTest {
    private static final String NO_FENCES = "0".repeat(32);
    private static final String UNREADABLE = " | null | null | null | ";

    @TempDir
    private Path folder;

    private final CorpusJob job = CorpusJob.on(Sessions.shared());

    @Test
    void aRowForEachGame() throws IOException {
        Corpora.write(folder, "a.pgn", "[Event \"x\"]\n[Round \"2\"]\n\n1. e2 e8 2. e3 1-0\n\n1. d1 *\n");
        Corpora.write(folder, "b/four.pgn", "[Rules \"standard-4\"]\n\n1. e2 {[%out 2]} *\n");

        assertThat(Corpora.rows(job.games(folder.toString())))
                .containsExactly(
                        "a.pgn | 1 | (Event,x) (Round,2) | standard-2 |  /  / e1 e9 / 10 10 / 1 | 1-0 | 3 | null | null | 0",
                        "a.pgn | 2 |  | standard-2 |  /  / e1 e9 / 10 10 / 1 | * | 1 | null | null | 0",
                        "b/four.pgn | 1 |  | standard-4 |  /  / e1 a5 e9 i5 / 5 5 5 5 / 1 | * | 1 | null | null | 0");
    }

    @Test
    void outcomesAreThoseThatTheMovesBringAbout() throws IOException {
        Corpora.write(folder, "goal.pgn", "[Position \" /  / e8 d9 / 10 10 / 1\"]\n\n1. e9 1-0\n");
        Corpora.write(folder, "lode.txt", "N S N S X\n");

        assertThat(job.games(folder.toString())
                        .select("file", "winner", "reason")
                        .collectAsList())
                .map(Row::toString)
                .containsExactlyInAnyOrder("[goal.pgn,1,GOAL_REACHED]", "[lode.txt,2,RESIGNATION]");
    }

    @Test
    void aRowForEachPosition() throws IOException {
        Corpora.write(folder, "a.pgn", "1. e2 e8 2. e3h *\n");

        assertThat(Corpora.rows(job.positions(folder.toString())))
                .containsExactly(
                        "a.pgn | 1 | 0 |  /  / e1 e9 / 10 10 / 1 | " + NO_FENCES + "00000028a0002604 | 8 8 | 131 | e2",
                        "a.pgn | 1 | 1 |  /  / e2 e9 / 10 10 / 2 | " + NO_FENCES + "00100028a000260d | 7 8 | 131 | e8",
                        "a.pgn | 1 | 2 |  /  / e2 e8 / 10 10 / 1 | " + NO_FENCES + "00000028a000218d | 7 7 | 132 | e3h",
                        "a.pgn | 1 | 3 | e3 /  / e2 e8 / 9 10 / 2 | 00000000001000000000000000000000001000289000218d | 8 8 | 128 | null");
    }

    @Test
    void aPlayerWhoLeftIsNotToMove() throws IOException {
        Corpora.write(folder, "four.pgn", "[Rules \"standard-4\"]\n\n1. e2 {[%out 2]} e8 *\n");

        assertThat(job.positions(folder.toString()).select("position", "move").collectAsList())
                .map(Row::toString)
                .containsExactlyInAnyOrder(
                        "[ /  / e1 a5 e9 i5 / 5 5 5 5 / 1,e2]",
                        "[ /  / e2 a5 e9 i5 / 5 5 5 5 / 3,e8]",
                        "[ /  / e2 a5 e8 i5 / 5 5 5 5 / 4,null]");
    }

    @Test
    void problemsHavePlaces() throws IOException {
        Corpora.write(folder, "wrong.pgn", "1. e2 e8 2. e4 e7\n\n[Event \"next\"]\n\n1. e2 x8 *\n");

        assertThat(Corpora.rows(job.problems(folder.toString())))
                .containsExactly(
                        "wrong.pgn | 1 | 1 | 13 | found 'e4', expected a legal move: it is OUT_OF_REACH",
                        "wrong.pgn | 2 | 5 | 7 | found 'x8', expected a move such as e2, e3h or --, or a result");
    }

    @Test
    void aBadFileCostsOnlyItself() throws IOException {
        Corpora.writeMixed(folder);

        assertThat(Corpora.rows(job.problems(folder.toString())))
                .containsExactly(
                        "latin.pgn" + UNREADABLE + "not text in UTF-8",
                        "no.pgn.gz" + UNREADABLE + "cannot be read: not a gzip file",
                        "torn.pgn.gz" + UNREADABLE + "cannot be read: Unexpected end of input stream",
                        "wrong.pgn | 1 | 1 | 13 | found 'e4', expected a legal move: it is OUT_OF_REACH");
        Map<String, Long> games = job.games(folder.toString()).groupBy("file").count().collectAsList().stream()
                .collect(Collectors.toMap(row -> row.getString(0), row -> row.getLong(1)));
        assertThat(games)
                .hasSize(7)
                .containsEntry("deeper/four.pgn", 12L)
                .containsEntry("deeper/lode.txt", 1L)
                .containsEntry("two.pgn", 30L)
                .containsEntry("wrong.pgn", 2L)
                .containsEntry("zipped.pgn.gz", 20L);
        assertThat(games.get("torn.pgn.gz")).isBetween(1L, Corpora.TORN_GAMES - 1L);
        assertThat(games.get("latin.pgn")).isBetween(1L, (long) Corpora.LATIN_GAMES);
    }

    @ParameterizedTest
    @ValueSource(classes = {GzipCodec.class, BZip2Codec.class, DeflateCodec.class})
    void aSpoiltByteCostsOnlyItsFile(Class<? extends CompressionCodec> type) throws IOException {
        CompressionCodec codec = ReflectionUtils.newInstance(type, new Configuration());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = codec.createOutputStream(bytes)) {
            out.write(Corpora.random(1, 30).getBytes(StandardCharsets.UTF_8));
        }
        byte[] spoilt = bytes.toByteArray();
        spoilt[spoilt.length / 2] ^= 0x55;
        Corpora.write(folder, "whole.pgn" + codec.getDefaultExtension(), bytes.toByteArray());
        Corpora.write(folder, "spoilt.pgn" + codec.getDefaultExtension(), spoilt);

        assertThat(Corpora.rows(job.problems(folder.toString()).where("game IS NULL")))
                .singleElement()
                .asString()
                .startsWith("spoilt.pgn" + codec.getDefaultExtension() + UNREADABLE + "cannot be read: ");
        assertThat(job.games(folder.toString()).where("file LIKE 'whole%'").count())
                .isEqualTo(30);
    }

    @Test
    void theTablesAreTheSameHoweverTheWorkIsSharedOut() throws IOException {
        Path input = folder.resolve("corpus");
        Corpora.writeMixed(input);
        List<List<String>> once = written(job.partitions(1), input, "one");

        assertThat(once.get(0)).hasSizeGreaterThan(100);
        assertThat(once.get(1)).hasSizeGreaterThan(1000).doesNotHaveDuplicates();
        assertThat(written(job.partitions(3), input, "three")).isEqualTo(once);
        assertThat(written(job.sliceLength(1), input, "slices")).isEqualTo(once);
        assertThat(written(job.sliceLength(1000).partitions(5), input, "some slices"))
                .isEqualTo(once);
    }

    private List<List<String>> written(CorpusJob by, Path input, String name) {
        Path output = folder.resolve(name);
        by.write(input.toString(), output.toString());
        return Corpora.read(output);
    }

    @Test
    void whatIsThereIsReplaced() throws IOException {
        Path input = folder.resolve("corpus");
        Corpora.write(input, "a.pgn", "1. e2 e8 *\n");
        written(job, input, "tables");
        Corpora.write(input, "a.pgn", "1. d1 *\n");

        List<List<String>> tables = written(job, input, "tables");

        assertThat(tables.get(1)).hasSize(2).last().asString().contains("/ d1 e9 /");
    }

    @Test
    void aFileAloneIsACorpus() throws IOException {
        Corpora.write(folder, "b/a.pgn", "1. e2 e8 *\n");

        assertThat(job.games(folder.resolve("b/a.pgn").toString())
                        .select("file")
                        .collectAsList())
                .map(row -> row.getString(0))
                .containsExactly("a.pgn");
    }

    @Test
    void anEmptyFolderHasEmptyTables() throws IOException {
        Path input = folder.resolve("corpus");
        Corpora.write(input, "_none", "1. e2 e8 *\n");

        assertThat(written(job, input, "tables")).containsExactly(List.of(), List.of(), List.of());
    }

    @Test
    void formatAndRulesCanBeNamed() throws IOException {
        Corpora.write(folder, "list.txt", "e2 e8\nd1\n");

        CorpusJob named = job.format(RecordFormat.MOVE_LIST).rules(Rules.bazito());

        assertThat(named.games(folder.toString()).select("rules", "plies").collectAsList())
                .map(Row::toString)
                .containsExactlyInAnyOrder("[bazito,2]", "[bazito,1]");
    }

    @Test
    void noFolderIsInTheOther() {
        String message = "expected folders of which none is in the other";

        assertThatThrownBy(() -> job.write("a/b", "a/b")).hasMessageEndingWith(message);
        assertThatThrownBy(() -> job.write("a/b", "a")).hasMessageEndingWith(message);
        assertThatThrownBy(() -> job.write("a", "a/b"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("input a and output a/b: " + message);
    }

    @Test
    void aFolderMustBeThere() {
        assertThatThrownBy(() -> job.games(folder.resolve("nowhere").toString()))
                .isInstanceOf(UncheckedIOException.class)
                .hasCauseInstanceOf(FileNotFoundException.class);
    }

    @Test
    void thereAreParts() {
        assertThatThrownBy(() -> job.partitions(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("number of partitions: 0, expected 1 or more");
    }
}
