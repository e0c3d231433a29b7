package io.github.quoridor4j.learn;

import io.github.quoridor4j.Direction;

/** Counts the steps from every square to a side of the board, by a search from there that needs no memory of its own. */
final class GoalDistances {
    /** More than any way has, and {@link FeaturePlanes#PER_STEP} times it is 1. */
    static final float NO_WAY = 81;

    private GoalDistances() {}

    /**
     * Fills a plane of a size.
     *
     * @param open the place of the first of four planes with the open steps
     * @param plane the place of the plane to fill: {@link #NO_WAY} on the board, 0 on the rest
     * @param queue the place of a plane of which nothing is left
     */
    static void fill(float[] planes, int open, int plane, int queue, int size, int boardSize, Direction goal) {
        int last = queue;
        for (int i = 0; i < boardSize; i++) {
            int square = goalSquare(goal, i, size, boardSize - 1);
            planes[plane + square] = 0;
            planes[last++] = square;
        }
        int area = size * size;
        for (int next = queue; next < last; next++) {
            int square = (int) planes[next];
            for (int direction = 0; direction < 4; direction++) {
                int beside = square + step(direction, size);
                if (planes[open + direction * area + square] != 0 && planes[plane + beside] == NO_WAY) {
                    planes[plane + beside] = planes[plane + square] + 1;
                    planes[last++] = beside;
                }
            }
        }
        for (int square = plane; square < plane + area; square++) {
            planes[square] *= FeaturePlanes.PER_STEP;
        }
    }

    private static int goalSquare(Direction goal, int i, int size, int last) {
        return switch (goal) {
            case NORTH -> last * size + i;
            case EAST -> i * size + last;
            case SOUTH -> i;
            case WEST -> i * size;
        };
    }

    /** What a step in a direction adds to the place of a square. */
    private static int step(int direction, int size) {
        int length = (direction & 1) == 0 ? size : 1;
        return direction < 2 ? length : -length;
    }
}
