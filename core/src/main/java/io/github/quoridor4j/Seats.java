package io.github.quoridor4j;

/**
 * What the players have, packed in one word: seven bits for the square of each pawn, then six for the fences left of each
 * player, then two for the player to move. Seats that are not taken are 0.
 */
final class Seats {
    private static final int SQUARE_BITS = 7;
    private static final int COUNT_BITS = 6;
    private static final int COUNTS_FROM = 4 * SQUARE_BITS;
    private static final int TURN_FROM = COUNTS_FROM + 4 * COUNT_BITS;

    private Seats() {}

    static int pawn(long seats, int player) {
        return (int) (seats >>> (SQUARE_BITS * player)) & 127;
    }

    static int fencesLeft(long seats, int player) {
        return (int) (seats >>> (COUNTS_FROM + COUNT_BITS * player)) & 63;
    }

    static int turn(long seats) {
        return (int) (seats >>> TURN_FROM);
    }

    /** The seats with another seat's values added; seats not taken so far only. */
    static long withSeat(long seats, int player, int square, int fencesLeft) {
        return seats
                | ((long) square << (SQUARE_BITS * player))
                | ((long) fencesLeft << (COUNTS_FROM + COUNT_BITS * player));
    }

    static long withPawn(long seats, int player, int square) {
        int shift = SQUARE_BITS * player;
        return (seats & ~(127L << shift)) | ((long) square << shift);
    }

    static long withOneFenceLess(long seats, int player) {
        return seats - (1L << (COUNTS_FROM + COUNT_BITS * player));
    }

    static long withTurn(long seats, int player) {
        return (seats & ((1L << TURN_FROM) - 1)) | ((long) player << TURN_FROM);
    }

    /** Whether one of the pawns stands on a square. */
    static boolean isOccupied(long seats, int players, int square) {
        for (int player = 0; player < players; player++) {
            if (pawn(seats, player) == square) {
                return true;
            }
        }
        return false;
    }
}
