package io.github.quoridor4j.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import io.github.quoridor4j.testkit.PinnedText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What networks have been trained with must not change its meaning. */
class LearningStabilityTest {
    private static final String INDENT = "    ";

    @Test
    void indicesStay() {
        List<String> lines = new ArrayList<>();
        for (int size : new int[] {9, 7}) {
            for (Direction goal : Direction.values()) {
                Rules rules = Rules.builder()
                        .size(size)
                        .starts(Square.D4, Square.D5)
                        .goals(goal, goal.opposite())
                        .build();
                Position position = Position.initial(rules);
                lines.add("from d4, size " + size + ", goal " + goal);
                lines.add(indices(position, PawnMove.class::isInstance));
                IntStream.range(0, 2 * (size - 1))
                        .mapToObj(row -> indices(position, move -> isInRow(move, row, size)))
                        .forEach(lines::add);
                lines.add(indices(position, Move.pass()::equals));
            }
        }

        assertThat(PinnedText.difference(lines, "src/test/resources/golden/relative-indices.txt"))
                .isEmpty();
    }

    /** Rows of horizontal fences, then rows of vertical ones. */
    private static boolean isInRow(Move move, int row, int size) {
        return move instanceof FenceMove placed
                && placed.fence().anchor().row()
                                + (size - 1) * placed.fence().orientation().ordinal()
                        == row;
    }

    private static String indices(Position position, Predicate<Move> selected) {
        return IntStream.range(0, 210)
                .mapToObj(Move::ofCode)
                .filter(selected)
                .filter(move -> isOnBoardAndNear(move, position))
                .map(move -> move + " " + ActionEncoding.RELATIVE.index(move, position))
                .collect(Collectors.joining(", ", INDENT, ""));
    }

    private static boolean isOnBoardAndNear(Move move, Position position) {
        if (move instanceof PawnMove pawnMove) {
            int columns = pawnMove.to().column() - 3;
            int rows = pawnMove.to().row() - 3;
            return columns * columns + rows * rows > 0 && Math.abs(columns) + Math.abs(rows) <= 2;
        }
        return !(move instanceof FenceMove placed) || position.rules().isOnBoard(placed.fence());
    }

    @Test
    void planesStay() {
        List<String> lines = new ArrayList<>();
        Position three = Position.initial(
                Rules.builder().size(5).players(3).fences(4, 3, 2).build());
        for (String move : "a1h b3 c4v c2 b4h".split(" ", -1)) {
            three = three.play(Move.parse(move));
            FeaturePlanes planes = FeaturePlanes.of(three.rules());
            float[] values = new float[planes.length()];
            planes.fill(three, values, 0);
            lines.add("after " + move + ": " + three);
            for (int plane = 0; plane < planes.count(); plane++) {
                int first = plane * 25;
                lines.add(INDENT + plane + ": "
                        + IntStream.range(first, first + 25)
                                .mapToObj(i -> Float.toString(values[i]).replaceFirst("[.]0$", ""))
                                .collect(Collectors.joining(" ")));
            }
        }

        assertThat(PinnedText.difference(lines, "src/test/resources/golden/feature-planes.txt"))
                .isEmpty();
    }
}
