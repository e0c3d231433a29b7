package io.github.quoridor4j.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import io.github.quoridor4j.Symmetry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FeaturePlanesTest {
    private static float[] filled(FeaturePlanes planes, Position position) {
        float[] values = new float[planes.length()];
        planes.fill(position, values, 0);
        return values;
    }

    private static float at(FeaturePlanes planes, float[] values, int plane, int column, int row) {
        return values[(plane * planes.size() + row) * planes.size() + column];
    }

    @ParameterizedTest
    @CsvSource({"standard-2, 9, 2, 15, 1215", "standard-3, 9, 3, 19, 1539", "kid-4, 7, 4, 23, 1127"})
    void fitARuleSet(String rules, int size, int players, int count, int length) {
        FeaturePlanes planes = FeaturePlanes.of(Rules.presets().get(rules));

        assertThat(planes).isEqualTo(new FeaturePlanes(size, players));
        assertThat(planes.count()).isEqualTo(count);
        assertThat(planes.length()).isEqualTo(length);
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "10, 2", "9, 1", "9, 5"})
    void haveRoomForBoardsAndPlayersThatThereAre(int size, int players) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new FeaturePlanes(size, players))
                .withMessage(
                        "no planes for " + players + " players (expected 2..4) on size " + size + " (expected 3..9)");
    }

    /** The second player of a 5x5 game, who sees the board turned by half. */
    @Test
    void showTheBoardToThePlayerToMove() {
        Rules rules = Rules.builder().size(5).fences(3).build();
        Position position = Position.initial(rules)
                .play(Move.parse("a1h"))
                .play(Move.parse("c4"))
                .play(Move.parse("d2v"));
        FeaturePlanes planes = FeaturePlanes.of(rules);
        float[] values = filled(planes, position);

        assertThat(position).hasToString("a1 / d2 / c1 c4 / 1 3 / 2");
        assertThat(at(planes, values, FeaturePlanes.HORIZONTAL_FENCES, 3, 3)).isEqualTo(1);
        assertThat(at(planes, values, FeaturePlanes.VERTICAL_FENCES, 0, 2)).isEqualTo(1);
        assertThat(at(planes, values, FeaturePlanes.OPEN, 4, 3)).isZero();
        assertThat(at(planes, values, FeaturePlanes.OPEN, 2, 3)).isEqualTo(1);
        assertThat(at(planes, values, FeaturePlanes.OPEN + 1, 0, 2)).isZero();
        assertThat(at(planes, values, FeaturePlanes.OPEN + 1, 4, 2)).isZero();
        int own = FeaturePlanes.PLAYERS;
        int other = own + FeaturePlanes.PLANES_PER_PLAYER;
        assertThat(at(planes, values, own + FeaturePlanes.PAWN, 2, 1)).isEqualTo(1);
        assertThat(at(planes, values, other + FeaturePlanes.PAWN, 2, 4)).isEqualTo(1);
        assertThat(at(planes, values, own + FeaturePlanes.FENCES_LEFT, 4, 4)).isEqualTo(3 / 32f);
        assertThat(at(planes, values, other + FeaturePlanes.FENCES_LEFT, 0, 0)).isEqualTo(1 / 32f);
        assertThat(at(planes, values, own + FeaturePlanes.DISTANCE, 2, 1)).isEqualTo(3 * FeaturePlanes.PER_STEP);
        assertThat(at(planes, values, own + FeaturePlanes.DISTANCE, 4, 3)).isEqualTo(3 * FeaturePlanes.PER_STEP);
        assertThat(at(planes, values, other + FeaturePlanes.DISTANCE, 2, 4)).isEqualTo(4 * FeaturePlanes.PER_STEP);
        assertThat(at(planes, values, own + FeaturePlanes.SEAT, 3, 0)).isZero();
        assertThat(at(planes, values, other + FeaturePlanes.SEAT, 3, 0)).isEqualTo(1);
    }

    /** Four fences round e5, f5, e6, f6. */
    @Test
    void aPocketHasNoWay() {
        Position position = Position.initial(Rules.standard());
        for (String fence : new String[] {"e4h", "e6h", "d5v", "f5v"}) {
            position = position.play(Move.of(Fence.parse(fence)));
        }
        FeaturePlanes planes = FeaturePlanes.of(position.rules());
        float[] values = filled(planes, position);

        int distance = FeaturePlanes.PLAYERS + FeaturePlanes.DISTANCE;
        assertThat(at(planes, values, distance, 4, 4)).isEqualTo(1);
        assertThat(at(planes, values, distance, 5, 5)).isEqualTo(1);
        assertThat(at(planes, values, distance, 4, 3)).isEqualTo(6 * FeaturePlanes.PER_STEP);
    }

    /** The same values in the first rows and columns, in planes of as many players; else nothing. */
    @Test
    void roomThatIsNotNeededStaysEmpty() {
        Position position =
                Position.initial(Rules.kid(2)).play(Move.parse("a1h")).play(Move.parse("f6v"));
        FeaturePlanes fitting = FeaturePlanes.of(position.rules());
        FeaturePlanes large = new FeaturePlanes(9, 4);
        float[] values = filled(fitting, position);
        float[] more = filled(large, position);

        for (int plane = 0; plane < large.count(); plane++) {
            for (int row = 0; row < 9; row++) {
                for (int column = 0; column < 9; column++) {
                    boolean fits = plane < fitting.count() && row < 7 && column < 7;
                    assertThat(at(large, more, plane, column, row))
                            .isEqualTo(fits ? at(fitting, values, plane, column, row) : 0);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"7, 4", "9, 3"})
    void tooLittleRoomIsRefused(int size, int players) {
        FeaturePlanes planes = new FeaturePlanes(size, players);
        Rules rules = Rules.standard(4);
        String message = "no room in planes of size " + size + " for " + players + " players: standard-4";

        assertThatIllegalArgumentException()
                .isThrownBy(() -> filled(planes, Position.initial(rules)))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> planes.permutation(rules, Symmetry.of(rules).get(0)))
                .withMessage(message);
    }

    @Test
    void theArrayHasToFit() {
        FeaturePlanes planes = FeaturePlanes.of(Rules.standard());
        Position position = Position.initial(Rules.standard());

        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> planes.fill(position, new float[1214], 0));
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> planes.fill(position, new float[1215], 1));
    }

    @Test
    void onlySymmetriesOfTheRulesPermute() {
        Symmetry flip = Symmetry.of(Rules.standard()).get(2);
        Rules handicap = Rules.builder().fences(10, 5).build();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> FeaturePlanes.of(handicap).permutation(handicap, flip))
                .withMessageStartingWith("flip, seats + 1 is no symmetry of the rules");
    }

    @Test
    void thereIsAViewAfterTheEnd() {
        Position position = Position.builder(Rules.standard())
                .pawn(Player.ONE, Square.E9)
                .pawn(Player.TWO, Square.E5)
                .playerToMove(Player.TWO)
                .build();
        FeaturePlanes planes = FeaturePlanes.of(position.rules());
        float[] values = filled(planes, position);

        int other = FeaturePlanes.PLAYERS + FeaturePlanes.PLANES_PER_PLAYER;
        assertThat(at(planes, values, other + FeaturePlanes.PAWN, 4, 0)).isEqualTo(1);
        assertThat(at(planes, values, other + FeaturePlanes.DISTANCE, 4, 0)).isZero();
    }
}
