package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;
import java.util.Optional;
import java.util.OptionalInt;

/** Numbers the steps of the pawn to move, then the fences by their indices. */
record LodeNumbers() implements ActionNumbers {
    private static final int FENCES = RelativeStep.values().length;
    private static final int END = FENCES + 128;

    @Override
    public OptionalInt number(Move move, Position before) {
        if (move instanceof PawnMove pawnMove) {
            return RelativeStep.between(pawn(before), pawnMove.to()).stream()
                    .mapToInt(RelativeStep::ordinal)
                    .findFirst();
        }
        return move instanceof FenceMove fenceMove
                ? OptionalInt.of(FENCES + fenceMove.fence().index())
                : OptionalInt.empty();
    }

    @Override
    public Optional<Move> move(int number, Position before) {
        if (number < 0 || number >= END) {
            return Optional.empty();
        }
        return number < FENCES
                ? RelativeStep.values()[number].from(pawn(before)).map(Move::of)
                : Optional.of(Move.of(Fence.ofIndex(number - FENCES)));
    }

    private static Square pawn(Position position) {
        return position.pawn(position.playerToMove());
    }
}
