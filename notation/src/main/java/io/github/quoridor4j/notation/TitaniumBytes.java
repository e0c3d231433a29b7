package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.PositionBuilder;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * Positions as the 24 bytes of the position store of the engine titanium, version 1. For two players on the 9x9 board.
 *
 * <pre>
 * byte   0       1     (the version)
 *        1, 2    squares of the first and second player's pawn: 0..80, 9 * row + column, a1 = 0
 *        3, 4    fences left of the first and second player
 *        5       0 if the first player is to move, 1 if the second one is
 *        6, 7    0
 *        8..15   horizontal fences, a little-endian word: bit 8 * row + column of the anchor, a1h = bit 0
 *       16..23   vertical fences, likewise
 * </pre>
 *
 * <p>Squares and fences are counted from a1, as the store counts them and as {@link Square#ordinal()} and {@link
 * Position#horizontalFences()} do, not from row 9 as in titanium's move numbers. The engine has other routines that
 * fill the same 24 bytes in its own way, counted from row 9; nothing in the bytes tells, and they are not meant here.
 *
 * <p>The rule set is not among the bytes. Problems have their place in the bytes written in hexadecimal, two digits
 * each: byte {@code i} begins in column {@code 2 * i + 1}.
 */
public final class TitaniumBytes {
    /** The number of bytes of a position. */
    public static final int LENGTH = 24;

    private static final int VERSION = 1;

    private TitaniumBytes() {}

    /**
     * Writes a position.
     *
     * @param position a position of two players on the 9x9 board
     * @return its bytes, a new array
     * @throws IllegalArgumentException if the rules are for other numbers of players or squares
     */
    public static byte[] format(Position position) {
        TwoPlayerRules.require(position.rules());
        return ByteBuffer.allocate(LENGTH)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put((byte) VERSION)
                .put((byte) position.pawn(Player.ONE).ordinal())
                .put((byte) position.pawn(Player.TWO).ordinal())
                .put((byte) position.fencesLeft(Player.ONE))
                .put((byte) position.fencesLeft(Player.TWO))
                .put((byte) (position.playerToMove().number() - 1))
                .putShort((short) 0)
                .putLong(position.horizontalFences())
                .putLong(position.verticalFences())
                .array();
    }

    /**
     * Reads a position under the standard rules.
     *
     * @param bytes 24 bytes
     * @return the position
     * @throws NotationException if the bytes do not follow the layout
     * @throws InvalidPositionException if they do, but the position is impossible
     */
    public static Position parse(byte[] bytes) {
        return parse(bytes, Rules.standard());
    }

    /**
     * Reads a position.
     *
     * @param bytes 24 bytes
     * @param rules the rules under which it came about, for two players on the 9x9 board
     * @return the position
     * @throws NotationException if the bytes do not follow the layout
     * @throws InvalidPositionException if they do, but the position is impossible under these rules
     * @throws IllegalArgumentException if the rules are for other numbers of players or squares
     */
    public static Position parse(byte[] bytes, Rules rules) {
        return new Reader(bytes).read(TwoPlayerRules.require(rules));
    }

    /**
     * Reads a position as {@link #parse(byte[])} does.
     *
     * @param bytes 24 bytes
     * @return the position, or empty if the bytes or the position have a problem
     */
    public static Optional<Position> tryParse(byte[] bytes) {
        try {
            return Optional.of(parse(bytes));
        } catch (NotationException | InvalidPositionException e) {
            return Optional.empty();
        }
    }

    private static final class Reader {
        private final byte[] bytes;

        Reader(byte[] bytes) {
            this.bytes = bytes.clone();
        }

        Position read(Rules rules) {
            if (bytes.length < LENGTH) {
                throw span(bytes.length).expected(LENGTH + " bytes, not " + bytes.length);
            }
            if (bytes.length > LENGTH) {
                throw span(LENGTH).expected("the end after " + LENGTH + " bytes");
            }
            require(0, VERSION, VERSION, "the version, 01");
            PositionBuilder builder = Position.builder(rules);
            for (Player player : rules.players()) {
                int seat = player.ordinal();
                int pawn = require(1 + seat, 0, 80, "the pawn of player " + player.number() + ", a square 00..50");
                builder.pawn(player, Square.of(pawn % 9, pawn / 9));
                builder.fencesLeft(player, Byte.toUnsignedInt(bytes[3 + seat]));
            }
            builder.playerToMove(Player.ofNumber(1 + require(5, 0, 1, "the player to move, 00 or 01")));
            require(6, 0, 0, "00");
            require(7, 0, 0, "00");
            ByteBuffer words = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            addFences(builder, words.getLong(8), 0);
            addFences(builder, words.getLong(16), 64);
            return builder.build();
        }

        private int require(int index, int least, int most, String expected) {
            int value = Byte.toUnsignedInt(bytes[index]);
            if (value < least || value > most) {
                throw span(index).expected(expected);
            }
            return value;
        }

        private TextSpan span(int index) {
            StringBuilder digits = new StringBuilder(2 * bytes.length);
            for (byte b : bytes) {
                digits.append(Character.forDigit(b >> 4 & 0xF, 16)).append(Character.forDigit(b & 0xF, 16));
            }
            return TextSpan.of(digits.toString()).part(2 * index, 2 * index + 2);
        }

        private static void addFences(PositionBuilder builder, long anchors, int firstIndex) {
            for (long left = anchors; left != 0; left &= left - 1) {
                builder.addFence(Fence.ofIndex(firstIndex + Long.numberOfTrailingZeros(left)));
            }
        }
    }
}
