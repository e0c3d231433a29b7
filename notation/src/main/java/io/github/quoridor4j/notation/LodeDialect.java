package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Fence.Orientation;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;
import java.util.Optional;

/** Directions for pawns; anchors for fences, with the digit first if they are horizontal. */
record LodeDialect() implements MoveDialect {
    @Override
    public Optional<String> pawnMove(Square to, Position before) {
        return RelativeStep.between(before.pawn(before.playerToMove()), to).map(RelativeStep::name);
    }

    @Override
    public Optional<String> fence(Fence fence, Position before) {
        String anchor = fence.anchor().toString();
        return Optional.of(fence.orientation() == Orientation.HORIZONTAL ? reversed(anchor) : anchor);
    }

    @Override
    public Optional<Move> read(String text, Position before) {
        return vertical(text)
                .or(() -> horizontal(text))
                .or(() -> RelativeStep.named(text)
                        .flatMap(step -> step.from(before.pawn(before.playerToMove())))
                        .map(Move::of));
    }

    /** Reads {@code e3}. */
    static Optional<Move> vertical(String text) {
        return fence(text, Orientation.VERTICAL);
    }

    /** Reads {@code 3e}. */
    static Optional<Move> horizontal(String text) {
        return fence(reversed(text), Orientation.HORIZONTAL);
    }

    private static Optional<Move> fence(String anchor, Orientation orientation) {
        return Square.tryParse(anchor)
                .flatMap(square -> Coordinates.fenceMove(square.column(), square.row(), orientation));
    }

    private static String reversed(String text) {
        return new StringBuilder(text).reverse().toString();
    }
}
