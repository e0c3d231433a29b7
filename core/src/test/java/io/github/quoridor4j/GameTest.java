package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    private final Game start = Game.start(Rules.standard());
    private final Game played = Line.play(start, "e2 e8 e3h e7");

    @Test
    void startsWithoutMoves() {
        assertThat(start.rules()).isEqualTo(Rules.standard());
        assertThat(start.position()).isEqualTo(Position.initial(Rules.standard()));
        assertThat(start.ply()).isZero();
        assertThat(start.moves()).isEmpty();
        assertThat(start.outcome()).isEmpty();
        assertThat(start.isOver()).isFalse();
        assertThat(start.activePlayers()).containsExactly(Player.ONE, Player.TWO);
        assertThat(start.repetitions()).isOne();
        assertThat(start.timeUsed()).isZero();
        assertThat(start.legalMoves()).hasSize(131);
    }

    @Test
    void keepsItsMoves() {
        assertThat(played.ply()).isEqualTo(4);
        assertThat(played.moves()).map(Move::toString).containsExactly("e2", "e8", "e3h", "e7");
        assertThat(played.moves()).isUnmodifiable();
    }

    @Test
    void keepsItsPositions() {
        Position position = Position.initial(Rules.standard());
        assertThat(played.position(0)).isEqualTo(position);
        for (int ply = 0; ply < played.ply(); ply++) {
            position = position.play(played.moves().get(ply));
            assertThat(played.position(ply + 1)).isEqualTo(position);
        }
        assertThat(played.position()).isEqualTo(position);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 5})
    void hasNoPositionsBeyondItsMoves(int ply) {
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> played.position(ply));
    }

    @Test
    void keepsItsHistory() {
        Game four = Line.of(Rules.standard(4), "e2 b5").resign(Player.THREE).play(Move.parse("h5"));

        assertThat(four.history())
                .containsExactly(
                        Game.start(Rules.standard(4)),
                        Line.of(Rules.standard(4), "e2"),
                        Line.of(Rules.standard(4), "e2 b5"),
                        four.takeBack(),
                        four)
                .isUnmodifiable();
        assertThat(start.history()).containsExactly(start);
    }

    @Test
    void isNotChangedByAnything() {
        start.play(Move.parse("e2"));
        start.resign(Player.ONE);
        start.agreeDraw();

        assertThat(start).isEqualTo(Game.start(Rules.standard()));
        assertThat(start.outcome()).isEmpty();
    }

    @Test
    void refusesIllegalMovesWithTheReason() {
        assertThat(played.legality(Move.parse("e3v"))).isEqualTo(Legality.CROSSES_FENCE);
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> played.play(Move.parse("e3v")))
                .withMessage("e3v is illegal: it crosses a fence (e3h)")
                .satisfies(refusal -> {
                    assertThat(refusal.reason()).isEqualTo(Legality.CROSSES_FENCE);
                    assertThat(refusal.move()).hasToString("e3v");
                    assertThat(refusal.position()).isEqualTo(played.position());
                });
    }

    @Test
    void takesBackWhateverHappenedLast() {
        assertThat(played.play(Move.parse("d2")).takeBack()).isEqualTo(played);
        assertThat(played.resign(Player.TWO).takeBack()).isEqualTo(played);
        assertThat(played.forfeit(Player.ONE).takeBack()).isEqualTo(played);
        assertThat(played.agreeDraw().takeBack()).isEqualTo(played);
        assertThat(played.takeBack().takeBack().takeBack().takeBack()).isEqualTo(start);
    }

    @Test
    void hasNothingToTakeBackAtTheStart() {
        assertThatIllegalStateException()
                .isThrownBy(start::takeBack)
                .withMessage("nothing to take back: no move has been played");
    }

    @Test
    void canGoOnAfterTakingBackItsEnd() {
        Game resumed = played.resign(Player.TWO).takeBack().play(Move.parse("d2"));

        assertThat(resumed).isEqualTo(played.play(Move.parse("d2")));
        assertThat(resumed.outcome()).isEmpty();
    }

    @Test
    void equalsAnotherGameOfTheSameEvents() {
        assertThat(Line.of(Rules.standard(), "e2 e8 e3h e7")).isEqualTo(played).hasSameHashCodeAs(played);
        assertThat(Line.of(Rules.standard(), "e2 e8 e3h e7").resign(Player.ONE))
                .isEqualTo(played.resign(Player.ONE))
                .hasSameHashCodeAs(played.resign(Player.ONE));
    }

    @Test
    void differsFromGamesOfOtherEvents() {
        assertThat(played)
                .isNotEqualTo(start)
                .isNotEqualTo(played.takeBack())
                .isNotEqualTo(Line.of(Rules.standard(), "e2 e8 e3h d8"))
                .isNotEqualTo(Line.of(Rules.gigamic(2), "e2 e8 e3h e7"))
                .isNotEqualTo(played.position());
        assertThat(played.resign(Player.ONE))
                .isNotEqualTo(played)
                .isNotEqualTo(played.resign(Player.TWO))
                .isNotEqualTo(played.forfeit(Player.ONE))
                .isNotEqualTo(played.agreeDraw());
    }

    @Test
    void differsFromAGameThatCameToTheSamePositionByOtherMoves() {
        Game one = Line.of(Rules.standard(), "e2 e8 d2 d8");
        Game other = Line.of(Rules.standard(), "d1 d9 d2 d8");

        assertThat(one.position()).isEqualTo(other.position());
        assertThat(one).isNotEqualTo(other);
    }

    @Test
    void differsFromAGameThatTookAnotherTime() {
        Game quick = start.play(Move.parse("e2"));
        Game slow = start.play(Move.parse("e2"), SECOND);

        assertThat(slow).isEqualTo(start.play(Move.parse("e2"), SECOND)).isNotEqualTo(quick);
        assertThat(slow.play(Move.parse("e8"))).isNotEqualTo(quick.play(Move.parse("e8"), SECOND));
    }

    /** The hashes of these two times are equal in all JDKs so far. */
    @Test
    void differsFromAGameOfTheSameHash() {
        Game quick = start.play(Move.parse("e2"), Duration.ofNanos(1));
        Game slow = start.play(Move.parse("e2"), Duration.ofSeconds(51));

        assertThat(slow).isNotEqualTo(quick);
    }

    @Test
    void differsFromAGameThatStartedElsewhere() {
        Game shorter = Game.start(played.position(2));

        assertThat(Line.play(shorter, "e3h e7").position()).isEqualTo(played.position());
        assertThat(Line.play(shorter, "e3h e7")).isNotEqualTo(played);
        assertThat(Game.start(Position.initial(Rules.bazito(), Player.TWO)))
                .isNotEqualTo(Game.start(Position.initial(Rules.bazito(), Player.ONE)));
    }

    @Test
    void startsFromAnyPosition() {
        Game game = Game.start(played.position());

        assertThat(game.ply()).isZero();
        assertThat(game.position(0)).isEqualTo(played.position());
        assertThat(game.repetitions()).isOne();
        assertThat(game.play(Move.parse("d2")).moves()).containsExactly(Move.parse("d2"));
    }

    @Test
    void startsFromChosenSquaresWithEitherPlayer() {
        Game game = Game.start(Position.initial(Rules.quizdoor(), List.of(Square.A1, Square.I9), Player.TWO));

        assertThat(Line.play(game, "i8 a2").position()).hasToString(" /  / a2 i8 / 10 10 / 2");
    }

    @Test
    void countsTheOccurrencesOfItsPosition() {
        Game shuffled = Line.play(start, "e2 e8 e1 e9 e2 e8 e1 e9");

        assertThat(shuffled.repetitions()).isEqualTo(3);
        assertThat(shuffled.takeBack().repetitions()).isEqualTo(2);
        assertThat(shuffled.agreeDraw().repetitions()).isEqualTo(3);
        assertThat(shuffled.play(Move.parse("a1h")).repetitions()).isOne();
        assertThat(shuffled.outcome()).isEmpty();
    }

    /** Jumps make it possible that the other player is to move. */
    @Test
    void countsPositionsWithTheOtherPlayerToMoveApart() {
        Position faceToFace = start.position().toBuilder()
                .pawn(Player.ONE, Square.E4)
                .pawn(Player.TWO, Square.E5)
                .build();

        Game game = Line.play(Game.start(faceToFace), "e6 d5 f6 c5 f5 d5 f4 e5 e4");

        assertThat(game.position())
                .isEqualTo(faceToFace.toBuilder().playerToMove(Player.TWO).build());
        assertThat(game.repetitions()).isOne();
    }

    @Test
    void tellsItsMovesAndItsEndAsText() {
        assertThat(start).hasToString("[]");
        assertThat(played).hasToString("[e2, e8, e3h, e7]");
        assertThat(played.resign(Player.TWO)).hasToString("[e2, e8, e3h, e7] player 1 wins: resignation");
        assertThat(played.agreeDraw()).hasToString("[e2, e8, e3h, e7] draw: agreement");
    }

    @Test
    void refusesPlayersWithoutASeat() {
        assertThatIllegalArgumentException().isThrownBy(() -> start.resign(Player.THREE));
        assertThatIllegalArgumentException().isThrownBy(() -> start.forfeit(Player.THREE));
        assertThatIllegalArgumentException().isThrownBy(() -> start.claimTime(Player.THREE));
        assertThatIllegalArgumentException().isThrownBy(() -> start.claimTime(Player.THREE, SECOND));
        assertThatIllegalArgumentException().isThrownBy(() -> start.timeUsed(Player.THREE));
    }

    @Test
    void refusesNull() {
        assertThatNullPointerException().isThrownBy(() -> Game.start((Rules) null));
        assertThatNullPointerException().isThrownBy(() -> Game.start((Position) null));
        assertThatNullPointerException().isThrownBy(() -> start.play(null));
        assertThatNullPointerException().isThrownBy(() -> start.play(Move.parse("e2"), null));
        assertThatNullPointerException().isThrownBy(() -> start.legality(null));
        assertThatNullPointerException().isThrownBy(() -> start.agreeDraw().legality(null));
        assertThatNullPointerException().isThrownBy(() -> start.resign(null));
        assertThatNullPointerException().isThrownBy(() -> start.forfeit(null));
        assertThatNullPointerException().isThrownBy(() -> start.claimTime(null));
        assertThatNullPointerException().isThrownBy(() -> start.claimTime(null, SECOND));
        assertThatNullPointerException().isThrownBy(() -> start.claimTime(Player.ONE, null));
        assertThatNullPointerException().isThrownBy(() -> start.timeUsed(null));
    }
}
