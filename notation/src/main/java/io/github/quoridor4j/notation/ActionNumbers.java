package io.github.quoridor4j.notation;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import java.util.Optional;
import java.util.OptionalInt;

/** How an {@link ActionNumbering} counts. */
interface ActionNumbers {
    /** Empty if the move has no number. */
    OptionalInt number(Move move, Position before);

    /** Empty if the number, which may be any, means no move. */
    Optional<Move> move(int number, Position before);
}
