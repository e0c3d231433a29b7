package io.github.quoridor4j.notation;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads records in formats that consist of lines. */
final class LineRecordSource implements RecordSource {
    private final GameRecordReader settings;
    private final TextLines lines;
    private final Supplier<LineFormat> formats;

    /** How many more characters the game may have, or -1 when it had more. */
    private int left;

    LineRecordSource(GameRecordReader settings, CharSource in, Supplier<LineFormat> formats) {
        this.settings = settings;
        this.lines = new TextLines(in, settings.limits());
        this.formats = formats;
    }

    @Override
    public @Nullable GameRecord next() {
        TextLine line = lines.take();
        if (line == null) {
            return null;
        }
        LineFormat format = formats.get();
        RecordDraft draft = new RecordDraft(
                settings, settings.checksLegality() || format.needsPosition(), new ProblemLog(settings.isStrict()));
        left = settings.limits().gameLength();
        while (line != null) {
            if (left >= 0 && format.concerns(line)) {
                read(line, format, draft);
            }
            TextLine next = lines.peek();
            line = next == null || format.startsGame(next) ? null : lines.take();
        }
        format.finish(draft);
        draft.deriveResult();
        return draft.build();
    }

    private void read(TextLine line, LineFormat format, RecordDraft draft) {
        int length = line.text().length();
        TextLine within = length > left ? line.cut(left, settings.limits()) : line;
        left = length > left ? -1 : Math.max(0, left - length - 1);
        format.read(within, draft);
        if (within.tooLong() != null) {
            draft.problems().add(within.tooLong());
            draft.endLine();
        }
    }
}
