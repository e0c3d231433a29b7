package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordFormat.QGF;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QgfTest {
    private static final String HEADER = """
            # QGF V[1.0]
            # Player1: The first one
            # Player2: B
            # PointOfView: 1
            """;

    /** The sample game of the thesis of 2005. */
    private static final String GLENDENNING = HEADER + """
            # Notation: Glendenning
              1.  e8    e2
              2.  e7    e3
              3.  e6    e4
              4.  e6h   e3h
              5.  f5v   e5h
              6.  c6h   f4
              7.  f3v   g6h
              8.  a6h   e4
              9.  c5v   d4h
             10.  d2v   d4
             11.  d6    d3
             12.  d5    c3h
             13.  b4h   d2
             14.  c1h   a2h
             15.  h7h
            """;

    @Test
    void readsTheSampleOfGlendenning() {
        GameRecord game = Records.only(QGF, GLENDENNING);

        assertThat(Records.moves(game)).isEqualTo(KnownGames.GLENDENNING.moves());
        assertThat(game.tags()).containsOnlyKeys("Player1", "Player2", "PointOfView");
        assertThat(game.tag("Player1")).contains("The first one");
        assertThat(game.game().position().fencesLeft(Player.ONE)).isZero();
        assertThat(game.result()).isEqualTo("*");
    }

    @Test
    void readsLamek() {
        String rounds = "#Notation:lamek\r\n  1.  e2    e8\r\n2.e3h";
        GameRecord game = Records.only(QGF, HEADER.replace("\n", "\r\n") + rounds);

        assertThat(Records.moves(game)).isEqualTo("e2 e8 e3h");
    }

    @Test
    void readsDebug() {
        GameRecord game = Records.only(QGF, HEADER + "# Notation: Debug\n1. 41 47\n2. 42 46\n3. 42h 07v\n");

        assertThat(Records.moves(game)).isEqualTo("e2 e8 e3 e7 e3h a8v");
    }

    @Test
    void otherLinesAreTagsOrComments() {
        GameRecord game = Records.only(QGF, """
                # QGF V[1.0]
                # Player1:
                # Rules: kid-2
                # Result: 0-1
                # My_note: x: y
                # Date: 2026.05.03
                # just a comment
                # Notation: Lamek
                1. d2 d6
                # Strength: strong
                """);

        assertThat(game.tags()).containsOnlyKeys("My_note", "Date");
        assertThat(game.tag("My_note")).contains("x: y");
        assertThat(game.rules()).isEqualTo(Rules.kid(2));
        assertThat(game.result()).isEqualTo("0-1");
        assertThat(game.comment()).isEqualTo("just a comment");
        assertThat(game.plies().get(1).comment()).isEqualTo("Strength: strong");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "# QGF V[1.0]/# Notation: Lamek/1. e2/# QGF V[1.0]/# Notation: Lamek/1. e3h",
                "# Notation: Lamek/1. e2/# Player1: B/# Notation: Lamek/1. e3h",
                "# Notation: Lamek/1. e2/# notation: Lamek/1. e3h",
            })
    void findsWhereTheNextGameBegins(String lines) {
        List<GameRecord> games = Records.read(QGF, lines.replace('/', '\n'));

        assertThat(Records.moves(games)).containsExactly("e2", "e3h");
        assertThat(Records.problems(games)).isEmpty();
    }

    @Test
    void theNumberOneBeginsAGameThatLacksItsNotation() {
        List<GameRecord> games = Records.read(QGF, "# Notation: Lamek\n1. e2 e8\n2. e3\n1. e3h e8");

        assertThat(Records.moves(games)).containsExactly("e2 e8 e3", "");
        assertThat(Records.problems(games))
                .isEqualTo("line 4, column 4: found 'e3h', expected a line # Notation:" + " before the moves");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "# QGF V[2.0]/# Notation: Lamek/1. e2   | 1 | 1  | # QGF V[2.0] | # QGF V[1.0]              | e2",
                "# Notation: German/1. e2               | 1 | 13 | German       | Lamek, Glendenning or     | ``",
                "# Notation: Lamek/1. e2 e10            | 2 | 7  | e10          | a move such as e2         | e2",
                "# Notation: Debug/1. e2                | 2 | 4  | e2           | a move such as 41         | ``",
                "# Notation: Debug/1. 4                 | 2 | 4  | 4            | a move such as 41         | ``",
                "# Notation: Lamek/12                   | 2 | 1  | 12           | a move such as e2         | ``",
                "# Notation: Lamek/. e2                 | 2 | 1  | .            | a move such as e2         | ``",
                "# Notation: Debug/1. --                | 2 | 4  | --           | a legal move              | ``",
                "# Notation: Debug/1. 08                | 2 | 4  | 08           | a legal move              | ``",
                "# Notation: Debug/1. 80                | 2 | 4  | 80           | a legal move              | ``",
                "# Notation: Debug/1. 49                | 2 | 4  | 49           | a move such as 41         | ``",
                "# Notation: Glendenning/1. e2          | 2 | 4  | e2           | a legal move              | ``",
                "# Notation: Lamek/1. e2 e8/2. e4 e7    | 3 | 4  | e4           | a legal move              | e2 e8",
                "# Notation: Lamek/1. e2 e8/whatever    | 3 | 1  | whatever     | a move such as e2         | e2 e8",
                "# A: 1/# a: 2/# Notation: Lamek/1. e2  | 2 | 3  | a            | each tag once             | e2",
                "# Result: won/# Notation: Lamek/1. e2  | 1 | 11 | won          | a result: 1-0             | e2",
                "# Rules: chess/# Notation: Lamek/1. e2 | 1 | 10 | chess        | one of standard-2         | ``",
            })
    void namesTheProblemAndLosesNoOtherGame(
            String lines, int line, int column, String found, String expected, String moves) {
        String text = lines.replace('/', '\n') + "\n# QGF V[1.0]\n# Notation: Lamek\n1. d1";
        List<GameRecord> games = Records.read(QGF, text);

        assertThat(Records.moves(games)).containsExactly(moves, "d1");
        assertThat(games.get(1).problems()).isEmpty();
        NotationProblem problem = games.get(0).problems().get(0);
        assertThat(problem.line()).isEqualTo(line);
        assertThat(problem.column()).isEqualTo(column);
        assertThat(problem.found()).isEqualTo(found);
        assertThat(problem.expected()).contains(expected);
    }

    @Test
    void writesValuesAsTheyAreRead() {
        GameRecord record = GameRecordReader.strict()
                .readAll("[Player1 \" A \u00a0\"] e2 e8")
                .get(0);

        assertThat(GameRecordWriter.format(record, RecordFormat.QGF)).contains("\n# Player1: A\n# Player2:\n");
    }
}
