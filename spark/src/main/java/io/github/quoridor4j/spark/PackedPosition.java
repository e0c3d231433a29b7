package io.github.quoridor4j.spark;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.PositionBuilder;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.nio.ByteBuffer;

/**
 * A position in three words, of which its rule set is no part: under the same rules, equal words are equal positions.
 *
 * @param horizontal see {@link Position#horizontalFences()}
 * @param vertical see {@link Position#verticalFences()}
 * @param seats from the lowest bit on: seven bits for the {@linkplain Square#ordinal() square} of each of four pawns, six for
 *     the fences left of each of four players, two for the player to move, counted from 0; seats that are not taken are 0
 */
record PackedPosition(long horizontal, long vertical, long seats) {
    private static final int COLUMNS = 9; // of the numbers of squares, on every board
    private static final int SEATS = 4;
    private static final int SQUARE_BITS = 7;
    private static final int COUNT_BITS = 6;
    private static final int COUNTS_FROM = SEATS * SQUARE_BITS;
    private static final int TURN_FROM = COUNTS_FROM + SEATS * COUNT_BITS;

    static PackedPosition of(Position position) {
        long seats = (long) position.playerToMove().ordinal() << TURN_FROM;
        for (Player player : position.rules().players()) {
            int seat = player.ordinal();
            seats |= (long) position.pawn(player).ordinal() << (seat * SQUARE_BITS);
            seats |= (long) position.fencesLeft(player) << (COUNTS_FROM + seat * COUNT_BITS);
        }
        return new PackedPosition(position.horizontalFences(), position.verticalFences(), seats);
    }

    /** The position under the rules under which it was packed. */
    Position unpack(Rules rules) {
        PositionBuilder builder = Position.builder(rules);
        addFences(builder, horizontal, 0);
        addFences(builder, vertical, Long.SIZE);
        for (Player player : rules.players()) {
            int seat = player.ordinal();
            int square = bits(seat * SQUARE_BITS, SQUARE_BITS);
            builder.pawn(player, Square.of(square % COLUMNS, square / COLUMNS));
            builder.fencesLeft(player, bits(COUNTS_FROM + seat * COUNT_BITS, COUNT_BITS));
        }
        return builder.playerToMove(Player.ofNumber(1 + bits(TURN_FROM, 2))).build();
    }

    private int bits(int from, int count) {
        return (int) (seats >>> from) & ((1 << count) - 1);
    }

    private static void addFences(PositionBuilder builder, long anchors, int firstIndex) {
        for (long left = anchors; left != 0; left &= left - 1) {
            builder.addFence(Fence.ofIndex(firstIndex + Long.numberOfTrailingZeros(left)));
        }
    }

    boolean isLessThan(PackedPosition other) {
        if (horizontal != other.horizontal) {
            return horizontal < other.horizontal;
        }
        return vertical != other.vertical ? vertical < other.vertical : seats < other.seats;
    }

    /** The three words in their order, the highest byte of each first. */
    byte[] toBytes() {
        return ByteBuffer.allocate(3 * Long.BYTES)
                .putLong(horizontal)
                .putLong(vertical)
                .putLong(seats)
                .array();
    }
}
