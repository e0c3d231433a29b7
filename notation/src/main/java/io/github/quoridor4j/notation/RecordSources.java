package io.github.quoridor4j.notation;

import java.util.function.Supplier;

/** Opens texts. */
final class RecordSources {
    private RecordSources() {}

    /** A source of the records of a text in the format that the settings name, or else in that which it seems to have. */
    static RecordSource of(GameRecordReader settings, CharSource in) {
        RecordFormat format = settings.namedFormat().orElseGet(() -> FormatRecogniser.recognise(in));
        return format == RecordFormat.PGN
                ? new PgnReader(settings, in)
                : new LineRecordSource(settings, in, lines(format, settings));
    }

    private static Supplier<LineFormat> lines(RecordFormat format, GameRecordReader settings) {
        return switch (format) {
            case PGN -> throw new AssertionError("the lines of PGN mean nothing");
            case MOVE_LIST -> () -> new MoveListFormat(MoveWords.algebraic(PgnWord.RESIGNATION), false);
            case QGF -> QgfFormat::new;
            case LODE -> () -> new MoveListFormat(MoveWords.lode(), true);
            case OQF -> OqfFormat::new;
            case TQ1 -> Tq1Format::new;
            case KATA_SGF -> () -> new KataSgfFormat(settings.usualRules());
            case OPENSPIEL -> () -> new OpenSpielFormat(settings.usualRules());
        };
    }
}
