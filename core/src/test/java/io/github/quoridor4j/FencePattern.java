package io.github.quoridor4j;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Shapes of fences in which tests that look for contacts go wrong, somewhere on a board.
 *
 * <p>Given as wanted fences, some of which conflict or cut players off. Lines run between corner points of squares, by column and row
 * from 0 to the size of the board, its edges included.
 */
enum FencePattern {
    /** Around some squares; along an edge, where it touches one. */
    RING {
        @Override
        void draw(Plan plan) {
            int left = plan.below(plan.size - 1);
            int low = plan.below(plan.size - 1);
            plan.rectangle(left, low, left + 1 + plan.below(plan.size - left), low + 1 + plan.below(plan.size - low));
        }
    },

    /** Around the corners of the board. */
    CORNER_POCKETS {
        @Override
        void draw(Plan plan) {
            for (int corner = 0; corner < 4; corner++) {
                int width = 1 + plan.below(plan.size / 2);
                int height = 1 + plan.below(plan.size / 2);
                int left = corner % 2 * (plan.size - width);
                int low = corner / 2 * (plan.size - height);
                plan.rectangle(left, low, left + width, low + height);
            }
        }
    },

    /** One corridor from the edge to the middle. */
    SPIRAL {
        @Override
        void draw(Plan plan) {
            int width = 1 + plan.below(2);
            for (int round = width; 2 * round <= plan.size; round += width) {
                int far = plan.size - round;
                plan.line(round - width, round, far, round);
                plan.line(far, round, far, far);
                plan.line(far, far, round, far);
                plan.line(round, far, round, round + width);
            }
        }
    },

    /** One corridor to and fro, between teeth that hang on two opposite edges by turns. */
    COMB {
        @Override
        void draw(Plan plan) {
            int width = 1 + plan.below(2);
            boolean fromBelow = plan.below(2) == 0;
            for (int column = width; column < plan.size; column += width) {
                int from = fromBelow ? 0 : plan.size;
                plan.line(column, from, column, plan.size - from + (fromBelow ? -width : width));
                fromBelow = !fromBelow;
            }
        }
    },

    /** Fences each of which touches one before it with an end or its middle; the first one may touch the edge. */
    TREE {
        @Override
        void draw(Plan plan) {
            List<int[]> points = new ArrayList<>();
            points.add(new int[] {plan.below(plan.size + 1), plan.below(plan.size + 1)});
            for (int i = 0; i < 2 * plan.size; i++) {
                int[] at = points.get(plan.below(points.size()));
                int along = plan.below(3) - 1; // which of its points is the one that touches
                boolean lies = plan.below(2) == 0;
                int column = lies ? at[0] + along : at[0];
                int row = lies ? at[1] : at[1] + along;
                if (plan.fence(column, row, lies)) {
                    points.add(new int[] {column, row});
                    points.add(lies ? new int[] {column - 1, row} : new int[] {column, row - 1});
                    points.add(lies ? new int[] {column + 1, row} : new int[] {column, row + 1});
                }
            }
        }
    };

    abstract void draw(Plan plan);

    /** Turned and mirrored at random. */
    List<Fence> fences(int size, SplittableRandom random) {
        Plan plan = new Plan(size, random);
        draw(plan);
        return plan.fences;
    }

    /** What a shape draws on. */
    static final class Plan {
        final int size;
        private final SplittableRandom random;
        private final boolean turned;
        private final boolean mirrored;
        private final List<Fence> fences = new ArrayList<>();

        private Plan(int size, SplittableRandom random) {
            this.size = size;
            this.random = random;
            this.turned = random.nextBoolean();
            this.mirrored = random.nextBoolean();
        }

        int below(int bound) {
            return random.nextInt(bound);
        }

        void rectangle(int left, int low, int right, int high) {
            line(left, low, right, low);
            line(right, low, right, high);
            line(right, high, left, high);
            line(left, high, left, low);
        }

        /** Fences end to end; over a line of odd length, one of them goes too far. */
        void line(int fromColumn, int fromRow, int toColumn, int toRow) {
            boolean lies = fromRow == toRow;
            int columns = Integer.signum(toColumn - fromColumn);
            int rows = Integer.signum(toRow - fromRow);
            int length = Math.abs(toColumn - fromColumn) + Math.abs(toRow - fromRow);
            int skipped = length % 2 == 0 ? 0 : -below(2);
            for (int at = skipped + 1; at <= length; at += 2) {
                fence(fromColumn + at * columns, fromRow + at * rows, lies);
            }
        }

        /** A fence by its middle, unless that is on the edge or beyond. */
        boolean fence(int column, int row, boolean lies) {
            if (Math.min(column, row) < 1 || Math.max(column, row) >= size) {
                return false;
            }
            int across = mirrored ? size - column : column;
            Square anchor = turned ? Square.of(row - 1, across - 1) : Square.of(across - 1, row - 1);
            fences.add(Fence.of(anchor, lies == turned ? Fence.Orientation.VERTICAL : Fence.Orientation.HORIZONTAL));
            return true;
        }
    }
}
