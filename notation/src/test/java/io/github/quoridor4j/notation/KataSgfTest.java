package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordFormat.KATA_SGF;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Rules;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The two long games are really such an engine's, and known from elsewhere in algebraic notation. */
class KataSgfTest {
    private static final String REPEATED =
            "io ic im ie fn ig ik ld jg hi fo ie ii hd ik ke im kg gm bf im ke gm kg im ke gm kg";
    private static final String FIRST_WINS =
            "io ic im ie ik ig fn ld jg hi im ie fo ke gm fl hm fb em bb cm jb jj kg ck mg ek bl"
                    + " nj ph ei mi eg oi gg qi ge qk ie ok ic om pp mm lm jn nn om pd nb kc qm mc qo oc oo qc mo qa";

    private static final String ROOT = "FF[4]GM[1]SZ[17]PB[bot a]PW[bot b]HA[0]KM[-0.5]WB[10]WW[10]";

    private static String sgf(String root, String points) {
        StringBuilder text = new StringBuilder("(;" + root + "AB[iq]AW[ia]C[startTurnIdx=2]");
        String[] words = points.split(" ", -1);
        for (int i = 0; i < words.length; i++) {
            text.append(i % 2 == 0 ? ";B[" : ";W[").append(words[i]).append("]C[0.45 0.55 v=100]");
        }
        return text.append(')').toString();
    }

    @Test
    void readsAGameThatIsDrawnByRepetition() {
        GameRecord game =
                Records.only(KATA_SGF, sgf(ROOT + "RU[Quoridor:repetitionDrawCount=3]RE[0]DR[repetition]", REPEATED));

        assertThat(Records.moves(game)).isEqualTo(KnownGames.REPEATED.moves());
        assertThat(game.rules()).isEqualTo(KnownGames.REPEATED.rules());
        assertThat(game.result()).isEqualTo("1/2-1/2");
        assertThat(game.game().outcome().orElseThrow()).hasToString("draw: repetition");
        assertThat(game.tags())
                .containsOnlyKeys("Player1", "Player2", "Termination", "KM")
                .containsEntry("Termination", "repetition")
                .containsEntry("Player1", "bot a");
        assertThat(game.comment()).isEqualTo("startTurnIdx=2");
        assertThat(game.plies().get(27).comment()).isEqualTo("0.45 0.55 v=100");
    }

    @Test
    void readsAWinAndAGameOnTheNextLine() {
        String first = sgf(ROOT + "RU[Quoridor:repetitionDrawCount=4]RE[B+0.5]", FIRST_WINS);
        List<GameRecord> games = Records.read(KATA_SGF, first + "\r\n\r\n" + sgf(ROOT + "RE[W+R]", "io ic") + "\r\n");

        assertThat(Records.problems(games)).isEmpty();
        assertThat(Records.moves(games)).containsExactly(KnownGames.FIRST_WINS.moves(), "e2 e8");
        assertThat(games.get(0).result()).isEqualTo("1-0");
        assertThat(games.get(0).game().outcome().orElseThrow()).hasToString("player 1 wins: goal reached");
        assertThat(games.get(1).rules()).isEqualTo(Rules.standard());
        assertThat(games.get(1).game().outcome().orElseThrow()).hasToString("player 2 wins: resignation");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "RE[W+0.5]           | 0-1     | ``",
                "RE[B+T]             | 1-0     | time",
                "RE[W+F]             | 0-1     | forfeit",
                "RE[0]DR[maxPlies]   | 1/2-1/2 | ply limit",
                "RE[Draw]DR[cutoff]  | 1/2-1/2 | cutoff",
                "RE[Void]            | *       | ``",
                "RE[?]               | *       | ``",
                "RE[]                | *       | ``",
                "``                  | *       | ``",
            })
    void readsResults(String properties, String result, String termination) {
        GameRecord game = Records.only(KATA_SGF, "(;GM[1]" + properties + ";B[io])");

        assertThat(game.result()).isEqualTo(result);
        assertThat(game.tag("Termination").orElse("")).isEqualTo(termination);
    }

    @Test
    void readsOtherBoardsAndFences() {
        GameRecord game = Records.only(
                KATA_SGF, "(;GM[1]SZ[9]WB[3]WW[2]RU[Quoridor:repetitionDrawCount=0,maxPlies=50];B[eg];W[bf])");

        assertThat(game.rules())
                .isEqualTo(Rules.builder().size(5).fences(3, 2).plyLimit(50).build());
        assertThat(Records.moves(game)).isEqualTo("c2 a2h");
    }

    @Test
    void readsTheSmallestBoardAndTheMostFences() {
        GameRecord game = Records.only(KATA_SGF, "(;SZ[5]WB[32]WW[32];B[ae];W[aa])");

        assertThat(game.rules()).isEqualTo(Rules.builder().size(3).fences(32).build());
        assertThat(Records.moves(game)).isEqualTo("a1 a3");
    }

    @Test
    void theRulesGivenAreTheBase() {
        GameRecordReader reader = GameRecordReader.strict().format(KATA_SGF);

        assertThat(reader.rules(Rules.bazito()).readAll("(;B[io])").get(0).rules())
                .isEqualTo(Rules.bazito());
        assertThat(reader.rules(Rules.standard(4)).readAll("(;B[io])").get(0).rules())
                .isEqualTo(Rules.standard());
    }

    @Test
    void readsTolerantly() {
        GameRecord game = Records.only(KATA_SGF, " ( ; PB [a\\]b\\\\] EV[\\]x] XY[] ; B [io] BL[3] ) ");

        assertThat(game.tag("Player1")).contains("a]b\\");
        assertThat(game.tag("Event")).contains("]x");
        assertThat(game.tags()).containsOnlyKeys("Player1", "Event");
        assertThat(Records.moves(game)).isEqualTo("e2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "hello                   | 1  | h    | (; at the beginning of a game  | ``",
                "(;B[io]                 | 8  | ``   | the ) of the game              | e2",
                "(;B[io];W[ic            | 10 | [    | a property such as B[io]       | e2",
                "(;B[io];W)              | 10 | )    | a property such as B[io]       | e2",
                "(;B[io]x;W[ic])         | 8  | x    | a property such as B[io]       | e2",
                "(;B[io](;W[ic])(;W[ia]))| 8  | (    | a property such as B[io]       | e2",
                "(;B[io]) x              | 10 | x    | nothing behind                 | e2",
                "(;B[io];W[xx])          | 11 | xx   | a move's point                 | e2",
                "(;B[io];W[i])           | 11 | i    | a move's point                 | e2",
                "(;B[io];W[ib])          | 11 | ib   | a move's point                 | e2",
                "(;B[io];B[im])          | 11 | im   | a move of W                    | e2",
                "(;W[ic];B[io])          | 5  | ic   | a move of B                    | ``",
                "(;B[io];W[ig])          | 11 | ig   | a legal move                   | e2",
                "(;B[io];W[])            | 11 | ``   | a legal move                   | e2",
                "(;GM[Q4];S[d2h])        | 6  | Q4   | 1, a game of two players       | ``",
                "(;SZ[19];B[io])         | 6  | 19   | an odd number 5..17            | ``",
                "(;SZ[x];B[io])          | 6  | x    | a number                       | ``",
                "(;WB[33];B[io])         | 6  | 33   | 0..32 fences                   | ``",
                "(;RU[Q:maxPlies=a];B[io])| 17 | a   | a number                       | ``",
                "(;RU[Q:foo=1];B[io])    | 8  | foo=1 | repetitionDrawCount=3 or      | ``",
                "(;RU[Q:repetitionDrawCount=1];B[io])| 28 | 1 | 0, 2 or more           | ``",
                "(;RU[:foo=1];B[io])     | 7  | foo=1 | repetitionDrawCount=3 or      | ``",
                "(;B[io];W[ri])          | 11 | ri   | a move's point                 | e2",
                "(;B[io];W[is])          | 11 | is   | a move's point                 | e2",
                "(;B[io];W[iA])          | 11 | iA   | a move's point                 | e2",
                "(;AB[io];W[ic])         | 6  | io   | the point where the player starts, e1 | ``",
                "(;AW[ic];B[io])         | 6  | ic   | the point where the player starts, e9 | ``",
                "(;RE[won];B[io])        | 6  | won  | a result such as B+0.5         | e2",
                "(;PB[a]PB[b];B[io])     | 11 | b    | one value of PB                | e2",
            })
    void namesTheProblemAndLosesNoOtherGame(String line, int column, String found, String expected, String moves) {
        List<GameRecord> games = Records.read(KATA_SGF, "\n" + line + "\n(;B[go])");

        assertThat(Records.moves(games)).hasSize(2).startsWith(moves);
        NotationProblem problem = games.get(0).problems().get(0);
        assertThat(games.get(0).problems()).hasSize(1);
        assertThat(problem.line()).isEqualTo(2);
        assertThat(problem.column()).isEqualTo(column);
        assertThat(problem.found()).isEqualTo(found);
        assertThat(problem.expected()).contains(expected);
        assertThat(games.get(1).problems()).hasSize(1); // no pawn gets there
    }

    /** There may have been more of it. */
    @Test
    void aGameThatIsNotWholeHasNoResult() {
        String whole = sgf("", FIRST_WINS);
        String cut = whole.substring(0, whole.length() - 1);

        assertThat(Records.read(KATA_SGF, whole).get(0).result()).isEqualTo("1-0");
        assertThat(Records.read(KATA_SGF, cut).get(0).result()).isEqualTo("*");
        assertThat(Records.read(KATA_SGF, cut).get(0).problems()).hasSize(1);
    }

    @Test
    void aResultThatTheMovesContradictIsAProblemWhereItStands() {
        List<GameRecord> games = Records.read(KATA_SGF, sgf("RE[W+0.5]", FIRST_WINS));

        assertThat(Records.problems(games)).startsWith("line 1, column 6: found 'W+0.5', expected 1-0");
    }
}
