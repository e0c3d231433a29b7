package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;
import java.util.Optional;

/** How a {@link MoveNotation} writes and reads every move but the pass. */
interface MoveDialect {
    /** Empty if the dialect has no text for it. */
    Optional<String> pawnMove(Square to, Position before);

    /** Empty if the dialect has no text for it. */
    Optional<String> fence(Fence fence, Position before);

    /** Empty if the text, without blanks around it, is no move. */
    Optional<Move> read(String text, Position before);
}
