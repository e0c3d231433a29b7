package io.github.quoridor4j.spark;

import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.GameRecordReader;
import io.github.quoridor4j.notation.RecordFormat;
import io.github.quoridor4j.notation.RulesText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;

/**
 * Tables of a corpus: any number of files of game records, of any {@linkplain GameRecordReader format that is read}, compressed
 * or not. Immutable: each setting makes a new one.
 *
 * <pre>{@code
 * CorpusJob.on(spark).write("hdfs:///games", "hdfs:///tables");
 * spark.read().parquet("hdfs:///tables/positions").groupBy("key").count();
 * }</pre>
 *
 * <table>
 * <caption>The tables, which {@code file} and {@code game} join</caption>
 * <tr><th>table</th><th>a row for each</th><th>columns</th></tr>
 * <tr><td>{@code games}</td><td>game</td><td>{@code file}, {@code game}, {@code tags} (a map), {@code rules}, {@code start},
 * {@code result} as recorded, {@code plies}, {@code winner} (a number) and {@code reason} of the outcome that the moves bring
 * about, {@code problems} (how many)</td></tr>
 * <tr><td>{@code positions}</td><td>position of a game</td><td>{@code file}, {@code game}, {@code ply} from 0, {@code position} as
 * text, {@code key}, {@code distances} of the players, {@code legal_count}, {@code move} that was played, null in the last
 * one</td></tr>
 * <tr><td>{@code problems}</td><td>problem of a game or file</td><td>{@code file}, {@code game}, {@code line}, {@code column},
 * {@code what}; of a file that could not be read, {@code file} and {@code what} only</td></tr>
 * </table>
 *
 * <p>A game is known by the {@code file}, below the folder of the corpus, and its number in it, {@code game}, from 1. A {@code key}
 * is 24 bytes: the horizontal fences, the vertical fences, and the seats, each word with its highest byte first; equal keys are
 * equal positions of the same rules. In the seats are, from the lowest bit on, seven bits for the square of each of four pawns,
 * six for the fences left of each of four players, and two for the player to move, counted from 0.
 *
 * <p>The tables are the same sets of rows however the work is shared out, and however often a task has to be done again. A file
 * that is not text in UTF-8, is spoilt, missing or locked is a row of {@code problems}; the games well before the spoilt place
 * are read. If the storage itself fails, the task does, and Spark tries it again.
 *
 * <p>A task reads whole files, one game after the other, so that their length costs no memory. Files of more than 64 MiB are
 * shared by up to 16 tasks, which all read the file, and each deal with every so manieth game.
 */
public final class CorpusJob {
    private static final long SLICE_LENGTH = 64L << 20;
    private static final int PARTITIONS_PER_CORE = 4;

    private final SparkSession spark;
    private final RecordSyntax syntax;
    private final int partitions;
    private final long sliceLength;

    private CorpusJob(SparkSession spark, RecordSyntax syntax, int partitions, long sliceLength) {
        this.spark = spark;
        this.syntax = syntax;
        this.partitions = partitions;
        this.sliceLength = sliceLength;
    }

    /**
     * Returns a job that recognises formats, and plays records that name no rules by the standard ones.
     *
     * @param spark the session
     * @return the job
     */
    public static CorpusJob on(SparkSession spark) {
        return new CorpusJob(Objects.requireNonNull(spark), new RecordSyntax(null, null), 0, SLICE_LENGTH);
    }

    /**
     * Names the format of all files, as {@link GameRecordReader#format} does.
     *
     * @param of the format
     * @return a job for it
     */
    public CorpusJob format(RecordFormat of) {
        RecordSyntax named = new RecordSyntax(Objects.requireNonNull(of), syntax.rules());
        return new CorpusJob(spark, named, partitions, sliceLength);
    }

    /**
     * Names the rules of the records that do not name any.
     *
     * @param usual the rule set
     * @return a job that uses it
     */
    public CorpusJob rules(Rules usual) {
        RecordSyntax played = new RecordSyntax(syntax.format(), Objects.requireNonNull(usual));
        return new CorpusJob(spark, played, partitions, sliceLength);
    }

    /**
     * Sets by how many tasks a table is made, if there are as many files. Without this setting a task has about 64 MiB, or less
     * if that would not keep all cores busy. Each task writes a file.
     *
     * @param number the number, 1 or more
     * @return a job with this setting
     * @throws IllegalArgumentException if the number is less than 1
     */
    public CorpusJob partitions(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("number of partitions: " + number + ", expected 1 or more");
        }
        return new CorpusJob(spark, syntax, number, sliceLength);
    }

    /** Sets how long files may be that are not sliced, in bytes, 1 or more. */
    CorpusJob sliceLength(long bytes) {
        return new CorpusJob(spark, syntax, partitions, bytes);
    }

    /**
     * Returns the games of a corpus.
     *
     * @param input a folder, of which all files below count but those whose name, or that of a folder, begins with a point or an
     *     underscore; or a file
     * @return the table {@code games}, made whenever it is used
     * @throws UncheckedIOException if the files cannot be listed
     */
    public Dataset<Row> games(String input) {
        return table(input, new GamesTable());
    }

    /**
     * Returns the positions of a corpus.
     *
     * @param input as for {@link #games}
     * @return the table {@code positions}, made whenever it is used
     * @throws UncheckedIOException if the files cannot be listed
     */
    public Dataset<Row> positions(String input) {
        return table(input, new PositionsTable());
    }

    /**
     * Returns the problems of a corpus.
     *
     * @param input as for {@link #games}
     * @return the table {@code problems}, made whenever it is used
     * @throws UncheckedIOException if the files cannot be listed
     */
    public Dataset<Row> problems(String input) {
        return table(input, new ProblemsTable());
    }

    /**
     * Writes all tables as Parquet, one after the other. Those that are there already are replaced, so that after a job that was
     * killed another one puts everything right. A table with a file {@code _SUCCESS} is complete.
     *
     * @param input as for {@link #games}
     * @param output the folder in which folders {@code games}, {@code positions} and {@code problems} are written
     * @throws IllegalArgumentException if one of both folders lies in the other, or they are the same
     * @throws UncheckedIOException if the files cannot be listed
     */
    public void write(String input, String output) {
        write(input, output, table -> table);
    }

    /** The same with other tables in the place of the usual ones. */
    void write(String input, String output, UnaryOperator<Table> replacement) {
        requireApart(input, output);
        write(table(input, replacement.apply(new GamesTable())), output, "games");
        write(table(input, replacement.apply(new PositionsTable())), output, "positions");
        write(table(input, replacement.apply(new ProblemsTable())), output, "problems");
    }

    private static void write(Dataset<Row> table, String output, String name) {
        table.write().mode(SaveMode.Overwrite).parquet(new Path(output, name).toString());
    }

    /** What is replaced must not be what is read. */
    private void requireApart(String input, String output) {
        String from = folder(input);
        String to = folder(output);
        if (from.startsWith(to) || to.startsWith(from)) {
            throw new IllegalArgumentException(
                    "input " + input + " and output " + output + ": expected folders of which none is in the other");
        }
    }

    private String folder(String path) {
        Path given = new Path(path);
        try {
            return given.getFileSystem(configuration().value()).makeQualified(given) + "/";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private SerializableConfiguration configuration() {
        return new SerializableConfiguration(spark.sessionState().newHadoopConf());
    }

    private Dataset<Row> table(String input, Table table) {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        SerializableConfiguration hadoop = configuration();
        List<List<Slice>> dealt = dealt(input, hadoop);
        Broadcast<SerializableConfiguration> configuration = context.broadcast(hadoop);
        RecordSyntax read = syntax;
        JavaRDD<Row> rows = context.parallelize(dealt, Math.max(1, dealt.size()))
                .flatMap(List::iterator)
                .flatMap(slice -> new SliceRows(
                        slice, table, read.reader(), configuration.value().value()));
        return spark.createDataFrame(rows, table.schema());
    }

    private List<List<Slice>> dealt(String input, SerializableConfiguration hadoop) {
        try {
            List<Slice> slices = CorpusFiles.slices(input, hadoop.value(), sliceLength);
            return CorpusFiles.deal(slices, partitions == 0 ? usualPartitions(slices) : partitions);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int usualPartitions(List<Slice> slices) {
        long work = slices.stream().mapToLong(Slice::work).sum();
        int least = PARTITIONS_PER_CORE * spark.sparkContext().defaultParallelism();
        return (int) Math.min(Integer.MAX_VALUE, Math.max(least, work / SLICE_LENGTH));
    }

    /**
     * Writes the tables of a corpus, for {@code spark-submit}.
     *
     * @param args perhaps {@code --format} and the name of a {@link RecordFormat}, perhaps {@code --rules} and a rule set as
     *     {@link RulesText}, then the input and the output
     * @throws IllegalArgumentException if the arguments are others
     * @throws IOException if the session cannot be closed
     */
    public static void main(String[] args) throws IOException {
        Deque<String> left = new ArrayDeque<>(List.of(args));
        @Nullable String format = option(left, "--format");
        @Nullable String rules = option(left, "--rules");
        if (left.size() != 2) {
            throw new IllegalArgumentException("expected: [--format FORMAT] [--rules RULES] INPUT OUTPUT");
        }
        try (SparkSession spark =
                SparkSession.builder().appName("quoridor corpus").getOrCreate()) {
            CorpusJob job = on(spark);
            job = format == null ? job : job.format(RecordFormat.valueOf(format.toUpperCase(Locale.ROOT)));
            job = rules == null ? job : job.rules(RulesText.parse(rules));
            job.write(left.removeFirst(), left.removeFirst());
        }
    }

    private static @Nullable String option(Deque<String> args, String name) {
        if (args.size() < 2 || !args.getFirst().equals(name)) {
            return null;
        }
        args.removeFirst();
        return args.removeFirst();
    }
}
