package io.github.quoridor4j.notation;

import java.util.Arrays;
import java.util.List;

/** Tells the format of a text from its beginning, which stays there to be read. */
final class FormatRecogniser {
    /** What only PGN has, or begins a part of it that may hold anything. */
    private static final String SIGNS_OF_PGN = "[{(;%";

    private static final String LINE_END = "\\r\\n?|\\n";

    private final String text;
    private final boolean isWhole;

    private FormatRecogniser(String text, boolean isWhole) {
        this.text = text;
        this.isWhole = isWhole;
    }

    static RecordFormat recognise(CharSource in) {
        int start = 0;
        while (start < CharSource.HORIZON - 1 && TextSpan.isBlank(in.lookingAt(start))) {
            start++;
        }
        if (SIGNS_OF_PGN.indexOf(in.lookingAt(start)) >= 0) {
            // told at once, without waiting for more
            boolean isSgf = in.lookingAt(start) == '(' && in.lookingAt(start + 1) == ';';
            return isSgf ? RecordFormat.KATA_SGF : RecordFormat.PGN;
        }
        StringBuilder text = new StringBuilder();
        int end = start;
        while (end < CharSource.HORIZON && in.lookingAt(end) != CharSource.END) {
            text.append((char) in.lookingAt(end));
            end++;
        }
        return new FormatRecogniser(text.toString(), end < CharSource.HORIZON).format();
    }

    private RecordFormat format() {
        if (text.startsWith(QgfFormat.MARK)) {
            return RecordFormat.QGF;
        }
        if (text.startsWith(Tq1Format.PREFIX) && !isLetterOrDigit(Tq1Format.PREFIX.length())) {
            return RecordFormat.TQ1;
        }
        List<String> lines =
                Arrays.stream(text.split(LINE_END, -1)).map(String::strip).toList();
        if (lines.stream().anyMatch(FormatRecogniser::isOfPlaythrough)) {
            return RecordFormat.OPENSPIEL;
        }
        if (isLode(lines.get(0), isWhole || lines.size() > 1)) {
            return RecordFormat.LODE;
        }
        return isOqf(lines) ? RecordFormat.OQF : RecordFormat.PGN;
    }

    private boolean isLetterOrDigit(int index) {
        return index < text.length() && Character.isLetterOrDigit(text.charAt(index));
    }

    private static boolean isOfPlaythrough(String line) {
        return line.startsWith(OpenSpielFormat.ACTION)
                || line.startsWith(OpenSpielFormat.GAME + " " + OpenSpielFormat.NAME);
    }

    /** Whether there are only lode's words, and one that is nobody else's. */
    private static boolean isLode(String line, boolean isWhole) {
        List<TextSpan> spans = TextSpan.of(line).words();
        List<PgnWord> words = spans.stream()
                .limit(isWhole ? spans.size() : Math.max(0, spans.size() - 1))
                .map(span -> PgnWord.of(span.text()))
                .toList();
        return words.stream().allMatch(FormatRecogniser::isLodeWord)
                && words.stream().map(PgnWord::move).anyMatch(FormatRecogniser::isOnlyLode);
    }

    private static boolean isLodeWord(PgnWord word) {
        String move = word.move();
        boolean isVertical = LodeDialect.vertical(move).isPresent();
        boolean isOther = move.isEmpty() || move.equals("--") || move.equalsIgnoreCase(PgnWord.RESIGNATION);
        return word.glyph() == 0 && !word.isResult() && (isVertical || isOther || isOnlyLode(move));
    }

    private static boolean isOnlyLode(String move) {
        return RelativeStep.named(move).isPresent()
                || LodeDialect.horizontal(move).isPresent();
    }

    /** Whether a line before all that might be PGN's has what only OQF has. */
    private static boolean isOqf(List<String> lines) {
        for (String line : lines) {
            if (!isPlain(line)) {
                return false;
            }
            if (isOqf(line)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPlain(String line) {
        return line.chars().noneMatch(c -> "[{(".indexOf(c) >= 0) || line.startsWith("#");
    }

    private static boolean isOqf(String line) {
        return line.indexOf('#') >= 0
                || TextSpan.of(line).words().stream()
                        .anyMatch(word -> word.lower().equals(OqfFormat.RESIGNATION));
    }
}
