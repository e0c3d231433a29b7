package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordTexts.clean;
import static io.github.quoridor4j.notation.RecordTexts.only;
import static io.github.quoridor4j.notation.RecordTexts.places;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordResultsTest {
    private static final String WON = "[Rules \"size=3\"] b2 b1";

    @ParameterizedTest
    @CsvSource({
        "2, 1-0",
        "2, 0-1",
        "2, 1/2-1/2",
        "2, *",
        "3, 1-0-0",
        "3, 0-1-0",
        "3, 0-0-1",
        "3, 1/2-1/2",
        "3, *",
        "4, 1-0-0-0",
        "4, 0-1-0-0",
        "4, 0-0-1-0",
        "4, 0-0-0-1",
        "4, 1/2-1/2",
        "4, *",
    })
    void everyOneIsRead(int players, String result) {
        String rules = "[Rules \"standard-" + players + "\"] ";

        assertThat(clean(rules + "e2 " + result).result()).isEqualTo(result);
        assertThat(clean(rules + result).result()).isEqualTo(result);
        assertThat(clean("[Result \"" + result + "\"] " + rules + "e2").result())
                .isEqualTo(result);
        assertThat(clean("[Result \"" + result + "\"]" + rules).result()).isEqualTo(result);
    }

    @Test
    void endTheGameWhateverFollows() {
        assertThat(results("e2 1-0 0-1 e2 0-1")).containsExactly("1-0", "0-1", "0-1");
        assertThat(results("e2 X e2 0-1")).containsExactly("1-0", "0-1");
        assertThat(results("e2 X 1. e2 0-1")).containsExactly("1-0", "0-1");
    }

    @Test
    void ofAResignationMayBeToldOnceMore() {
        assertThat(results("e2 X 1-0 e2 *")).containsExactly("1-0", "*");
        assertThat(places(only("e2 X 1/2-1/2"))).containsExactly("1:6 1/2-1/2");
        assertThat(places(only("e2 X 0-1"))).containsExactly("1:6 0-1");
    }

    private static List<String> results(String text) {
        List<GameRecord> games = RecordTexts.all(text);
        assertThat(games).flatMap(GameRecord::problems).isEmpty();
        return games.stream().map(GameRecord::result).toList();
    }

    @Test
    void areNoneInAVariationWhereACommentFollowsWhateverLiesBetween() {
        assertThat(RecordTexts.tree(only("e2 (d1 1-0 {said}) e8 *"))).isEqualTo("e2 (d1) e8");
        assertThat(RecordTexts.tree(only("e2 (d1 1-0\n%left out\n{said}) e8 *")))
                .isEqualTo("e2 (d1) e8");
    }

    @ParameterizedTest
    @CsvSource({
        "2, 1-0-0",
        "2, 0-0-0-1",
        "2, 0-0",
        "2, 1-1",
        "3, 1-0",
        "3, 0-0-0",
        "3, 1-1-0",
        "4, 0-1",
        "4, 1-0-0",
        "4, 1-0-0-1"
    })
    void wrongSeatsAreAProblem(int players, String result) {
        String rules = "[Rules \"standard-" + players + "\"] ";
        GameRecord after = only(rules + "e2 " + result);
        GameRecord tagged = only("[Result \"" + result + "\"] " + rules + "e2");

        assertThat(after.result()).isEqualTo("*");
        assertThat(places(after)).containsExactly("1:25 " + result);
        assertThat(after.problems().get(0).expected())
                .startsWith("a result: 1-0")
                .endsWith(", 1/2-1/2 or *");
        assertThat(tagged.result()).isEqualTo("*");
        assertThat(places(tagged)).containsExactly("1:10 " + result);
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> GameRecord.of(Map.of(), Position.initial(Rules.standard(players)), "", List.of(), result))
                .withMessageStartingWith("not a result: \"" + result + "\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Result \"unclear\"] e2       | *   | 1:10 unclear",
                "[Result \"\"] e2              | *   | '1:10 '",
                "[Result \"1 - 0\"] e2         | *   | 1:10 1 - 0",
                "[Result \"1-0\"] e2 0-1       | 0-1 | 1:19 0-1",
                "[Result \"unclear\"] e2 0-1   | 0-1 | 1:10 unclear",
                "[Result \"1-0\"] e2 1-0-0     | 1-0 | 1:19 1-0-0",
            })
    void contradictionsAreProblems(String text, String result, String place) {
        GameRecord game = only(text);

        assertThat(game.result()).isEqualTo(result);
        assertThat(places(game)).containsExactly(place);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Result \"1-0\"] e2 *   | 1-0",
                "[Result \"*\"] e2 1-0   | 1-0",
                "[Result \"1-0\"] e2 1-0 | 1-0",
                "[Result \"1-0\"] e2     | 1-0",
            })
    void anUnknownOneContradictsNothing(String text, String result) {
        assertThat(clean(text).result()).isEqualTo(result);
    }

    @Test
    void theOutcomeIsToldRightOrNotAtAll() {
        assertThat(clean(WON).result()).isEqualTo("*");
        assertThat(clean(WON + " *").result()).isEqualTo("*");
        assertThat(clean(WON + " 0-1").result()).isEqualTo("0-1");
        assertThat(only(WON + " 1-0").result()).isEqualTo("1-0");
        assertThat(places(only(WON + " 1-0"))).containsExactly("1:24 1-0");
        assertThat(places(only("[Result \"1/2-1/2\"]" + WON))).containsExactly("1:10 1/2-1/2");
        assertThat(places(only("[Result \"1-0\"]" + WON + " *"))).containsExactly("1:10 1-0");
        assertThat(only(WON + " 1-0").problems().get(0).expected()).isEqualTo("0-1, since that is how the game ends");
    }

    @Test
    void aLineThatEndsEarlyTellsNoOutcome() {
        assertThat(places(only(WON + " b3 1-0"))).containsExactly("1:24 b3");
    }

    /** Who resigns is not known then, but the next game is not this one. */
    @Test
    void aResignationEndsAGameThatHasAProblem() {
        List<GameRecord> games = RecordTexts.all("e1 X e2 e8");

        assertThat(games).map(RecordTexts::tree).containsExactly("", "e2 e8");
        assertThat(places(games.get(0))).containsExactly("1:1 e1");
        assertThat(games.get(0).result()).isEqualTo("*");
    }

    @ParameterizedTest
    @CsvSource({"1-2, 1-2", "1/2, 1/2", "1-0+, 1-0+", "2-0, 2-0", "0-1-, 0-1-", "1–0, 1–0", "0-0-0-0-1, 0-0-0-0-1"})
    void otherWordsAreNone(String word, String found) {
        GameRecord game = only("e2 " + word + " e8");

        assertThat(places(game)).containsExactly("1:4 " + found);
        assertThat(game.result()).isEqualTo("*");
    }

    @Test
    void isWrittenTwice() {
        assertThat(GameRecordWriter.format(clean("e2 1/2-1/2"))).isEqualTo("""
                [Rules "standard-2"]
                [Result "1/2-1/2"]

                1. e2 1/2-1/2
                """);
    }
}
