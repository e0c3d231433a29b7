package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Fence.Orientation;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A JSON array of three places, of which one is a row and a column from the top of the 9x9 board, and the others
 * null: the pawn's square, a horizontal fence, a vertical fence.
 */
record TripleDialect() implements MoveDialect {
    private static final int LAST_SQUARE_ROW = 8;
    private static final int LAST_FENCE_ROW = 7;

    // [[row,column],null,null] with blanks anywhere between
    private static final String BLANKS = "[ \\t\\r\\n]*+";
    private static final String PLACE = "(?:null|\\[#([0-8])#,#([0-8])#\\])";
    private static final Pattern TRIPLE = Pattern.compile(
            ("\\[#" + PLACE + "#,#" + PLACE + "#,#" + PLACE + "#\\]").replace("#", BLANKS), Pattern.CASE_INSENSITIVE);

    @Override
    public Optional<String> pawnMove(Square to, Position before) {
        return Optional.of("[" + place(to, LAST_SQUARE_ROW) + ",null,null]");
    }

    @Override
    public Optional<String> fence(Fence fence, Position before) {
        String place = place(fence.anchor(), LAST_FENCE_ROW);
        return Optional.of(
                fence.orientation() == Orientation.HORIZONTAL
                        ? "[null," + place + ",null]"
                        : "[null,null," + place + "]");
    }

    private static String place(Square square, int lastRow) {
        return "[" + (lastRow - square.row()) + "," + square.column() + "]";
    }

    @Override
    public Optional<Move> read(String text, Position before) {
        Matcher triple = TRIPLE.matcher(text);
        if (!triple.matches()) {
            return Optional.empty();
        }
        boolean pawn = triple.group(1) != null;
        boolean horizontal = triple.group(3) != null;
        boolean vertical = triple.group(5) != null;
        if (pawn && !horizontal && !vertical) {
            return Coordinates.pawnMove(number(triple, 2), LAST_SQUARE_ROW - number(triple, 1));
        }
        if (!pawn && horizontal && !vertical) {
            return fence(triple, 3, Orientation.HORIZONTAL);
        }
        return !pawn && !horizontal && vertical ? fence(triple, 5, Orientation.VERTICAL) : Optional.empty();
    }

    private static Optional<Move> fence(Matcher triple, int group, Orientation orientation) {
        return Coordinates.fenceMove(number(triple, group + 1), LAST_FENCE_ROW - number(triple, group), orientation);
    }

    private static int number(Matcher triple, int group) {
        return triple.group(group).charAt(0) - '0';
    }
}
