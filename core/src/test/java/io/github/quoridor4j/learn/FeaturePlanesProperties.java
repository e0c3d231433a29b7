package io.github.quoridor4j.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.QuoridorDomain;
import io.github.quoridor4j.RandomGame;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import io.github.quoridor4j.Symmetry;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

@Domain(QuoridorDomain.class)
@Domain(DomainContext.Global.class)
class FeaturePlanesProperties {
    private static List<Square> squares(Rules rules) {
        return Arrays.stream(Square.values()).filter(rules::isOnBoard).toList();
    }

    private static FilledPlanes withRoom(Position position, int room) {
        Rules rules = position.rules();
        FeaturePlanes planes = new FeaturePlanes(
                Math.min(9, rules.size() + room), Math.min(4, rules.players().size() + room));
        return FilledPlanes.of(planes, position);
    }

    @Property(tries = 200)
    void boardAndFencesAreTurnedForThePlayerToMove(@ForAll Position position, @ForAll @IntRange(max = 2) int room) {
        FilledPlanes filled = withRoom(position, room);
        for (Square square : squares(position.rules())) {
            assertThat(filled.value(FeaturePlanes.ON_BOARD, square)).isEqualTo(1);
            for (Direction direction : Direction.values()) {
                assertThat(filled.value(
                                FeaturePlanes.OPEN + filled.turned(direction).ordinal(), square))
                        .isEqualTo(position.isOpen(square, direction) ? 1 : 0);
            }
        }
        IntStream.range(0, 128)
                .mapToObj(Fence::ofIndex)
                .filter(position.rules()::isOnBoard)
                .forEach(fence -> assertThat(filled.value(fence)).isEqualTo(position.hasFence(fence) ? 1 : 0));
        assertThat(filled.turned(filled.goal())).isEqualTo(Direction.NORTH);
    }

    @Property(tries = 200)
    void playersFollowFromThePlayerToMoveOn(@ForAll Position position, @ForAll @IntRange(max = 2) int room) {
        FilledPlanes filled = withRoom(position, room);
        for (Player player : position.rules().players()) {
            int plane = filled.plane(player);
            int seat = FeaturePlanes.PLAYERS + player.ordinal() * FeaturePlanes.PLANES_PER_PLAYER + FeaturePlanes.SEAT;
            for (Square square : squares(position.rules())) {
                assertThat(filled.value(plane + FeaturePlanes.PAWN, square))
                        .isEqualTo(position.pawn(player) == square ? 1 : 0);
                assertThat(filled.value(plane + FeaturePlanes.FENCES_LEFT, square))
                        .isEqualTo(position.fencesLeft(player) / 32f);
                assertThat(filled.value(seat, square)).isEqualTo(position.playerToMove() == player ? 1 : 0);
            }
            assertThat(filled.value(plane + FeaturePlanes.DISTANCE, position.pawn(player)))
                    .isEqualTo(position.distance(player) * FeaturePlanes.PER_STEP);
        }
    }

    /** Only the right distances are one more than the least beside them, 0 on the goal, and none where all beside have none. */
    @Property(tries = 200)
    void distancesGrowByOneAlongOpenSteps(@ForAll Position position, @ForAll @IntRange(max = 2) int room) {
        FilledPlanes filled = withRoom(position, room);
        Rules rules = position.rules();
        for (Player player : rules.players()) {
            int plane = filled.plane(player) + FeaturePlanes.DISTANCE;
            for (Square square : squares(rules)) {
                int nearest = Arrays.stream(Direction.values())
                        .filter(direction -> position.isOpen(square, direction))
                        .mapToInt(direction ->
                                steps(filled.value(plane, square.step(direction).orElseThrow())))
                        .min()
                        .orElse(81);
                assertThat(steps(filled.value(plane, square)))
                        .isEqualTo(rules.isGoal(player, square) ? 0 : Math.min(81, nearest + 1));
            }
        }
    }

    private static int steps(float distance) {
        return Math.round(distance / FeaturePlanes.PER_STEP);
    }

    @Property(tries = 200)
    void valuesAreWithinBoundsAndNothingElseIsTouched(@ForAll Position position, @ForAll @IntRange(max = 2) int room) {
        FeaturePlanes planes = withRoom(position, room).planes();
        float[] values = new float[planes.length() + 2];
        Arrays.fill(values, 7);
        planes.fill(position, values, 1);

        for (int i = 1; i <= planes.length(); i++) {
            assertThat(values[i]).isBetween(0f, 1f);
        }
        assertThat(new float[] {values[0], values[planes.length() + 1]}).containsExactly(7, 7);
    }

    @Property(tries = 20)
    void permutationsDoToPlanesWhatSymmetriesDoToPositions(@ForAll long seed, @ForAll @IntRange(max = 2) int room) {
        for (Rules rules : Rules.presets().values()) {
            Position position = RandomGame.play(rules, seed, 40, 60).last();
            FilledPlanes filled = withRoom(position, room);
            for (Symmetry symmetry : Symmetry.of(rules)) {
                int[] permutation = filled.planes().permutation(rules, symmetry);
                float[] image = new float[permutation.length];
                Arrays.fill(image, -1);
                for (int i = 0; i < permutation.length; i++) {
                    image[permutation[i]] = filled.values()[i];
                }

                assertThat(image)
                        .as("%s of %s under %s", symmetry, position, rules)
                        .isEqualTo(FilledPlanes.of(filled.planes(), symmetry.map(position))
                                .values());
            }
        }
    }
}
