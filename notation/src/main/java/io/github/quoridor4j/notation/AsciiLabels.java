package io.github.quoridor4j.notation;

import io.github.quoridor4j.Direction;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds out from the letters and digits around a board how it is turned. */
final class AsciiLabels {
    private final int size;
    private final Set<Direction> fitting = EnumSet.allOf(Direction.class);

    private AsciiLabels(int size) {
        this.size = size;
    }

    /** The side at the bottom; without coordinates row 1. */
    static Direction down(AsciiGrid grid) {
        AsciiLabels labels = new AsciiLabels(grid.size());
        for (boolean first : List.of(true, false)) {
            grid.columnLabels(first).ifPresent(labels::fitColumns);
            for (int y = 0; y < grid.size(); y++) {
                TextSpan label = grid.rowLabel(y, first);
                if (!label.isEmpty()) {
                    labels.fit(label, false, y);
                }
            }
        }
        return labels.fitting.contains(Direction.SOUTH)
                ? Direction.SOUTH
                : labels.fitting.iterator().next();
    }

    private void fitColumns(TextSpan line) {
        List<TextSpan> words = line.words();
        if (words.size() != size) {
            throw line.expected(size + " letters or digits, one for each column");
        }
        for (int x = 0; x < size; x++) {
            fit(words.get(x), true, x);
        }
    }

    private void fit(TextSpan label, boolean isColumn, int place) {
        Set<String> possible = new TreeSet<>();
        for (Direction side : List.copyOf(fitting)) {
            BoardView view = new BoardView(size, side);
            String name = String.valueOf(isColumn ? view.columnLabel(place) : view.rowLabel(place));
            possible.add(name);
            if (!name.equals(label.lower())) {
                fitting.remove(side);
            }
        }
        if (fitting.isEmpty()) {
            throw label.expected(String.join(" or ", possible));
        }
    }
}
