package io.github.quoridor4j.conformance;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Fence.Orientation;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Fences that close a side of a square: with one half or the other. */
final class Closing {
    private Closing() {}

    static List<Fence> of(Square square, Direction side, Rules rules) {
        int column = square.column() - (side == Direction.WEST ? 1 : 0);
        int row = square.row() - (side == Direction.SOUTH ? 1 : 0);
        boolean lies = side == Direction.NORTH || side == Direction.SOUTH;
        List<Fence> fences = new ArrayList<>();
        for (int half = 0; half < 2; half++) {
            at(column - (lies ? half : 0), row - (lies ? 0 : half), lies)
                    .filter(rules::isOnBoard)
                    .ifPresent(fences::add);
        }
        return fences;
    }

    static Optional<Fence> at(int column, int row, boolean lies) {
        return column < 0 || row < 0 || column > 7 || row > 7
                ? Optional.empty()
                : Optional.of(Fence.of(Square.of(column, row), lies ? Orientation.HORIZONTAL : Orientation.VERTICAL));
    }

    /** Every way to close some sides of a square and leave others open, each with any half, none without any fence. */
    static List<List<Fence>> choices(Square square, List<Direction> sides, Rules rules) {
        List<List<Fence>> choices = new ArrayList<>(List.of(List.of()));
        for (Direction side : sides) {
            List<List<Fence>> more = new ArrayList<>(choices);
            for (List<Fence> choice : choices) {
                for (Fence fence : of(square, side, rules)) {
                    if (choice.stream().noneMatch(fence::conflictsWith)) {
                        List<Fence> longer = new ArrayList<>(choice);
                        longer.add(fence);
                        more.add(longer);
                    }
                }
            }
            choices = more;
        }
        return choices;
    }
}
