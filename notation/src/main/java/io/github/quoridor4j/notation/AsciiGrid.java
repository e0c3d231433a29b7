package io.github.quoridor4j.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The lines of a picture in ASCII characters: the upper coordinates, the board between its edges, the lower coordinates, and
 * the rest. Lines may be indented or commented out, each on its own, and empty ones do not count.
 */
final class AsciiGrid {
    private static final String EDGE = "an edge of a board of 3x3 to 9x9 squares, as in +-----------+";

    /** What may stand before a line that is quoted or is a comment in some language. */
    private static final String DECORATION = "*/>#;%";

    private final int size;
    private final Optional<TextSpan> upperLabels;
    private final Optional<TextSpan> lowerLabels;
    private final TextSpan upperEdge;
    private final TextSpan lowerEdge;

    /** From the first one after the upper edge to the last one before the lower edge, each from its left frame on. */
    private final List<TextSpan> board = new ArrayList<>();

    private final List<TextSpan> rowLabels = new ArrayList<>();
    private final List<TextSpan> rest;

    private AsciiGrid(List<TextSpan> lines, TextSpan end) {
        boolean isLabelled = lines.size() > 1 && !isEdge(lines.get(0)) && isEdge(lines.get(1));
        upperLabels = isLabelled ? Optional.of(lines.get(0)) : Optional.empty();
        int next = isLabelled ? 1 : 0;
        upperEdge = next < lines.size() ? lines.get(next) : end;
        int width = upperEdge.to() - upperEdge.from();
        if (!isEdge(upperEdge) || width < 13 || width > 37 || width % 4 != 1) {
            throw upperEdge.expected(EDGE);
        }
        size = width / 4;
        for (int i = 0; i < 2 * size - 1; i++) {
            next++;
            addBoardLine(next < lines.size() ? lines.get(next) : end);
        }
        next++;
        lowerEdge = next < lines.size() ? lines.get(next) : end;
        if (!lowerEdge.text().equals(upperEdge.text())) {
            throw lowerEdge.expected("an edge as above the board: " + upperEdge.text());
        }
        next++;
        boolean isLabelledBelow =
                next < lines.size() && isLabel(lines.get(next).words().get(0));
        lowerLabels = isLabelledBelow ? Optional.of(lines.get(next)) : Optional.empty();
        rest = lines.subList(Math.min(lines.size(), isLabelledBelow ? next + 1 : next), lines.size());
    }

    static AsciiGrid read(String text) {
        List<TextSpan> lines = new ArrayList<>();
        for (int from = 0; from < text.length(); ) {
            int to = from;
            while (to < text.length() && text.charAt(to) != '\n' && text.charAt(to) != '\r') {
                to++;
            }
            TextSpan line = undecorated(new TextSpan(text, from, to));
            if (!line.words().isEmpty()) {
                lines.add(line);
            }
            from = to + 1;
        }
        return new AsciiGrid(lines, new TextSpan(text, text.length(), text.length()));
    }

    private static TextSpan undecorated(TextSpan line) {
        TextSpan rest = line.strip();
        while (!rest.isEmpty() && DECORATION.indexOf(rest.whole().charAt(rest.from())) >= 0) {
            rest = rest.part(rest.from() + 1, rest.to()).strip();
        }
        return rest;
    }

    private static boolean isEdge(TextSpan line) {
        String text = line.text();
        return text.length() > 2
                && text.startsWith("+")
                && text.endsWith("+")
                && text.substring(1, text.length() - 1).chars().allMatch(c -> c == '-');
    }

    private static boolean isLabel(TextSpan word) {
        return word.to() - word.from() == 1;
    }

    private void addBoardLine(TextSpan line) {
        int bar = line.whole().indexOf('|', line.from());
        int otherBar = bar + 4 * size;
        if (bar < 0 || otherBar >= line.to() || line.whole().charAt(otherBar) != '|') {
            throw line.expected("a line of the board between | and |, " + (4 * size - 1) + " characters wide");
        }
        for (TextSpan label : List.of(line.part(line.from(), bar), line.part(otherBar + 1, line.to()))) {
            TextSpan word = label.strip();
            boolean mayBeLabelled = board.size() % 2 == 0;
            if (!word.isEmpty() && !(mayBeLabelled && isLabel(word))) {
                throw word.expected(mayBeLabelled ? "one letter or digit beside the row" : "nothing beside the board");
            }
            rowLabels.add(word);
        }
        board.add(line.part(bar + 1, otherBar));
    }

    int size() {
        return size;
    }

    void requireSize(int expected) {
        if (size != expected) {
            throw upperEdge.expected("an edge of a board of " + expected + "x" + expected + " squares");
        }
    }

    /** The character of the board, counted from 0 from the top left, without the frame. */
    char at(int line, int column) {
        char c = board.get(line).whole().charAt(board.get(line).from() + column);
        return TextSpan.isBlank(c) ? ' ' : c;
    }

    TextSpan span(int line, int column) {
        int from = board.get(line).from() + column;
        return board.get(line).part(from, from + 1);
    }

    void require(String allowed, int line, int column, String expected) {
        if (allowed.indexOf(at(line, column)) < 0) {
            throw span(line, column).expected(expected);
        }
    }

    /** The labels above or below the columns, or empty if the picture has none there. */
    Optional<TextSpan> columnLabels(boolean above) {
        return above ? upperLabels : lowerLabels;
    }

    /** The label beside a row of squares, empty if there is none. */
    TextSpan rowLabel(int y, boolean left) {
        return rowLabels.get(4 * y + (left ? 0 : 1));
    }

    TextSpan lowerEdge() {
        return lowerEdge;
    }

    /** The lines below the board and its coordinates. */
    List<TextSpan> rest() {
        return rest;
    }
}
