package io.github.quoridor4j;

import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/**
 * The oracle's board: a square of cells, the fences that lie on it, and the passages that they close.
 *
 * <p>Knows nothing of pawns or players. A side of the board, or a direction, is one of the letters N, E, S, W.
 */
final class OracleBoard {

    static final List<Character> SIDES = List.of('N', 'E', 'S', 'W');

    /** A square by column and row, both from 0; it may lie beyond the board. */
    record Cell(int column, int row) {

        Cell toward(char side) {
            return switch (side) {
                case 'N' -> new Cell(column, row + 1);
                case 'E' -> new Cell(column + 1, row);
                case 'S' -> new Cell(column, row - 1);
                case 'W' -> new Cell(column - 1, row);
                default -> throw new IllegalArgumentException("no such side: " + side);
            };
        }

        static Cell parse(String text) {
            return new Cell(text.charAt(0) - 'a', text.charAt(1) - '1');
        }

        @Override
        public String toString() {
            return "" + (char) ('a' + column) + (char) ('1' + row);
        }
    }

    /** Where a fence may lie: its south-west cell, and {@code h} or {@code v}. */
    record Slot(Cell anchor, char orientation) {

        static Slot parse(String text) {
            return new Slot(Cell.parse(text), text.charAt(2));
        }

        Slot turned() {
            return new Slot(anchor, orientation == 'h' ? 'v' : 'h');
        }

        /** The two slots that share one half with this one. */
        List<Slot> halfOverlaps() {
            return orientation == 'h'
                    ? List.of(new Slot(anchor.toward('W'), 'h'), new Slot(anchor.toward('E'), 'h'))
                    : List.of(new Slot(anchor.toward('S'), 'v'), new Slot(anchor.toward('N'), 'v'));
        }

        @Override
        public String toString() {
            return anchor.toString() + orientation;
        }
    }

    private final int size;
    private final Set<Slot> fences = new LinkedHashSet<>();
    private final boolean[][] closedToNorth;
    private final boolean[][] closedToEast;

    OracleBoard(int size) {
        this.size = size;
        closedToNorth = new boolean[size][size];
        closedToEast = new boolean[size][size];
    }

    /** A copy with one more fence, whether or not the rules would have it there. */
    OracleBoard with(Slot added) {
        OracleBoard copy = new OracleBoard(size);
        fences.forEach(copy::put);
        copy.put(added);
        return copy;
    }

    private void put(Slot fence) {
        fences.add(fence);
        Cell southWest = fence.anchor();
        if (fence.orientation() == 'h') {
            Cell southEast = southWest.toward('E');
            closedToNorth[southWest.column()][southWest.row()] = true;
            closedToNorth[southEast.column()][southEast.row()] = true;
        } else {
            Cell northWest = southWest.toward('N');
            closedToEast[southWest.column()][southWest.row()] = true;
            closedToEast[northWest.column()][northWest.row()] = true;
        }
    }

    Set<Slot> fences() {
        return fences;
    }

    boolean contains(Cell cell) {
        return 0 <= cell.column() && cell.column() < size && 0 <= cell.row() && cell.row() < size;
    }

    /** Whether all four cells that the fence would touch are on the board. */
    boolean contains(Slot slot) {
        return contains(slot.anchor()) && contains(slot.anchor().toward('N').toward('E'));
    }

    /** Whether the neighbour on that side is on the board and no fence lies between. */
    boolean isOpen(Cell from, char side) {
        Cell to = from.toward(side);
        if (!contains(to)) {
            return false;
        }
        return switch (side) {
            case 'N' -> !closedToNorth[from.column()][from.row()];
            case 'E' -> !closedToEast[from.column()][from.row()];
            case 'S' -> !closedToNorth[to.column()][to.row()];
            default -> !closedToEast[to.column()][to.row()];
        };
    }

    /** Whether the cell belongs to the outermost row or column of that side. */
    boolean isOnSide(Cell cell, char side) {
        return !contains(cell.toward(side));
    }

    /** Steps from a cell to the nearest cell of a side, fences only; -1 when there is no way. */
    int distance(Cell from, char side) {
        int[][] steps = new int[size][size];
        boolean[][] seen = new boolean[size][size];
        Queue<Cell> queue = new ArrayDeque<>();
        seen[from.column()][from.row()] = true;
        queue.add(from);
        while (!queue.isEmpty()) {
            Cell here = queue.remove();
            if (isOnSide(here, side)) {
                return steps[here.column()][here.row()];
            }
            for (char direction : SIDES) {
                Cell next = here.toward(direction);
                if (isOpen(here, direction) && !seen[next.column()][next.row()]) {
                    seen[next.column()][next.row()] = true;
                    steps[next.column()][next.row()] = steps[here.column()][here.row()] + 1;
                    queue.add(next);
                }
            }
        }
        return -1;
    }
}
