package io.github.quoridor4j.notation;

import io.github.quoridor4j.Position;

/**
 * The number of a move as records write it: {@code 3.} for the first player's, {@code 3...} for another's.
 *
 * @param number how many rounds have begun, from 1
 * @param seat who moves, from 0
 * @param seats how many players there were at the beginning
 * @param gone who has left, a bit a seat
 */
record MoveNumber(int number, int seat, int seats, int gone) {

    static MoveNumber first(Position start) {
        return new MoveNumber(
                1, start.playerToMove().ordinal(), start.rules().players().size(), 0);
    }

    boolean isOfFirstPlayer() {
        return seat == 0;
    }

    /** Whether all but one have left. */
    boolean isOver() {
        return Integer.bitCount(gone) >= seats - 1;
    }

    MoveNumber next() {
        return new MoveNumber(seat + 1 == seats ? number + 1 : number, (seat + 1) % seats, seats, gone).withoutGone();
    }

    /** The same after the departures in a comment. */
    MoveNumber after(String comment) {
        int left = gone;
        for (CommentCommand command : CommentCommand.in(comment)) {
            for (int player = 1; player <= seats; player++) {
                if (command.name().equals(CommentCommand.OUT) && command.value().equals(String.valueOf(player))) {
                    left |= 1 << (player - 1);
                }
            }
        }
        return left == gone ? this : new MoveNumber(number, seat, seats, left).withoutGone();
    }

    private MoveNumber withoutGone() {
        boolean nobodyIsLeft = Integer.bitCount(gone) >= seats;
        return nobodyIsLeft || (gone & 1 << seat) == 0 ? this : next();
    }

    /** The number and its dots. */
    @Override
    public String toString() {
        return number + (isOfFirstPlayer() ? "." : "...");
    }
}
