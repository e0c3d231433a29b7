package io.github.quoridor4j.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The queries of the README. */
class ReadmeTest {
    private static final Pattern QUERIES = Pattern.compile("```sql\n(.*?)```", Pattern.DOTALL);

    @TempDir
    private Path folder;

    @Test
    void queriesHaveAnswers() throws IOException {
        SparkSession spark = Sessions.shared().newSession();
        Corpora.write(folder, "random.pgn", Corpora.random(1, 20, Rules.standard()));
        CorpusJob job = CorpusJob.on(spark);
        job.games(folder.toString()).createOrReplaceTempView("games");
        job.positions(folder.toString()).createOrReplaceTempView("positions");

        List<String> queries = QUERIES.matcher(Files.readString(Path.of("README.md")))
                .results()
                .map((MatchResult block) -> block.group(1))
                .flatMap(block -> Stream.of(block.split(";")))
                .filter(query -> !query.isBlank())
                .toList();

        assertThat(queries)
                .hasSizeGreaterThan(1)
                .allSatisfy(
                        query -> assertThat(spark.sql(query).collectAsList()).isNotEmpty());
    }
}
