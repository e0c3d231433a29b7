package io.github.quoridor4j.notation;

import io.github.quoridor4j.Square;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * A pawn's move as seen from its square: four steps, four straight jumps, four side steps. The order is that of
 * {@link ActionNumbering#LODE}.
 */
enum RelativeStep {
    N(0, 1),
    E(1, 0),
    S(0, -1),
    W(-1, 0),
    NN(0, 2),
    EE(2, 0),
    SS(0, -2),
    WW(-2, 0),
    NE(1, 1),
    NW(-1, 1),
    SE(1, -1),
    SW(-1, -1);

    private final int columns;
    private final int rows;

    RelativeStep(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** Empty if no step leads there. */
    static Optional<RelativeStep> between(Square from, Square to) {
        int columns = to.column() - from.column();
        int rows = to.row() - from.row();
        return Arrays.stream(values())
                .filter(step -> step.columns == columns && step.rows == rows)
                .findFirst();
    }

    /** Small letters are as good. */
    static Optional<RelativeStep> named(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(step -> step.name().toLowerCase(Locale.ROOT).equals(lower))
                .findFirst();
    }

    /** Empty beyond the edge. */
    Optional<Square> from(Square start) {
        return Coordinates.square(start.column() + columns, start.row() + rows);
    }
}
