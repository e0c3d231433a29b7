package io.github.quoridor4j.notation;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import java.util.Optional;
import java.util.OptionalInt;

/** Numbers moves by their codes. */
record CodeNumbers() implements ActionNumbers {
    private static final int LAST = Move.pass().code();

    @Override
    public OptionalInt number(Move move, Position before) {
        return OptionalInt.of(move.code());
    }

    @Override
    public Optional<Move> move(int number, Position before) {
        return number >= 0 && number <= LAST ? Optional.of(Move.ofCode(number)) : Optional.empty();
    }
}
