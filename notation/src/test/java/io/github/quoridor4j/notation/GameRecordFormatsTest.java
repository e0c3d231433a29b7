package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class GameRecordFormatsTest {
    private static final GameRecord RESIGNED = record(
            Map.of("Player1", "A", "Player2", "B. B", "Termination", "resignation", "Event", "E"), "e2 e8 e3h", "1-0");

    private static GameRecord record(Map<String, String> tags, String moves, String result) {
        return GameRecord.of(tags, Position.initial(Rules.standard()), "before", Records.plies(moves), result);
    }

    static Stream<RecordFormat> written() {
        return Arrays.stream(RecordFormat.values()).filter(RecordFormat::isWritten);
    }

    static Stream<Arguments> writtenGames() {
        return written().flatMap(format -> KnownGames.all().stream().map(game -> Arguments.of(format, game)));
    }

    @Test
    void isOfTheFormat() {
        assertThat(GameRecordWriter.format(RESIGNED, RecordFormat.PGN)).isEqualTo(GameRecordWriter.format(RESIGNED));
        assertThat(GameRecordWriter.format(RESIGNED, RecordFormat.MOVE_LIST)).isEqualTo("e2 e8 e3h\n");
        assertThat(GameRecordWriter.format(RESIGNED, RecordFormat.LODE)).isEqualTo("N S 3e X\n");
        assertThat(GameRecordWriter.format(RESIGNED, RecordFormat.TQ1)).isEqualTo("tq1 e2 e8 e3h\n");
        assertThat(GameRecordWriter.format(RESIGNED, RecordFormat.OQF)).isEqualTo("""
                # OQF
                1. e2 e8
                2. e4h cap
                """);
        assertThat(GameRecordWriter.format(RESIGNED, RecordFormat.QGF)).isEqualTo("""
                # QGF V[1.0]
                # Player1: A
                # Player2: B. B
                # Result: 1-0
                # Notation: Lamek
                  1.  e2    e8
                  2.  e3h
                """);
    }

    @Test
    void whatIsNotThereIsNotWritten() {
        GameRecord empty = record(Map.of(), "", "*");

        assertThat(GameRecordWriter.format(empty, RecordFormat.TQ1)).isEqualTo("tq1\n");
        assertThat(GameRecordWriter.format(empty, RecordFormat.OQF)).isEqualTo("# OQF\n");
        assertThat(GameRecordWriter.format(empty, RecordFormat.QGF)).isEqualTo("""
                # QGF V[1.0]
                # Player1:
                # Player2:
                # Notation: Lamek
                """);
    }

    @Test
    void aResignationIsWrittenOnlyWhereThePlayerToMoveHasResigned() {
        GameRecord other = record(Map.of("Termination", "resignation"), "e2 e8 e3h", "0-1");
        GameRecord late = record(Map.of("Termination", "time"), "e2 e8 e3h", "1-0");

        for (GameRecord game : List.of(other, late)) {
            assertThat(GameRecordWriter.format(game, RecordFormat.LODE)).isEqualTo("N S 3e\n");
            assertThat(GameRecordWriter.format(game, RecordFormat.OQF)).doesNotContain("cap");
        }
    }

    @ParameterizedTest
    @MethodSource("writtenGames")
    void readsBackWhatWasWritten(RecordFormat format, KnownGames game) {
        GameRecord record = game.record();
        String text = GameRecordWriter.format(record, format);
        GameRecord read = GameRecordReader.strict()
                .format(format)
                .rules(game.rules())
                .readAll(text)
                .get(0);

        assertThat(read.moves()).isEqualTo(record.moves());
        assertThat(read.start()).isEqualTo(record.start());
        boolean lacksResignation = format == RecordFormat.MOVE_LIST || format == RecordFormat.TQ1;
        assertThat(read.result()).isEqualTo(lacksResignation && game == KnownGames.GLENDENNING ? "*" : record.result());
        if (format == RecordFormat.QGF) {
            assertThat(read.tags()).containsEntry("Player1", "A").containsEntry("Player2", "B");
        }
        assertThat(GameRecordWriter.format(read, format).lines().toList())
                .isEqualTo(text.lines().toList());
    }

    @ParameterizedTest
    @MethodSource("written")
    void writesGamesOneAfterTheOther(RecordFormat format) throws IOException {
        StringBuilder text = new StringBuilder();
        GameRecordWriter writer = new GameRecordWriter(text, format);
        for (KnownGames game : KnownGames.all()) {
            writer.write(game.record());
        }

        GameRecordReader reader = GameRecordReader.strict();
        GameRecordReader naming = reader.format(format);
        assertThat(Records.moves(naming.readAll(text.toString())))
                .isEqualTo(KnownGames.all().stream().map(KnownGames::moves).toList());
        if (format != RecordFormat.MOVE_LIST) {
            assertThat(reader.readAll(text.toString())).isEqualTo(naming.readAll(text.toString()));
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = RecordFormat.class,
            names = {"KATA_SGF", "OPENSPIEL"})
    void someAreReadOnly(RecordFormat format) {
        assertThatThrownBy(() -> GameRecordWriter.format(RESIGNED, format))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(format + " is read only");
        assertThatThrownBy(() -> new GameRecordWriter(new StringBuilder(), format))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(format + " is read only");
    }

    @ParameterizedTest
    @EnumSource(
            value = RecordFormat.class,
            names = {"MOVE_LIST", "QGF", "LODE", "OQF", "TQ1"})
    void refusesStartsThatTheyCannotTell(RecordFormat format) {
        assertRefused(
                Position.initial(Rules.bazito(), Player.TWO),
                "e8",
                format,
                "a game from the initial position, player 1 to move");
        assertRefused(
                PositionText.parse("e3 / / e4 e6 / 9 10 / 1"),
                "e5",
                format,
                "a game from the initial position, player 1 to move");
        Position chosen = Position.initial(Rules.quizdoor(), List.of(Square.C1, Square.E9), Player.ONE);
        assertRefused(chosen, "c2", format, "a game from the initial position, player 1 to move");
    }

    @ParameterizedTest
    @EnumSource(
            value = RecordFormat.class,
            names = {"QGF", "LODE", "OQF", "TQ1"})
    void refusesMoreThanTwoPlayers(RecordFormat format) {
        assertRefused(Position.initial(Rules.standard(3)), "e2", format, "a game of two players");
        assertRefused(Position.initial(Rules.standard(4)), "e2", format, "a game of two players");
    }

    @Test
    void moveListsHoldAnyNumberOfPlayersWhoStay() {
        Position start = Position.initial(Rules.standard(4));
        GameRecord stay = GameRecord.of(Map.of(), start, "[%emt 0:00:01]", Records.plies("e2 b5 e8 h5"), "*");
        List<GameRecord.Ply> leaving = List.of(
                new GameRecord.Ply(Move.parse("e2"), List.of(), "[%out 2]", List.of()),
                GameRecord.Ply.of(Move.parse("e8")));
        GameRecord leave = GameRecord.of(Map.of(), start, "", leaving, "*");

        assertThat(GameRecordWriter.format(stay, RecordFormat.MOVE_LIST)).isEqualTo("e2 b5 e8 h5\n");
        assertThatThrownBy(() -> GameRecordWriter.format(leave, RecordFormat.MOVE_LIST))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("MOVE_LIST can hold only a game that nobody leaves before its end");
    }

    @ParameterizedTest
    @EnumSource(
            value = RecordFormat.class,
            names = {"MOVE_LIST", "LODE"})
    void refusesAGameWithoutMovesWhereItWouldBeABlankLine(RecordFormat format) {
        assertRefused(Position.initial(Rules.standard()), "", format, "a game with moves");
    }

    @Test
    void refusesIllegalMovesThatHaveNoDirection() {
        GameRecord jumping = record(Map.of(), "e2 e8 h5", "*");
        GameRecord leaping = record(Map.of(), "e3 e8", "*");

        assertThat(GameRecordWriter.format(jumping, RecordFormat.TQ1)).isEqualTo("tq1 e2 e8 h5\n");
        for (GameRecord illegal : List.of(jumping, leaping)) {
            assertThatThrownBy(() -> GameRecordWriter.format(illegal, RecordFormat.LODE))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    private static void assertRefused(Position start, String moves, RecordFormat format, String reason) {
        GameRecord record = GameRecord.of(Map.of(), start, "", Records.plies(moves), "*");
        StringBuilder text = new StringBuilder();

        assertThatThrownBy(() -> new GameRecordWriter(text, format).write(record))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(format + " can hold only " + reason);
        assertThat(text).isEmpty();
    }
}
