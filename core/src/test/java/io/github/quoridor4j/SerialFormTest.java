package io.github.quoridor4j;

import static io.github.quoridor4j.testkit.Streams.copy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SerialFormTest {
    /** What an object adds to a stream, without the stream's own names and marks. */
    static byte[] payload(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        new SerialForm(object).writeExternal(out);
        out.flush();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        return in.readAllBytes();
    }

    static Object read(byte[] payload) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.write(payload);
        out.flush();
        SerialForm form = new SerialForm();
        form.readExternal(new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())));
        return form.readResolve();
    }

    @Test
    void everyMoveStaysTheCanonicalOne() {
        for (int code = 0; code <= 209; code++) {
            assertThat(copy(Move.ofCode(code))).isSameAs(Move.ofCode(code));
        }
    }

    @Test
    void whatIsMadeOfThemTravelsToo() {
        Map<Move, Position> table = Map.of(Move.parse("e2"), Position.initial(Rules.kid(4)));
        assertThat(copy(table)).isEqualTo(table);
        assertThat(copy(List.of(Fence.parse("e3h"), Square.E2, Player.TWO, Direction.WEST)))
                .isEqualTo(List.of(Fence.parse("e3h"), Square.E2, Player.TWO, Direction.WEST));
    }

    @Test
    void anExceptionTakesItsFactsAlong() {
        Position start = Position.initial(Rules.standard());
        IllegalMoveException refusal = new IllegalMoveException(start, Move.parse("e9"), Legality.SQUARE_OCCUPIED);

        IllegalMoveException copy = copy(refusal);

        assertThat(copy.position()).isEqualTo(start);
        assertThat(copy.move()).isEqualTo(Move.parse("e9"));
        assertThat(copy.reason()).isEqualTo(Legality.SQUARE_OCCUPIED);
        assertThat(copy).hasMessage(refusal.getMessage());
    }

    @Test
    void aPositionOfAPresetIsSmall() throws IOException {
        for (Rules rules : Rules.presets().values()) {
            assertThat(payload(Position.initial(rules))).hasSize(26);
        }
    }

    @Test
    void rulesKeepEveryValue() {
        List<Rules> some = new ArrayList<>(Rules.presets().values());
        some.add(Rules.quizdoor().toBuilder().size(5).fences(3, 4).build());
        some.add(Rules.builder()
                .players(3)
                .size(6)
                .fences(0, 32, 7)
                .starts(Square.A1, Square.F6, Square.C3)
                .goals(Direction.EAST, Direction.WEST, Direction.EAST)
                .anyFirstPlayer(true)
                .straightJump(false)
                .sideSteps(Rules.Obstacle.PAWN, Rules.Obstacle.EDGE)
                .stuckRule(Rules.StuckRule.LOSS)
                .immobilisingFences(false)
                .repetitionLimit(70_000)
                .plyLimit(1)
                .limitBeatsWin(true)
                .gameTime(Duration.ofSeconds(5, 7))
                .moveTime(Duration.ofDays(100_000))
                .build());
        assertThat(some).allSatisfy(rules -> assertThat(copy(rules)).isEqualTo(rules));
    }

    @Test
    void symmetriesAndImagesComeBack() {
        for (Rules rules : Rules.presets().values()) {
            assertThat(Symmetry.of(rules))
                    .allSatisfy(symmetry -> assertThat(copy(symmetry)).isEqualTo(symmetry));
        }
        Symmetry.Image image =
                Position.initial(Rules.standard(4)).play(Move.parse("a1h")).canonical();
        assertThat(copy(image)).isEqualTo(image);
        assertThat(copy(image).symmetry().inverse().map(copy(image).position()))
                .isEqualTo(Position.initial(Rules.standard(4)).play(Move.parse("a1h")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "00", "07", "050000", "050101", "050500", "050108", //
                "0602020000", "060a020000", "0609010000", "0609050000", "0609020800", "0609020002"
            })
    void whatNobodyWroteIsRefused(String form) {
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> read(HexFormat.of().parseHex(form)));
    }

    @Test
    void everyKindOfEventIsRepeated() {
        Duration late = Duration.ofSeconds(121);
        Game quizdoor = Game.start(Rules.quizdoor()).play(Move.parse("e2"), Duration.ofMillis(1500));
        Game four = Game.start(
                Rules.standard(4).toBuilder().moveTime(Duration.ofMinutes(2)).build());
        List<Game> games = List.of(
                quizdoor,
                quizdoor.agreeDraw(),
                quizdoor.resign(Player.ONE),
                quizdoor.play(Move.parse("e8"), late).claimTime(Player.ONE),
                quizdoor.claimTime(Player.ONE, late),
                quizdoor.play(Move.parse("e8"), Duration.ofHours(1)),
                four.forfeit(Player.THREE)
                        .resign(Player.ONE)
                        .play(Move.parse("b5"), late)
                        .claimTime(Player.FOUR));
        assertThat(games).allSatisfy(game -> {
            assertThat(copy(game)).isEqualTo(game).hasSameHashCodeAs(game);
            assertThat(copy(game).outcome()).isEqualTo(game.outcome());
            assertThat(copy(game).moves()).isEqualTo(game.moves());
        });
    }

    @Test
    void aStepThatCannotHappenIsRefused() throws IOException {
        Game game = Game.start(Rules.standard()).play(Move.parse("e2"));
        byte[] payload = payload(game);
        for (int code : new int[] {0, 9 * 3 + 4, 210, 211, 214, 230, 234, 5000}) {
            byte[] wrong = payload.clone();
            wrong[wrong.length - 2] = (byte) (code >> 8);
            wrong[wrong.length - 1] = (byte) code;
            assertThatExceptionOfType(InvalidObjectException.class)
                    .as("code %d", code)
                    .isThrownBy(() -> read(wrong));
        }
    }
}
