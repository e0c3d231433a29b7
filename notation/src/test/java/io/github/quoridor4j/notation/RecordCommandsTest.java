package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordTexts.clean;
import static io.github.quoridor4j.notation.RecordTexts.moves;
import static io.github.quoridor4j.notation.RecordTexts.only;
import static io.github.quoridor4j.notation.RecordTexts.places;
import static io.github.quoridor4j.notation.RecordTexts.tree;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordCommandsTest {
    private static final String FOUR = "[Rules \"standard-4\"] ";

    @ParameterizedTest
    @CsvSource({
        "0:00:04, PT4S",
        "1:02:03, PT1H2M3S",
        "999999:59:59, PT999999H59M59S",
        "5:06, PT5M6S",
        "0:00:00.5, PT0.5S",
        "0:00:00.000000001, PT0.000000001S",
        "0:99:99, PT1H40M39S",
    })
    void tellTimes(String text, Duration time) {
        GameRecord.Ply ply = clean("e2 {a [%emt " + text + "] [%clk  " + text + " ] b} e8")
                .plies()
                .get(0);

        assertThat(ply.elapsed()).contains(time);
        assertThat(ply.clock()).contains(time);
    }

    @Test
    void areNotThereWhereNothingIsSaid() {
        GameRecord.Ply ply = clean("e2 {[%eval 1] [emt 0:00:01] %emt 0:00:01 [%emt 0:00:01}")
                .plies()
                .get(0);

        assertThat(ply.elapsed()).isEmpty();
        assertThat(ply.clock()).isEmpty();
        assertThat(GameRecord.Ply.of(Move.parse("e2")).clock()).isEmpty();
    }

    /** Nobody checks the moves, so that only the departures tell who could resign. */
    @Test
    void whoIsLeftCanResignUnlessHeIsAlone() {
        GameRecordReader believing =
                GameRecordReader.lenient().format(RecordFormat.PGN).withoutLegality();

        GameRecord two = believing.readAll(FOUR + "e2 {[%out 2] [%out 3]} X").get(0);
        assertThat(two.problems()).isEmpty();
        assertThat(two.plies().get(0).comment()).isEqualTo("[%out 2] [%out 3] [%out 4]");
        GameRecord alone =
                believing.readAll(FOUR + "e2 {[%out 2] [%out 3] [%out 4]} X e8").get(0);
        assertThat(moves(alone)).isEqualTo("e2");
        assertThat(places(alone)).containsExactly("1:54 X");
    }

    @Test
    void everybodyMayLeaveARecordThatNobodyChecks() {
        GameRecord record = GameRecord.of(
                Map.of(), Position.initial(Rules.standard()), "[%out 1] [%out 2]", Records.plies("e2"), "*");

        assertThat(GameRecordWriter.format(record)).contains("{[%out 1] [%out 2]} 1. e2 *");
    }

    @Test
    void theFirstOneCounts() {
        assertThat(clean("e2 {[%emt 0:00:01]} {[%emt 0:00:02]}").plies().get(0).elapsed())
                .contains(Duration.ofSeconds(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "4", "0:00:004", "0:00:-1", "-1:00:00", "0:00:00.", "9999999:00:00", "\u0660:00:00"})
    void badTimesAreProblems(String time) {
        GameRecord game = only("e2 {[%emt " + time + "] [%clk " + time + "]} e8");

        assertThat(moves(game)).isEqualTo("e2 e8");
        assertThat(game.problems())
                .extracting(NotationProblem::found, NotationProblem::expected)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("[%emt " + time + "]", "hours, minutes, seconds: 0:00:04"),
                        org.assertj.core.groups.Tuple.tuple("[%clk " + time + "]", "hours, minutes, seconds: 0:00:04"));
        assertThat(game.plies().get(0).elapsed()).isEmpty();
    }

    /** The problem of a command is at the comment in which it stands. */
    @Test
    void problemsKnowTheirComment() {
        assertThat(places(only("\n {[%emt x]} e2"))).containsExactly("2:2 [%emt x]");
        assertThat(places(only("e2 {a} e8\n {b} ; [%clk x]"))).containsExactly("2:6 [%clk x]");
        assertThat(places(only("e2 (d1 {[%out 3]}) e8"))).containsExactly("1:8 [%out 3]");
    }

    @Test
    void timesArePlayed() {
        Game game = clean("e2 {[%emt 0:00:04]} e8 {[%emt 0:01:00.25]} e3").game();

        assertThat(game.timeUsed()).isEqualTo(Duration.ofMillis(64_250));
        assertThat(game.timeUsed(Player.TWO)).isEqualTo(Duration.ofMillis(60_250));
    }

    /** Thirty minutes for the game: the move that comes later is not played. */
    @Test
    void timeEndsAGame() {
        String text = "[Rules \"quizdoor\"] {intro} e2 {[%emt 0:20:00]} E8 {[%emt 0:10:01] late} e3 1-0";
        GameRecord game = only(text);

        assertThat(tree(game)).isEqualTo("{intro} e2 {[%emt 0:20:00]}");
        assertThat(places(game)).containsExactly("1:48 E8");
        NotationProblem.IllegalMove illegal =
                game.problems().get(0).illegalMove().orElseThrow();
        assertThat(illegal.legality()).isEqualTo(Legality.GAME_OVER);
        assertThat(illegal.game().outcome().orElseThrow().reason()).isEqualTo(Outcome.Reason.TIME);
        assertThat(game.result()).isEqualTo("1-0");
        assertThat(moves(clean(text.replace("10:01", "10:00")))).isEqualTo("e2 e8 e3");
        assertThat(tree(only("[Rules \"quizdoor\"] {intro} e2 {[%emt 0:30:01]} e8")))
                .isEqualTo("{intro}");
    }

    @Test
    void playersLeaveAGameOfFour() {
        GameRecord record = clean(FOUR + "1. e2 b5 {[%out 4]} 1... e8 2. e3 {[%out 3]} c5 2. e4");

        Game game = record.game();
        assertThat(game.activePlayers()).isEqualTo(Set.of(Player.ONE, Player.TWO));
        assertThat(game.position().playerToMove()).isEqualTo(Player.TWO);
        assertThat(moves(record)).isEqualTo("e2 b5 e8 e3 c5 e4");
    }

    @Test
    void theLastPlayerWins() {
        GameRecord record = clean(FOUR + "e2 {[%out 3] [%out 1]} b5 {[%out 4]} 0-1-0-0");

        assertThat(record.game().outcome()).hasValueSatisfying(outcome -> {
            assertThat(outcome.winner()).contains(Player.TWO);
            assertThat(outcome.reason()).isEqualTo(Outcome.Reason.RESIGNATION);
        });
        assertThat(places(only(FOUR + "e2 {[%out 3] [%out 1]} b5 {[%out 4]} 1-0-0-0")))
                .containsExactly("1:59 1-0-0-0");
        assertThat(places(only(FOUR + "e2 {[%out 3] [%out 1] [%out 4]} b5"))).containsExactly("1:54 b5");
    }

    @Test
    void playersLeaveBeforeTheFirstMove() {
        Game game = Game.start(Rules.standard(4)).resign(Player.ONE).play(Move.parse("b5"));
        GameRecord record = GameRecord.of(game, Map.of());

        assertThat(GameRecordWriter.format(record)).endsWith("\n{[%out 1]} 1... b5 *\n");
        assertThat(clean(GameRecordWriter.format(record))).isEqualTo(record);
        assertThat(clean(FOUR + "{[%out 1] [%out 3]} b5").game().activePlayers())
                .isEqualTo(Set.of(Player.TWO, Player.FOUR));
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "0", "", "x", "1 2", "+1", "\u0661"})
    void whoIsNotThereCannotLeave(String player) {
        GameRecord game = only(FOUR + "e2 {[%out " + player + "]} b5");

        assertThat(game.problems())
                .singleElement()
                .returns("the number of a player who can leave", NotationProblem::expected);
        assertThat(moves(game)).isEqualTo("e2 b5");
        assertThat(game.game().activePlayers()).hasSize(4);
    }

    @Test
    void nobodyLeavesTwice() {
        assertThat(places(only(FOUR + "e2 {[%out 3]} b5 {[%out 3]} h5"))).containsExactly("1:39 [%out 3]");
    }

    /** The letter that other programs write: the player to move resigns; of two, the other has won. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e2 e8 X             | e2 e8 | 0-1",
                "e2 x                | e2    | 1-0",
                "X                   | ''    | 0-1",
                "1. e2 e8 2. X       | e2 e8 | 0-1",
                "1. e2 e8 2.X        | e2 e8 | 0-1",
                "e2 e8 X 0-1         | e2 e8 | 0-1",
                "e2 e8 X *           | e2 e8 | 0-1",
                "e2 e8 X {good} 0-1  | e2 e8 | 0-1",
                "[Result \"0-1\"] e2 e8 X | e2 e8 | 0-1",
            })
    void theLetterXResigns(String text, String moves, String result) {
        GameRecord game = clean(text);

        assertThat(moves(game)).isEqualTo(moves);
        assertThat(game.result()).isEqualTo(result);
        assertThat(game.tags()).isEqualTo(Map.of("Termination", "resignation"));
        assertThat(game.game().outcome().orElseThrow().reason()).isEqualTo(Outcome.Reason.RESIGNATION);
    }

    @Test
    void aContradictionToTheLetterXIsAProblem() {
        assertThat(places(only("e2 e8 X 1-0"))).containsExactly("1:9 1-0");
        assertThat(places(only("[Result \"1-0\"] e2 e8 X"))).hasSize(1);
    }

    @Test
    void theLetterXOfFour() {
        GameRecord game = clean(FOUR + "e2 X X h5 e3");

        assertThat(tree(game)).isEqualTo("e2 {[%out 2] [%out 3]} h5 e3");
        assertThat(tree(clean(FOUR + "X b5"))).isEqualTo("{[%out 1]} b5");
        assertThat(tree(GameRecordReader.lenient()
                        .withoutLegality()
                        .readAll(FOUR + "e2 X X h5")
                        .get(0)))
                .isEqualTo("e2 {[%out 2] [%out 3]} h5");
        assertThat(clean(FOUR + "X X X").game().outcome().orElseThrow().winner())
                .contains(Player.FOUR);
    }

    @Test
    void areWrittenForTimesAndDepartures() {
        Game game = Game.start(Rules.standard(4))
                .play(Move.parse("e2"), Duration.ofMillis(3_601_500))
                .resign(Player.FOUR)
                .play(Move.parse("b5"))
                .play(Move.parse("e8"), Duration.ofNanos(1))
                .play(Move.parse("e3"));

        assertThat(GameRecordWriter.format(GameRecord.of(game, Map.of())))
                .endsWith("\n1. e2 {[%emt 1:00:01.5] [%out 4]} b5 e8 {[%emt 0:00:00.000000001]} 2. e3 *\n");
        assertThat(List.of(clean(GameRecord.of(game, Map.of()).toString()).game()))
                .containsExactly(game);
    }
}
