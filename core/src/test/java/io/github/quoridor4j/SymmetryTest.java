package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymmetryTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "standard-2       | [identity, mirror, flip, seats + 1, half turn, seats + 1]",
                "quizdoor         | [identity, mirror, flip, seats + 1, half turn, seats + 1]",
                "kid-2            | [identity, mirror, flip, seats + 1, half turn, seats + 1]",
                "standard-3       | [identity]",
                "standard-4       | [identity, half turn, seats + 2, quarter turn left, seats + 3, "
                        + "quarter turn right, seats + 1]",
                "tutorial-4-sides | [identity, half turn, seats + 2, quarter turn left, seats + 3, "
                        + "quarter turn right, seats + 1]",
                "tutorial-4       | [identity, mirror, flip, seats + 2, half turn, seats + 2]",
            })
    void aRuleSetHasTheSymmetriesThatKeepGoalsAndOrder(String rules, String symmetries) {
        assertThat(Symmetry.of(Rules.presets().get(rules))).hasToString(symmetries);
    }

    @Test
    void differentOnesHaveDifferentHashes() {
        Set<Symmetry> all = new HashSet<>();
        for (Rules rules : Rules.presets().values()) {
            all.addAll(Symmetry.of(rules));
        }

        assertThat(all.stream().map(Symmetry::hashCode)).doesNotHaveDuplicates();
    }

    @Test
    void unequalFencesLeaveOnlyWhatKeepsThePlayers() {
        Rules handicap = Rules.builder().fences(10, 5).build();

        assertThat(Symmetry.of(handicap)).hasToString("[identity, mirror]");
    }

    /** Twice the same pair of goals: the seats can be passed on by two although nothing turns. */
    @Test
    void playersWithTheSameGoalsCanBeExchangedInPlace() {
        Rules pairs = Rules.builder()
                .players(4)
                .starts(Square.D1, Square.D9, Square.F1, Square.F9)
                .goals(Direction.NORTH, Direction.SOUTH, Direction.NORTH, Direction.SOUTH)
                .build();

        assertThat(Symmetry.of(pairs))
                .hasSize(8)
                .hasToString("[identity, identity, seats + 2, mirror, mirror, "
                        + "seats + 2, flip, seats + 1, flip, seats + 3, half turn, seats + 1, half turn, seats + 3]");
    }

    @ParameterizedTest
    @CsvSource({
        "standard-2, 0, e3h d4v a1 i9 --, e3h d4v a1 i9 --",
        "standard-2, 1, e3h d4v a1 i9 --, d3h e4v i1 a9 --",
        "standard-2, 2, e3h d4v a1 i9 --, e6h d5v a9 i1 --",
        "standard-2, 3, e3h d4v a1 i9 --, d6h e5v i9 a1 --",
        "standard-4, 2, e3h d4v a1 i9 b1, f5v e4h i1 a9 i2",
        "standard-4, 3, e3h d4v a1 i9 b1, c4v d5h a9 i1 a8",
        "kid-2,      1, a1h f6v a1 g7 --, f1h a6v g1 a7 --",
        "kid-4,      3, a1h f6v a1 g7 b1, a6v f1h a7 g1 a6",
    })
    void movesGoWithTheBoard(String rules, int index, String moves, String images) {
        Symmetry symmetry = Symmetry.of(Rules.presets().get(rules)).get(index);

        assertThat(Arrays.stream(moves.split(" ", -1))
                        .map(Move::parse)
                        .map(symmetry::map)
                        .map(Move::toString))
                .containsExactly(images.split(" ", -1));
    }

    @Test
    void aPositionGoesWithItsPlayers() {
        Position position = Position.initial(Rules.standard());
        for (String move : new String[] {"e2", "e8", "e3h", "d8", "b1v"}) {
            position = position.play(Move.parse(move));
        }

        assertThat(position).hasToString("e3 / b1 / e2 d8 / 8 10 / 2");
        assertThat(image(position, 1)).hasToString("d3 / g1 / e2 f8 / 8 10 / 2");
        assertThat(image(position, 2)).hasToString("e6 / b8 / d2 e8 / 10 8 / 1");
        assertThat(image(position, 3)).hasToString("d6 / g8 / f2 e8 / 10 8 / 1");
    }

    private static Position image(Position position, int symmetry) {
        return Symmetry.of(position.rules()).get(symmetry).map(position);
    }

    @Test
    void whatIsOffTheBoardHasNoImage() {
        Symmetry mirror = Symmetry.of(Rules.kid(2)).get(1);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> mirror.map(Square.H1))
                .withMessage("h1 is off a board of size 7");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> mirror.map(Move.parse("g1h")))
                .withMessage("g1h is off a board of size 7");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> mirror.map(Player.THREE))
                .withMessage("player 3 has no seat: these are games of 2");
    }

    @Test
    void aSymmetryOfOtherRulesIsRefused() {
        Symmetry quarterTurn = Symmetry.of(Rules.standard(4)).get(2);
        Symmetry flip = Symmetry.of(Rules.standard()).get(2);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> quarterTurn.map(Position.initial(Rules.standard())))
                .withMessageContaining("is no symmetry of the rules standard-2");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        flip.map(Position.initial(Rules.builder().fences(10, 5).build())));
        assertThatIllegalArgumentException().isThrownBy(() -> flip.then(quarterTurn));
    }

    @ParameterizedTest
    @CsvSource({"3, 2, 0", "9, 4, 3", "3, 4, 0", "9, 2, 1"})
    void isOfABoardAndPlayersThatThereAre(int size, int players, int shift) {
        assertThat(Symmetry.of(size, players, Turn.IDENTITY, shift).isIdentity())
                .isEqualTo(shift == 0);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 0", "10, 2, 0", "9, 1, 0", "9, 5, 0", "9, 2, 2", "9, 4, 4"})
    void isOfNoOthers(int size, int players, int shift) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Symmetry.of(size, players, Turn.IDENTITY, shift))
                .withMessage("no symmetry: size " + size + ", " + players + " players, seats + " + shift);
    }
}
