package io.github.quoridor4j.spark;

import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.Row;
import org.apache.spark.util.TaskCompletionListener;
import org.jspecify.annotations.Nullable;

/** The rows that a slice gives to a table, made game by game while they are asked for. */
final class SliceRows implements Iterator<Row> {
    private final Slice slice;
    private final Table table;
    private final GameRecordReader reader;
    private final Configuration configuration;

    private @Nullable Reader text;
    private @Nullable Iterator<GameRecord> games;
    private Iterator<Row> rows = Collections.emptyIterator();
    private long gamesRead;
    private boolean isAtEnd;

    SliceRows(Slice slice, Table table, GameRecordReader reader, Configuration configuration) {
        this.slice = slice;
        this.table = table;
        this.reader = reader;
        this.configuration = configuration;
        // also where the task fails, or nobody wants the rest
        TaskContext.get().addTaskCompletionListener((TaskCompletionListener) context -> close());
    }

    @Override
    public boolean hasNext() {
        while (!rows.hasNext() && !isAtEnd) {
            rows = nextRows();
        }
        return rows.hasNext();
    }

    @Override
    public Row next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more rows");
        }
        return rows.next();
    }

    private Iterator<Row> nextRows() {
        try {
            Iterator<GameRecord> left = games();
            if (left.hasNext()) {
                GameRecord record = left.next();
                gamesRead++;
                return slice.has(gamesRead) ? table.rows(slice.name(), gamesRead, record) : Collections.emptyIterator();
            }
            end();
            return Collections.emptyIterator();
        } catch (UncheckedIOException e) {
            return spoilt(Objects.requireNonNull(e.getCause()));
        } catch (IOException e) {
            return spoilt(e);
        }
    }

    private Iterator<GameRecord> games() throws IOException {
        Iterator<GameRecord> known = games;
        if (known == null) {
            Reader opened = RecordFile.open(slice.path(), configuration);
            text = opened;
            known = reader.read(opened);
            games = known;
        }
        return known;
    }

    private Iterator<Row> spoilt(IOException e) {
        end();
        return slice.isFirst() ? table.rows(slice.name(), RecordFile.fault(e)) : Collections.emptyIterator();
    }

    private void end() {
        isAtEnd = true;
        close();
    }

    private void close() {
        try {
            if (text != null) {
                text.close();
            }
        } catch (IOException e) {
            // everything that was wanted has been read
        }
        text = null;
        games = null;
    }
}
