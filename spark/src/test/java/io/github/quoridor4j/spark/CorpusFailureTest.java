package io.github.quoridor4j.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quoridor4j.notation.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tasks that die after they have written rows. */
class CorpusFailureTest {
    private static final AtomicInteger FAILURES = new AtomicInteger();

    @TempDir
    private Path folder;

    private Path input;
    private List<List<String>> expected;

    private final CorpusJob job = CorpusJob.on(Sessions.shared()).partitions(3).sliceLength(20_000);

    /** Dies in the first attempts of each task, at the first game behind number 5 of a file. */
    private record DyingTable(Table table, int attempts) implements Table {
        private static final int GAMES_BEFORE = 5;

        @Override
        public StructType schema() {
            return table.schema();
        }

        @Override
        public Iterator<Row> rows(String file, long game, GameRecord record) {
            if (game > GAMES_BEFORE && TaskContext.get().attemptNumber() < attempts) {
                FAILURES.incrementAndGet();
                throw new IllegalStateException("this task dies");
            }
            return table.rows(file, game, record);
        }

        @Override
        public Iterator<Row> rows(String file, String fault) {
            return table.rows(file, fault);
        }
    }

    @BeforeEach
    void untouched() throws IOException {
        input = folder.resolve("corpus");
        Corpora.writeMixed(input);
        job.write(input.toString(), folder.resolve("untouched").toString());
        expected = Corpora.read(folder.resolve("untouched"));
        FAILURES.set(0);
    }

    @Test
    void aTaskThatDiesLosesAndDoublesNothing() {
        Path output = folder.resolve("tables");

        job.write(input.toString(), output.toString(), table -> new DyingTable(table, Sessions.ATTEMPTS - 1));

        assertThat(FAILURES).hasValueGreaterThanOrEqualTo(Corpora.TABLES.size() * (Sessions.ATTEMPTS - 1));
        assertThat(Corpora.read(output)).isEqualTo(expected);
    }

    @Test
    void aJobThatDiedIsDoneAgain() {
        Path output = folder.resolve("tables");
        assertThatThrownBy(() -> job.write(
                        input.toString(),
                        output.toString(),
                        table -> table instanceof PositionsTable ? new DyingTable(table, Sessions.ATTEMPTS) : table))
                .hasMessageContaining("failed " + Sessions.ATTEMPTS + " times");
        assertThat(output.resolve("games/_SUCCESS")).exists();
        assertThat(output.resolve("positions/_SUCCESS")).doesNotExist();

        job.write(input.toString(), output.toString());

        assertThat(Corpora.read(output)).isEqualTo(expected);
    }

    @Test
    void storageThatFailsIsAskedAgain() {
        Path output = folder.resolve("tables");

        CorpusJob.on(FlakyFileSystem.session()).write(input.toString(), output.toString());

        assertThat(FlakyFileSystem.BREAKS).hasPositiveValue();
        assertThat(Corpora.read(output)).isEqualTo(expected);
    }

    @Test
    void aFileThatHasGoneIsAProblem() throws IOException {
        Dataset<Row> problems = job.problems(input.toString());

        Files.delete(input.resolve("two.pgn"));

        assertThat(Corpora.rows(problems))
                .filteredOn(row -> row.startsWith("two.pgn"))
                .singleElement()
                .asString()
                .startsWith("two.pgn | null | null | null | cannot be read: ");
    }
}
