package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.time.Duration;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RulesTextTest {
    static Stream<String> presets() {
        return Rules.presets().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void presetsGoByTheirNames(String name) {
        Rules rules = RulesText.parse(name);

        assertThat(rules).isEqualTo(Rules.presets().get(name));
        assertThat(RulesText.format(rules)).isEqualTo(name);
        assertThat(RulesText.parse(" " + name.toUpperCase(Locale.ROOT) + "\n")).isEqualTo(rules);
    }

    @Test
    void writesEveryKeyInOrder() {
        Rules rules = Rules.builder()
                .size(7)
                .players(3)
                .fences(6, 5, 4)
                .starts(Square.C1, Square.A4, Square.E7)
                .goals(Direction.NORTH, Direction.EAST, Direction.WEST)
                .straightJump(false)
                .sideSteps(Rules.Obstacle.PAWN, Rules.Obstacle.FENCE)
                .stuckRule(Rules.StuckRule.LOSS)
                .immobilisingFences(false)
                .repetitionLimit(4)
                .plyLimit(200)
                .limitBeatsWin(true)
                .gameTime(Duration.ofMinutes(30))
                .moveTime(Duration.ofSeconds(90))
                .anyFirstPlayer(true)
                .build();
        String text = "size=7;players=3;fences=6,5,4;starts=c1,a4,e7;goals=N,E,W;jump=none;sides=FENCE,PAWN;stuck=loss"
                + ";immobilising=illegal;repetition=4;plies=200;limit-beats-win=yes;game-time=PT30M;move-time=PT1M30S"
                + ";first=any";

        assertThat(RulesText.format(rules)).isEqualTo(text);
        assertThat(RulesText.formatInFull(rules)).isEqualTo(text);
        assertThat(RulesText.parse(text)).isEqualTo(rules);
    }

    @Test
    void writesDefaultsInFull() {
        assertThat(RulesText.formatInFull(Rules.standard()))
                .isEqualTo("size=9;players=2;fences=10;starts=e1,e9;goals=N,S;jump=straight;sides=FENCE,EDGE;stuck=pass"
                        + ";immobilising=legal;repetition=0;plies=0;limit-beats-win=no;game-time=PT0S;move-time=PT0S"
                        + ";first=one");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "size=5;fences=3",
                "players=3;sides=none",
                "size=7;players=4;stuck=draw",
                "starts=d1,d9",
                "starts=row1,row9",
                "size=5;starts=columna,columne;goals=E,W",
                "size=3;players=4;starts=row1,columna,row3,columnc",
                "fences=0,32",
                "game-time=PT0.5S"
            })
    void leavesDefaultsOut(String canonical) {
        assertThat(RulesText.format(RulesText.parse(canonical))).isEqualTo(canonical);
    }

    @Test
    void defaultsFollowSizeAndPlayers() {
        assertThat(RulesText.parse("size=9")).isEqualTo(Rules.standard());
        assertThat(RulesText.parse("players=4;fences=5;starts=e1,a5,e9,i5;goals=N,E,S,W"))
                .isEqualTo(Rules.standard(4));
        assertThat(RulesText.parse("size=7;starts=d1,d7;fences=8")).isEqualTo(Rules.kid(2));
        assertThat(RulesText.parse("game-time=0;move-time=PT0S;sides=fence,edge;jump=straight;first=one"))
                .isEqualTo(Rules.standard());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fences=3;size=5",
                " SIZE = 5 ;\tFences = 3 ",
                "size=5;starts=c1,C5;fences=3,3;goals=n,S",
            })
    void readsAnyOrderBlanksAndCapitals(String text) {
        assertThat(RulesText.format(RulesText.parse(text))).isEqualTo("size=5;fences=3");
    }

    @Test
    void sidesMayBeNamedBeforeTheSize() {
        assertThat(RulesText.format(RulesText.parse("starts=row1,row5;size=5"))).isEqualTo("size=5;starts=row1,row5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                     | 1  | ''      | one of standard-2, standard-3",
                "chess                  | 1  | chess   | one of standard-2, standard-3",
                "size=5;bad=1           | 8  | bad     | one of the keys size, players",
                "=5                     | 1  | ''      | one of the keys size, players",
                "size=5;fences          | 8  | fences  | key=value",
                "size=5;                | 8  | ''      | key=value",
                "size=5;size=5          | 8  | size    | each key once",
                "size=x                 | 6  | x       | a board size 3..9",
                "size=-5                | 6  | -5      | a board size 3..9",
                "size=10                | 1  | size=10 | (expected 3..9)",
                "fences=3,              | 10 | ''      | a number of fences",
                "starts=e1,x9           | 11 | x9      | a square",
                "starts=row2,row9       | 8  | row2    | row1, row9, columna or columni",
                "goals=N,up             | 9  | up      | N, E, S or W",
                "jump=yes               | 6  | yes     | straight or none",
                "sides=FENCE,WATER      | 13 | WATER   | FENCE, EDGE, PAWN",
                "stuck=stay             | 7  | stay    | pass, loss or draw",
                "immobilising=no        | 14 | no      | legal or illegal",
                "plies=9999999          | 7  | 9999999 | a number of plies",
                "limit-beats-win=maybe  | 17 | maybe   | yes or no",
                "game-time=30           | 11 | 30      | ISO-8601",
                "first=2                | 7  | 2       | any or one",
                "players=3;starts=e1,e9 | 1  | players=3;starts=e1,e9 | 2 starts for 3 players",
            })
    void namesTheProblemAndItsPlace(String text, int column, String found, String expected) {
        NotationException e = catchThrowableOfType(NotationException.class, () -> RulesText.parse(text));

        assertThat(e.problem().line()).isEqualTo(1);
        assertThat(e.problem().column()).isEqualTo(column);
        assertThat(e.problem().found()).isEqualTo(found);
        assertThat(e.problem().expected()).contains(expected);
        assertThat(RulesText.tryParse(text)).isEmpty();
    }

    @Test
    void tryParseGivesWhatParseGives() {
        assertThat(RulesText.tryParse("bazito")).contains(Rules.bazito());
    }
}
