package io.github.quoridor4j.notation;

import java.io.IOException;
import java.util.Objects;

/**
 * Writes game records. Writing is canonical: equal records have equal texts, on every machine and locale, and what was
 * written in PGN is read back as an equal record.
 *
 * <p>In {@link RecordFormat#PGN} the tags come in a fixed order (Event, Site, Date, Round, Player1 to Player4, Rules,
 * Position, First, Starts, Result, Termination, TimeControl, others by the alphabet), {@code Rules} and {@code Result}
 * always, the others that tell the start where they are needed. Lines of moves have at most 80 columns, unless a single
 * word is longer, or a comment with a closing brace has to reach to the end of its line.
 *
 * <p>The other formats are those of other programs, see {@link RecordFormat}: what they cannot hold is left out.
 *
 * <p>A writer puts games one after the other and is for one thread; {@link #format(GameRecord)} is for single ones.
 */
public final class GameRecordWriter {
    private final Appendable out;
    private final RecordFormat format;
    private boolean isFirst = true;

    /**
     * Makes a writer in PGN.
     *
     * @param out where the text goes; better with a buffer; the caller closes it
     */
    public GameRecordWriter(Appendable out) {
        this(out, RecordFormat.PGN);
    }

    /**
     * Makes a writer.
     *
     * @param out where the text goes; better with a buffer; the caller closes it
     * @param format the format of all records
     * @throws IllegalArgumentException if this format is not {@linkplain RecordFormat#isWritten written}
     */
    public GameRecordWriter(Appendable out, RecordFormat format) {
        this.out = Objects.requireNonNull(out);
        this.format = requireWritten(format);
    }

    private static RecordFormat requireWritten(RecordFormat format) {
        if (!format.isWritten()) {
            throw new IllegalArgumentException(format + " is read only");
        }
        return format;
    }

    /**
     * Writes a record behind the ones before.
     *
     * @param record the record
     * @throws IOException if the output throws it
     * @throws IllegalArgumentException if the format cannot hold the record, see {@link #format(GameRecord,
     *     RecordFormat)}; then nothing is written
     */
    public void write(GameRecord record) throws IOException {
        String text = format(record, format);
        out.append(isFirst || hasOneLineAGame() ? "" : "\n").append(text);
        isFirst = false;
    }

    private boolean hasOneLineAGame() {
        return format == RecordFormat.MOVE_LIST || format == RecordFormat.LODE || format == RecordFormat.TQ1;
    }

    /**
     * Writes a record in PGN.
     *
     * @param record the record
     * @return its canonical text, lines ended by {@code \n}
     */
    public static String format(GameRecord record) {
        return new PgnWriter(record).text();
    }

    /**
     * Writes a record in a format.
     *
     * @param record the record
     * @param format any that is {@linkplain RecordFormat#isWritten written}
     * @return its canonical text, lines ended by {@code \n}; what the format cannot hold is left out, as {@link
     *     RecordFormat} says
     * @throws IllegalArgumentException if the format is not written, or if the moves would be misread in it: it cannot
     *     hold the start, the number of players, a player's departure, or a game without moves; and in {@link
     *     RecordFormat#LODE} if a move is illegal
     */
    public static String format(GameRecord record, RecordFormat format) {
        return requireWritten(format) == RecordFormat.PGN ? format(record) : new MainLineWriter(record, format).text();
    }
}
