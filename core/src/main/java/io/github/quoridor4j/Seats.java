package io.github.quoridor4j;

/**
 * What the players have, packed in one word: seven bits for the square of each pawn, then six for the fences left of each
 * player, then two for the player to move, then one that is set when a
 * pawn stands on its goal. Seats that are not taken are 0.
 */
final class Seats {
    private static final int SQUARE_BITS = 7;
    private static final int COUNT_BITS = 6;
    private static final int COUNTS_FROM = 4 * SQUARE_BITS;
    private static final int TURN_FROM = COUNTS_FROM + 4 * COUNT_BITS;
    private static final long ALL_COUNTS = ((1L << (4 * COUNT_BITS)) - 1) << COUNTS_FROM;
    private static final long WON = 1L << (TURN_FROM + 2);

    private Seats() {}

    static int pawn(long seats, int player) {
        return (int) (seats >>> (SQUARE_BITS * player)) & 127;
    }

    static int fencesLeft(long seats, int player) {
        return (int) (seats >>> (COUNTS_FROM + COUNT_BITS * player)) & 63;
    }

    static int turn(long seats) {
        return (int) (seats >>> TURN_FROM) & 3;
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
        return (seats & ~(3L << TURN_FROM)) | ((long) player << TURN_FROM);
    }

    static long withWon(long seats) {
        return seats | WON;
    }

    static boolean isWon(long seats) {
        return (seats & WON) != 0;
    }

    /** Whether some player has a fence left. */
    static boolean haveFences(long seats) {
        return (seats & ALL_COUNTS) != 0;
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
