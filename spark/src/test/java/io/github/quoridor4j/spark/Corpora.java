package io.github.quoridor4j.spark;

import io.github.quoridor4j.Rules;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import scala.collection.Iterable;
import scala.jdk.javaapi.CollectionConverters;

/** Folders of records, and what the tables made of them say. */
final class Corpora {
    static final List<String> TABLES = List.of("games", "positions", "problems");

    static final int TORN_GAMES = 120;
    static final int LATIN_GAMES = 60;

    private Corpora() {}

    static void write(Path folder, String name, byte[] content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }

    static void write(Path folder, String name, String content) throws IOException {
        write(folder, name, content.getBytes(StandardCharsets.UTF_8));
    }

    static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(zipped)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return zipped.toByteArray();
    }

    /** A corpus with everything that can be wrong with a file, and long ones. */
    static void writeMixed(Path folder) throws IOException {
        write(folder, "two.pgn", random(1, 30));
        write(folder, "deeper/four.pgn", random(100, 12, Rules.standard(4)));
        write(folder, "deeper/lode.txt", "N S N S N S 3e 6f 6c 6a d3 4e X\n");
        write(folder, "wrong.pgn", "1. e2 e8 2. e4 e7\n\n[Event \"next\"]\n\n1. e2 e8 *\n");
        write(folder, "empty.pgn", "");
        write(folder, "zipped.pgn.gz", gzip(random(200, 20)));
        byte[] whole = gzip(random(300, TORN_GAMES));
        write(folder, "torn.pgn.gz", Arrays.copyOf(whole, whole.length * 3 / 4));
        write(folder, "no.pgn.gz", "1. e2 e8 2. e3 e7 3. e4 e6 *");
        byte[] latin =
                (random(700, LATIN_GAMES) + "[Event \"caf\u00e9\"]\n\n1. e2 *\n").getBytes(StandardCharsets.ISO_8859_1);
        write(folder, "latin.pgn", latin);
        write(folder, "_draft.pgn", "1. e2 e8 *\n");
        write(folder, ".old/two.pgn", "1. e2 e8 *\n");
    }

    static String random(long firstSeed, int count) {
        return random(firstSeed, count, Rules.standard());
    }

    static String random(long firstSeed, int count, Rules rules) {
        return LongStream.range(firstSeed, firstSeed + count)
                .mapToObj(seed -> RandomCorpus.text(rules, seed))
                .collect(Collectors.joining("\n"));
    }

    /** The rows of all tables below a folder, in an order of their own. */
    static List<List<String>> read(Path output) {
        return TABLES.stream()
                .map(table -> rows(
                        Sessions.shared().read().parquet(output.resolve(table).toString())))
                .toList();
    }

    static List<String> rows(Dataset<Row> table) {
        return table.collectAsList().stream().map(Corpora::text).sorted().toList();
    }

    private static String text(Row row) {
        StringBuilder text = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            text.append(column == 0 ? "" : " | ").append(text(row.get(column)));
        }
        return text.toString();
    }

    private static String text(Object value) {
        if (value instanceof byte[] bytes) {
            return HexFormat.of().formatHex(bytes);
        }
        if (value instanceof Iterable<?> elements) {
            Iterator<?> in = CollectionConverters.asJava(elements.iterator());
            StringBuilder text = new StringBuilder();
            in.forEachRemaining(
                    element -> text.append(text.isEmpty() ? "" : " ").append(element));
            return text.toString();
        }
        return String.valueOf(value);
    }
}
