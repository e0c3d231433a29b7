package io.github.quoridor4j.benchmarks;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;

/**
 * The rules as most programs implement them, as the reference that speed is measured against: arrays of flags, and for each
 * slot free of conflict and each player a breadth-first search with an array as queue. Nothing is allocated for a search or
 * a move.
 *
 * <p>Standard rules only, any number of players. Moves are {@linkplain Move#code() codes}.
 */
final class NaiveGame {
    private static final int SIZE = 9;
    private static final int SQUARES = SIZE * SIZE;
    private static final int[] COLUMN_STEPS = {0, 1, 0, -1}; // north, east, south, west
    private static final int[] ROW_STEPS = {1, 0, -1, 0};

    private final int players;
    private final int[] pawns;
    private final int[] fencesLeft;
    private final int[] goals; // ordinals of directions
    private int turn;

    private final boolean[] horizontal = new boolean[64];
    private final boolean[] vertical = new boolean[64];
    private final boolean[] closedNorth = new boolean[SQUARES];
    private final boolean[] closedEast = new boolean[SQUARES];

    private final int[] queue = new int[SQUARES];
    private final int[] seen = new int[SQUARES];
    private int search;
    private final int[] destinations = new int[16];

    NaiveGame(Position position) {
        players = position.rules().players().size();
        pawns = new int[players];
        fencesLeft = new int[players];
        goals = new int[players];
        for (Player player : position.rules().players()) {
            goals[player.ordinal()] = position.rules().goal(player).ordinal();
        }
        set(position);
    }

    /** Takes over another position of the same rule set. */
    void set(Position position) {
        for (Player player : position.rules().players()) {
            pawns[player.ordinal()] = position.pawn(player).ordinal();
            fencesLeft[player.ordinal()] = position.fencesLeft(player);
        }
        turn = position.playerToMove().ordinal();
        for (int index = 0; index < 128; index++) {
            setFence(index, position.hasFence(Fence.ofIndex(index)));
        }
        for (Square square : Square.values()) {
            closedNorth[square.ordinal()] = !position.isOpen(square, Direction.NORTH);
            closedEast[square.ordinal()] = !position.isOpen(square, Direction.EAST);
        }
    }

    boolean isOver() {
        for (int player = 0; player < players; player++) {
            if (isGoal(pawns[player], goals[player])) {
                return true;
            }
        }
        return false;
    }

    /** Writes the codes of the legal moves and returns how many there are. */
    int legalMoves(int[] codes) {
        if (isOver()) {
            return 0;
        }
        int count = pawnMoves(codes);
        if (fencesLeft[turn] > 0) {
            for (int index = 0; index < 128; index++) {
                if (isFree(index) && leavesWays(index)) {
                    codes[count++] = SQUARES + index;
                }
            }
        }
        return count;
    }

    boolean isLegal(int code) {
        if (code >= SQUARES) {
            return fencesLeft[turn] > 0 && isFree(code - SQUARES) && leavesWays(code - SQUARES);
        }
        return contains(destinations, pawnMoves(destinations), code);
    }

    private int pawnMoves(int[] codes) {
        int count = 0;
        int from = pawns[turn];
        for (int direction = 0; direction < 4; direction++) {
            if (!isOpen(from, direction)) {
                continue;
            }
            int next = step(from, direction);
            if (!isOccupied(next)) {
                codes[count++] = next;
                continue;
            }
            boolean open = isOpen(next, direction);
            if (open) {
                if (!isOccupied(step(next, direction))) {
                    codes[count++] = step(next, direction);
                }
                continue;
            }
            for (int side = direction + 1; side <= direction + 3; side += 2) {
                if (isOpen(next, side & 3)) {
                    int to = step(next, side & 3);
                    if (!isOccupied(to) && !contains(codes, count, to)) {
                        codes[count++] = to;
                    }
                }
            }
        }
        return count;
    }

    private static boolean contains(int[] codes, int count, int code) {
        for (int i = 0; i < count; i++) {
            if (codes[i] == code) {
                return true;
            }
        }
        return false;
    }

    /** Plays a legal move; returns what {@link #undo} needs. */
    int play(int code) {
        int undo = pawns[turn];
        if (code < SQUARES) {
            pawns[turn] = code;
        } else if (code < Move.pass().code()) {
            placeFence(code - SQUARES, true);
            fencesLeft[turn]--;
        }
        turn = (turn + 1) % players;
        return undo;
    }

    void undo(int code, int undo) {
        turn = (turn + players - 1) % players;
        if (code < SQUARES) {
            pawns[turn] = undo;
        } else if (code < Move.pass().code()) {
            placeFence(code - SQUARES, false);
            fencesLeft[turn]++;
        }
    }

    private boolean isFree(int index) {
        int slot = index & 63;
        int along = slot & 7;
        if (index < 64) {
            return !horizontal[slot]
                    && !vertical[slot]
                    && !(along > 0 && horizontal[slot - 1])
                    && !(along < 7 && horizontal[slot + 1]);
        }
        return !vertical[slot]
                && !horizontal[slot]
                && !(slot >= 8 && vertical[slot - 8])
                && !(slot < 56 && vertical[slot + 8]);
    }

    private boolean leavesWays(int index) {
        placeFence(index, true);
        boolean all = true;
        for (int player = 0; player < players && all; player++) {
            all = hasWay(pawns[player], goals[player]);
        }
        placeFence(index, false);
        return all;
    }

    private boolean hasWay(int from, int goal) {
        return steps(from, goal) >= 0;
    }

    /** The number of steps from a player's pawn to its goal. */
    int distance(int player) {
        return steps(pawns[player], goals[player]);
    }

    private int steps(int from, int goal) {
        search++;
        int head = 0;
        int tail = 0;
        queue[tail++] = from;
        seen[from] = search;
        int levelEnd = tail;
        int steps = 0;
        while (head < tail) {
            int square = queue[head++];
            if (isGoal(square, goal)) {
                return steps;
            }
            for (int direction = 0; direction < 4; direction++) {
                if (isOpen(square, direction)) {
                    int next = step(square, direction);
                    if (seen[next] != search) {
                        seen[next] = search;
                        queue[tail++] = next;
                    }
                }
            }
            if (head == levelEnd) {
                levelEnd = tail;
                steps++;
            }
        }
        return -1;
    }

    private void placeFence(int index, boolean on) {
        setFence(index, on);
        int slot = index & 63;
        int square = (slot >> 3) * SIZE + (slot & 7);
        if (index < 64) {
            closedNorth[square] = on;
            closedNorth[square + 1] = on;
        } else {
            closedEast[square] = on;
            closedEast[square + SIZE] = on;
        }
    }

    private void setFence(int index, boolean on) {
        (index < 64 ? horizontal : vertical)[index & 63] = on;
    }

    /** The edge is closed to the north and east from the start. */
    private boolean isOpen(int square, int direction) {
        return switch (direction) {
            case 0 -> !closedNorth[square];
            case 1 -> !closedEast[square];
            case 2 -> square >= SIZE && !closedNorth[square - SIZE];
            default -> square % SIZE != 0 && !closedEast[square - 1];
        };
    }

    private boolean isOccupied(int square) {
        for (int pawn : pawns) {
            if (pawn == square) {
                return true;
            }
        }
        return false;
    }

    private static int step(int square, int direction) {
        return square + SIZE * ROW_STEPS[direction] + COLUMN_STEPS[direction];
    }

    private static boolean isGoal(int square, int side) {
        return switch (side) {
            case 0 -> square >= SQUARES - SIZE;
            case 1 -> square % SIZE == SIZE - 1;
            case 2 -> square < SIZE;
            default -> square % SIZE == 0;
        };
    }

    /** The number of sequences of moves of a length, counted without making the last one. */
    long perft(int depth) {
        int[] codes = new int[256];
        int count = legalMoves(codes);
        if (depth == 1) {
            return count;
        }
        long sum = 0;
        for (int i = 0; i < count; i++) {
            int undo = play(codes[i]);
            sum += perft(depth - 1);
            undo(codes[i], undo);
        }
        return sum;
    }
}
