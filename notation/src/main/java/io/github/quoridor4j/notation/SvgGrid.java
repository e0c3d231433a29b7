package io.github.quoridor4j.notation;

import io.github.quoridor4j.Square;

/**
 * Where things are in a drawing.
 *
 * @param view the turned board
 * @param left the left edge of the squares
 * @param top the upper edge of the squares
 */
record SvgGrid(BoardView view, double left, double top) {
    static final double SQUARE = 40;
    static final double GROOVE = 10;
    static final double PITCH = SQUARE + GROOVE;

    double middleOfColumn(double x) {
        return left + PITCH * x + SQUARE / 2;
    }

    double middleOfRow(double y) {
        return top + PITCH * y + SQUARE / 2;
    }

    double x(Square square) {
        return middleOfColumn(view.x(square));
    }

    double y(Square square) {
        return middleOfRow(view.y(square));
    }
}
