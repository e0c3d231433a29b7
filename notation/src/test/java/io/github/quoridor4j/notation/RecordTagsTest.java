package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordTexts.clean;
import static io.github.quoridor4j.notation.RecordTexts.only;
import static io.github.quoridor4j.notation.RecordTexts.places;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordTagsTest {
    private static final Position START = Position.initial(Rules.standard());

    @Test
    void valuesMayHoldAnything() {
        GameRecord game = clean("[ A  \"a \\\"b\\\" \\\\ ] ; { \\n\" ]\n[b_2 \"\"]\ne2");

        assertThat(game.tag("A")).contains("a \"b\" \\ ] ; { \\n");
        assertThat(game.tag("b_2")).contains("");
    }

    @Test
    void quotesAndBackslashesAreEscaped() {
        GameRecord game = GameRecord.of(Map.of("A", "\"\\\\\" ]\\"), START, "", List.of(), "*");

        assertThat(GameRecordWriter.format(game)).contains("[A \"\\\"\\\\\\\\\\\" ]\\\\\"]");
        assertThat(clean(GameRecordWriter.format(game))).isEqualTo(game);
    }

    /** Whatever is wrong with a tag, its value is kept as far as it can be told, and the rest is read. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[\"A\"]                 | 1:2 \"  |          | the name of a tag",
                "[]                      | 1:2 ]   |          | the name of a tag",
                "[A b]                   | 1:4 b   | b        | the tag's value in double quotes",
                "[A b c                  | 1:4 b   | b c      | the tag's value in double quotes",
                "[A]                     | 1:3 ]   | ``       | the tag's value in double quotes",
                "[A \"b                  | 1:5 b   | b        | the closing double quote",
                "[A \"b]                 | 1:5 b]  | b]       | the closing double quote",
                "[A \"b \\\" c]          | 1:5 b \\\" c] | b \" c] | the closing double quote",
                "[A \"b\"                | 1:7 `   | b        | ] at the end of the tag",
                "[A \"b\" c]             | 1:8 c   | b        | ] at the end of the tag",
            })
    void tagsThatAreNotFinished(String tag, String place, String value, String expected) {
        GameRecord game = only(tag + "\n[Site \"s\"]\n\ne2 *");

        assertThat(game.tag("A")).isEqualTo(java.util.Optional.ofNullable(value));
        assertThat(game.tag("Site")).contains("s");
        assertThat(RecordTexts.moves(game)).isEqualTo("e2");
        assertThat(game.problems().get(0).expected()).contains(expected);
        assertThat(places(game).get(0).strip()).isEqualTo(place.replace("`", "").strip());
    }

    @Test
    void aTagStandsOnceInAGame() {
        GameRecord game = only("[A \"b\"][B \"x\"]\n[a \"c\"]\ne2");

        assertThat(game.tags()).isEqualTo(Map.of("A", "b", "B", "x"));
        assertThat(places(game)).containsExactly("2:2 a");
        assertThat(game.problems().get(0).expected()).isEqualTo("each tag once in a game");
    }

    @Test
    void whatFollowsFromStartAndResultIsNoTag() {
        GameRecord game = clean("[rules \"bazito\"][FIRST \"2\"][Result \"*\"][Odd \"x\"] e8");

        assertThat(game.tags()).isEqualTo(Map.of("Odd", "x"));
        assertThat(clean("[Rules \"quizdoor\"][Starts \"c1 g9\"] c2").tags()).isEmpty();
    }

    /** A position need not show where the pawns once began. */
    @Test
    void startsBesidesAPositionIsATagLikeOthers() {
        GameRecord game =
                clean("[Rules \"quizdoor\"][Starts \"c1 g9\"][Position \" /  / c4 g6 / 10 10 / 1 / quizdoor\"] c5");

        assertThat(game.tags()).isEqualTo(Map.of("Starts", "c1 g9"));
        assertThat(GameRecordWriter.format(game)).startsWith("""
                [Rules "quizdoor"]
                [Position " /  / c4 g6 / 10 10 / 1 / quizdoor"]
                [Starts "c1 g9"]
                [Result "*"]
                """);
        assertThat(clean(GameRecordWriter.format(game))).isEqualTo(game);
    }

    @Test
    void tagsAreWrittenInOrder() {
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : List.of(
                "Zeta",
                "TimeControl",
                "alpha",
                "Termination",
                "Player2",
                "Beta",
                "Round",
                "Player1",
                "Site",
                "Date",
                "Event")) {
            tags.put(name, "x");
        }
        GameRecord game = GameRecord.of(
                tags, Position.initial(Rules.bazito(), io.github.quoridor4j.Player.TWO), "", List.of(), "1-0");

        assertThat(game.tags().keySet())
                .containsExactly(
                        "Event",
                        "Site",
                        "Date",
                        "Round",
                        "Player1",
                        "Player2",
                        "Termination",
                        "TimeControl",
                        "alpha",
                        "Beta",
                        "Zeta");
        assertThat(GameRecordWriter.format(game).lines().takeWhile(line -> !line.isEmpty()))
                .map(line -> line.substring(1, line.indexOf(' ')))
                .containsExactly(
                        "Event",
                        "Site",
                        "Date",
                        "Round",
                        "Player1",
                        "Player2",
                        "Rules",
                        "First",
                        "Result",
                        "Termination",
                        "TimeControl",
                        "alpha",
                        "Beta",
                        "Zeta");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A b", "A-b", "A\n", "\"", "\ud83d\ude00"})
    void refusesImpossibleNames(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameRecord.of(Map.of(name, "x"), START, "", List.of(), "*"))
                .withMessageContaining("not a tag's name");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Rules", "position", "FIRST", "Result"})
    void refusesTagsThatFollowFromTheRest(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameRecord.of(Map.of(name, "x"), START, "", List.of(), "*"))
                .withMessageContaining("leave it out");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\tb", "\u0007", "\u001b[2J"})
    void reportsControlCharactersInValues(String value) {
        GameRecord record = GameRecordReader.lenient()
                .readAll("[Event \"" + value + "\"] e2")
                .get(0);

        assertThat(record.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.column()).isEqualTo(9);
            assertThat(problem.found()).isEqualTo(value);
            assertThat(problem.expected()).isEqualTo("a value without control characters");
        });
        assertThat(record.tag("Event")).contains(value);
        assertThat(record.moves()).hasSize(1);
    }

    /** They are not the start then, but tell where the pawns once began; so the position is written as well. */
    @Test
    void keepsStartsBesideAPosition() {
        GameRecord record = GameRecord.of(Map.of("Starts", "c1 g9"), START, "", List.of(), "*");
        String text = GameRecordWriter.format(record);

        assertThat(text).contains("[Position \" /  / e1 e9 / 10 10 / 1\"]\n[Starts \"c1 g9\"]\n");
        assertThat(GameRecordReader.strict().readAll(text)).containsExactly(record);
        assertThat(GameRecord.of(record.tags(), START, "", List.of(), "*")).isEqualTo(record);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\r\nb", "a\nb", "a\rb", "\0", "\u001b[2J", "\u0085"})
    void refusesControlCharactersInValues(String value) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameRecord.of(Map.of("Event", value), START, "", List.of(), "*"))
                .withMessageContaining("control characters");
    }

    @Test
    void refusesOneNameInTwoCases() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameRecord.of(Map.of("Event", "1", "event", "2"), START, "", List.of(), "*"))
                .withMessageContaining("two tags");
    }

    /** The letter that Turkish makes of a capital I is another letter than i everywhere. */
    @Test
    void namesAreComparedWithoutALocale() {
        GameRecord game = clean("[\u0130d \"dotted\"][id \"plain\"][ID2 \"two\"] e2");

        assertThat(game.tag("id")).contains("plain");
        assertThat(game.tag("\u0130d")).contains("dotted");
        assertThat(game.tag("id2")).contains("two");
    }
}
