package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordFormat.OQF;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OqfTest {
    @Test
    void readsRoundsWithComments() {
        GameRecord game = Records.only(OQF, """
                # two bots
                # of the tournament
                1. e2 e8
                2. e3 e7 # as always
                # now it begins
                3. e4h D9V
                4. Cap
                """);

        assertThat(Records.moves(game)).isEqualTo("e2 e8 e3 e7 e3h d8v");
        assertThat(game.comment()).isEqualTo("two bots of the tournament");
        assertThat(game.plies().get(3).comment()).isEqualTo("as always now it begins");
        assertThat(game.result()).isEqualTo("0-1");
        assertThat(game.tag("Termination")).contains("resignation");
    }

    @Test
    void believesIllegalMovesIfItIsToldTo() {
        GameRecordReader believing = GameRecordReader.lenient().format(OQF).withoutLegality();

        assertThat(Records.moves(believing.readAll("1. e5 a1\n2. e5 cap"))).containsExactly("e5 a1 e5");
        assertThat(Records.problems(believing.readAll("1. e5 a1\n2. e5 cap"))).isEmpty();
    }

    @Test
    void readsTheVerdictAsAComment() {
        GameRecord game = Records.only(OQF, "1. e2 e8\r\n\r\nPlayer wins because the opponent capitulated");

        assertThat(game.plies().get(1).comment()).isEqualTo("Player wins because the opponent capitulated");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. e2 e8/1. e4h e8",
                "1. e2 e8/# OQF/1. e4h e8",
                "# OQF/1. e2 e8/# OQF/e4h/e8",
                "1.e2 e8/1.e4h e8",
            })
    void findsWhereTheNextGameBegins(String lines) {
        List<GameRecord> games = Records.read(OQF, lines.replace('/', '\n'));

        assertThat(Records.moves(games)).containsExactly("e2 e8", "e3h e8");
        assertThat(Records.problems(games)).isEmpty();
        assertThat(games).extracting(GameRecord::comment).containsOnly("");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1. e2 e1h              | 1 | 7 | e1h      | a move such as e2, e4h or cap | e2",
                "1. e2 e8/2. e3 e4      | 2 | 7 | e4       | a legal move                  | e2 e8 e3",
                "1. e2 cap/2. e3        | 2 | 4 | e3       | nothing behind the end        | e2",
                "hello                  | 1 | 1 | hello    | a move such as e2, e4h or cap | ``",
                "1 e2 e8                | 1 | 1 | 1        | a move such as e2, e4h or cap | ``",
            })
    void namesTheProblemAndLosesNoOtherGame(
            String lines, int line, int column, String found, String expected, String moves) {
        List<GameRecord> games = Records.read(OQF, lines.replace('/', '\n') + "\n# OQF\n1. d1");

        assertThat(Records.moves(games)).containsExactly(moves, "d1");
        assertThat(games.get(0).problems()).hasSize(1).allSatisfy(problem -> {
            assertThat(problem.line()).isEqualTo(line);
            assertThat(problem.column()).isEqualTo(column);
            assertThat(problem.found()).isEqualTo(found);
            assertThat(problem.expected()).contains(expected);
        });
        assertThat(games.get(1).problems()).isEmpty();
    }
}
