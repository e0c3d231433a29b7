package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What users have stored must not change its meaning: hashes, serial forms, codes, the order of the presets. */
class StabilityTest {
    static Stream<String> positions() {
        return TestResources.lines("golden/positions.csv").stream().skip(1);
    }

    /** A line has the rules, the moves, the text, the hash, and the serial form. */
    @ParameterizedTest
    @MethodSource("positions")
    void hashesAndSerialFormsStay(String line) throws IOException {
        String[] fields = line.split("\\|", -1);
        Game game = Game.start(Rules.presets().get(fields[0]));
        for (String move : fields[1].split(" ", -1)) {
            game = game.play(Move.parse(move));
        }

        Position position = game.position();
        assertThat(position).hasToString(fields[2]);
        assertThat(HexFormat.of().toHexDigits(position.hash())).isEqualTo(fields[3]);
        assertThat(position).hasSameHashCodeAs(position.hash());
        assertThat(HexFormat.of().formatHex(SerialFormTest.payload(position))).isEqualTo(fields[4]);
        assertThat(SerialFormTest.read(HexFormat.of().parseHex(fields[4]))).isEqualTo(position);
    }

    @Test
    void aGameHasOneSerialForm() throws IOException {
        Game game = Game.start(Rules.kid(2))
                .play(Move.parse("d2"))
                .play(Move.parse("a1h"))
                .resign(Player.ONE);

        assertThat(HexFormat.of().formatHex(SerialFormTest.payload(game)))
                .isEqualTo("030c000000000000000000000000000000000000002080001c8300000003000c005100da");
    }

    /** A line an outcome: the winner's number or 0, and the place of the reason. */
    @ParameterizedTest
    @CsvSource({
        "1, GOAL_REACHED, 050100",
        "0, REPETITION, 050001",
        "0, PLY_LIMIT, 050002",
        "2, STUCK, 050203",
        "0, TIME, 050004",
        "3, RESIGNATION, 050305",
        "0, AGREEMENT, 050006",
        "4, FORFEIT, 050407"
    })
    void outcomesHaveOneSerialForm(int winner, Outcome.Reason reason, String form) throws IOException {
        Outcome outcome = new Outcome(winner == 0 ? Optional.empty() : Optional.of(Player.ofNumber(winner)), reason);

        assertThat(HexFormat.of().formatHex(SerialFormTest.payload(outcome))).isEqualTo(form);
        assertThat(SerialFormTest.read(HexFormat.of().parseHex(form))).isEqualTo(outcome);
    }

    /** Size, players, the turn's place, and by how many seats players are passed on. */
    @Test
    void symmetriesHaveOneSerialForm() {
        assertThat(Stream.of(Rules.standard(), Rules.standard(4), Rules.kid(2))
                        .flatMap(rules -> Symmetry.of(rules).stream())
                        .map(StabilityTest::form))
                .containsExactly(
                        "0609020000",
                        "0609020100",
                        "0609020201",
                        "0609020301", //
                        "0609040000",
                        "0609040302",
                        "0609040503",
                        "0609040601", //
                        "0607020000",
                        "0607020100",
                        "0607020201",
                        "0607020301");
    }

    private static String form(Object object) {
        try {
            return HexFormat.of().formatHex(SerialFormTest.payload(object));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The image with the smallest words of horizontal fences, vertical fences and seats, as signed numbers. */
    @ParameterizedTest
    @CsvSource({
        "a1h, 'h8 /  / e1 e9 / 10 9 / 1'",
        "c3h, 'c3 /  / e1 e9 / 9 10 / 2'",
        "a1v, ' / h8 / e1 e9 / 10 9 / 1'",
        "b2v, ' / b2 / e1 e9 / 9 10 / 2'",
        "d1, ' /  / e1 d9 / 10 10 / 1'"
    })
    void theCanonicalImageStays(String move, String image) {
        Position position = Position.initial(Rules.standard()).play(Move.parse(move));

        assertThat(position.canonical().position()).hasToString(image);
    }

    /** Though hashes of enums are others in every run. */
    @Test
    void theHashOfAGameStays() {
        Game game = Game.start(Rules.quizdoor())
                .play(Move.parse("e2"), Duration.ofSeconds(7))
                .resign(Player.TWO);

        assertThat(game).hasSameHashCodeAs(-313_872_760);
    }

    @Test
    void moveCodesStay() {
        assertThat(IntStream.of(0, 8, 9, 80, 81, 88, 89, 144, 145, 208, 209)
                        .mapToObj(Move::ofCode)
                        .map(Move::toString))
                .containsExactly("a1", "i1", "a2", "i9", "a1h", "h1h", "a2h", "h8h", "a1v", "h8v", "--");
    }

    @Test
    void theOrderOfThePresetsBelongsToTheSerialForm() {
        assertThat(List.copyOf(Rules.presets().keySet()))
                .containsExactly(
                        "standard-2",
                        "standard-3",
                        "standard-4",
                        "gigamic-2",
                        "gigamic-4",
                        "all-sides-2",
                        "all-sides-4",
                        "tutorial-2",
                        "tutorial-4",
                        "tutorial-4-sides",
                        "bazito",
                        "quizdoor",
                        "kid-2",
                        "kid-4",
                        "openspiel-2",
                        "openspiel-3",
                        "openspiel-4");
    }
}
