package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordFormat.OPENSPIEL;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenSpielTest {
    /** The actions of a random game of 2019 on the 5x5 board, when the first player still began at the top. */
    private static final String EARLY_GAME =
            "c4v b4h c1v d4h b3v b5 c2 d1h c1 a5 b1 b5 c1 a5 b1 b5 a1 c5 a2 b5 a3 c5 a4 b5 a3 a5"
                    + " b3 b5 b2 a5 b3 b5 a3 a5 a4 a3 a2 a4 a1 a5 a2 a4 b2 b4 b3 a4 a3 b4 a2 a4 a1 a3 a2 a4 a1 a3 a2 b3 a1 a3 b1 a2 a1 b1";

    private static String playthrough(String header, List<String> actions, String end) {
        StringBuilder text = new StringBuilder(header);
        for (int i = 0; i < actions.size(); i++) {
            text.append("\n# State ")
                    .append(i)
                    .append("\n# Board size: 9, walls: 10, 10\n#    a   b\nIsTerminal() = False\nHistory() = []\n")
                    .append(
                            "ObservationString(0) = \"Board # Apply action\"\nReturns() = [0.0, 0.0]\n\n# Apply action \"")
                    .append(actions.get(i))
                    .append("\"\naction: 1\n");
        }
        return text.append(end).toString();
    }

    private static List<String> glendenning(String moves) {
        Position start = Position.initial(Rules.standard());
        return Arrays.stream(moves.split(" ", -1))
                .map(move -> MoveNotation.GLENDENNING.format(Move.parse(move), start))
                .toList();
    }

    @Test
    void readsAPlaythrough() {
        String header = """
                game: quoridor

                GameType.max_num_players = 4
                GetParameters() = {ansi_color_output=False,board_size=9,players=2,wall_count=10}
                NumPlayers() = 2
                """;
        String text = playthrough(
                header,
                glendenning(KnownGames.FIRST_WINS.moves()),
                "\n# State 59\nIsTerminal() = True\nRewards() = [1.0, -1.0]\nReturns() = [1.0, -1.0]\n");
        GameRecord game = Records.only(OPENSPIEL, text);

        assertThat(Records.moves(game)).isEqualTo(KnownGames.FIRST_WINS.moves());
        assertThat(game.rules()).isEqualTo(Rules.openSpiel(2));
        assertThat(game.result()).isEqualTo("1-0");
        assertThat(game.tags()).isEmpty();
    }

    @Test
    void readsAnEarlyPlaythroughWithTheFirstPlayerAtTheTop() {
        String header = """
                game: quoridor(board_size=5)
                seed: 1780759726
                GetParameters() = {ansi_color_output=False,board_size=5,wall_count=3}
                StringLegalActions() = ["a1v", "b1", "b1v", "c2", "d1"]
                """;
        String text = playthrough(
                header, List.of(EARLY_GAME.split(" ", -1)), "\nIsTerminal() = True\nReturns() = [-1.0, 1.0]");
        GameRecord game = Records.only(OPENSPIEL, text);

        assertThat(game.rules())
                .isEqualTo(Rules.openSpiel(2).toBuilder()
                        .size(5)
                        .fences(3)
                        .plyLimit(100)
                        .build());
        assertThat(Records.moves(game)).isEqualTo(EARLY_GAME);
        assertThat(game.result()).isEqualTo("0-1");
        assertThat(game.game().outcome().orElseThrow()).hasToString("player 2 wins: goal reached");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "game: quoridor                                              | openspiel-2",
                "game: quoridor()                                            | openspiel-2",
                "# Apply action \"e8\"                                       | openspiel-2",
                "game: quoridor(players=4)                                   | openspiel-4",
                "game: quoridor/NumPlayers() = 3                             | openspiel-3",
                "game: quoridor(board_size=9)/GetParameters() = {players=4}  | openspiel-4",
            })
    void theHeaderTellsTheRules(String lines, String rules) {
        assertThat(Records.only(OPENSPIEL, lines.replace('/', '\n')).rules())
                .isEqualTo(Rules.presets().get(rules));
    }

    @Test
    void theRulesGivenCountWhereTheHeaderIsSilent() {
        GameRecordReader reader = GameRecordReader.strict().format(OPENSPIEL).rules(Rules.standard());

        assertThat(reader.readAll("game: quoridor").get(0).rules()).isEqualTo(Rules.standard());
        assertThat(reader.readAll("game: quoridor(players=3)").get(0).rules()).isEqualTo(Rules.openSpiel(3));
    }

    @Test
    void readsFourPlayersAndTheirReturns() {
        GameRecord game = Records.only(OPENSPIEL, """
                game: quoridor(players=4)
                # Apply action "e8"
                # Apply action "b5"
                # Apply action "e2"
                # Apply action "h5"
                IsTerminal() = True
                Returns() = [-1.0, -1.0, 3.0, -1.0]
                """);

        assertThat(Records.moves(game)).isEqualTo("e2 b5 e8 h5");
        assertThat(game.result()).isEqualTo("0-0-1-0");
        assertThat(Records.only(OPENSPIEL, "game: quoridor\nIsTerminal() = True\nReturns() = [0.0, 0.0]")
                        .result())
                .isEqualTo("1/2-1/2");
    }

    @Test
    void anyPositiveReturnIsThatOfAWinner() {
        String text = "game: quoridor\n# Apply action \"e8\"\nIsTerminal() = True\nReturns() = ";

        assertThat(Records.only(OPENSPIEL, text + "[0.5, 0.0]").result()).isEqualTo("1-0");
        assertThat(Records.only(OPENSPIEL, text + "[0.0, 0.0]").result()).isEqualTo("1/2-1/2");
        assertThat(Records.only(OPENSPIEL, text + "[1.0, 1.0]").result()).isEqualTo("1/2-1/2");
    }

    /** An action means something only in its position, so that it is looked at even by who believes. */
    @Test
    void isReadWithLegalityWhateverIsAskedFor() {
        GameRecordReader believing =
                GameRecordReader.lenient().format(OPENSPIEL).withoutLegality();

        assertThat(Records.problems(believing.readAll("game: quoridor\n# Apply action \"e5\"")))
                .isEqualTo("line 2, column 17: found 'e5', expected a legal move: it is OUT_OF_REACH");
    }

    @Test
    void toStayIsToPass() {
        String actions = "c1v a4v d3h d3 b4v c4h c2 d2h a2h a3h c3 b3 d5 a3";
        String header = "game: quoridor(board_size=5,players=4,wall_count=3)\n";
        GameRecord game = Records.only(OPENSPIEL, playthrough(header, List.of(actions.split(" ", -1)), ""));

        assertThat(game.moves()).hasSize(14).endsWith(Move.pass());
    }

    @Test
    void everyHeaderBeginsAGame() {
        List<GameRecord> games = Records.read(OPENSPIEL, """
                game: quoridor
                # Apply action "e8"
                # Apply action "nonsense"

                game: quoridor(players=3)
                # Apply action "e8"
                """);

        assertThat(Records.moves(games)).containsExactly("e2", "e2");
        assertThat(games).extracting(GameRecord::rules).containsExactly(Rules.openSpiel(2), Rules.openSpiel(3));
        assertThat(Records.problems(games))
                .isEqualTo("line 3, column 17: found 'nonsense', expected an action such as e8, e6h or e6v");
    }

    @Test
    void longLinesThatDoNotMatterAreNoProblem() {
        String tensor = "ObservationTensor(0) = [" + "0.0, ".repeat(1000) + "]\n";
        GameRecordReader.Limits limits = new GameRecordReader.Limits(100, 100, 10, 10);
        String text =
                "game: quoridor\n" + tensor + "# Apply action \"e8\"\n" + tensor.repeat(3) + "# Apply action \"e2\"\n";
        GameRecord game = GameRecordReader.strict()
                .format(OPENSPIEL)
                .limits(limits)
                .readAll(text)
                .get(0);

        assertThat(Records.moves(game)).isEqualTo("e2 e8");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "hello                                             | 1 | 1  | hello | game: quoridor             | ``",
                "game: chess                                       | 1 | 7  | chess | quoridor                   | ``",
                "game: (players=2)                                 | 1 | 7  | ``    | quoridor                   | ``",
                "game: quoridor(players=5)/# Apply action \"e8\"   | 1 | 24 | 5     | a number 2..4              | ``",
                "game: quoridor(board_size=11)/# Apply action \"f1\" | 1 | 27 | 11  | a number 3..9              | ``",
                "game: quoridor/# Apply action \"e8/# Apply action \"e7\" | 2 | 19 | `` | an action such as e8   | ``",
                "game: quoridor/# Apply action \"e7\"              | 2 | 17 | e7    | a legal move               | ``",
                "game: quoridor/IsTerminal() = True/Returns() = [1.0] | 3 | 14 | 1.0 | a number for each of the 2 | ``",
                "game: quoridor/IsTerminal() = True/Returns() = [a b] | 3 | 14 | a b | a number for each of the 2 | ``",
            })
    void namesTheProblemAndLosesNoOtherGame(
            String lines, int line, int column, String found, String expected, String moves) {
        String text = lines.replace('/', '\n') + "\ngame: quoridor\n# Apply action \"d9\"\n";
        List<GameRecord> games = Records.read(OPENSPIEL, text);

        assertThat(Records.moves(games)).containsExactly(moves, "d1");
        assertThat(games.get(1).problems()).isEmpty();
        NotationProblem problem = games.get(0).problems().get(0);
        assertThat(games.get(0).problems()).hasSize(1);
        assertThat(problem.line()).isEqualTo(line);
        assertThat(problem.column()).isEqualTo(column);
        assertThat(problem.found()).isEqualTo(found);
        assertThat(problem.expected()).contains(expected);
    }
}
