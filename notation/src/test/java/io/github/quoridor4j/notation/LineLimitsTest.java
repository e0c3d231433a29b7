package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LineLimitsTest {
    private static final long GIGABYTE = 1L << 30;
    private static final long LONG = GIGABYTE / 16;

    /** Says the same again and again, then something else; keeps nothing. */
    private static final class Endless extends Reader {
        private final char[] block;
        private final String end;
        private long left;
        private int next;

        /** Given how many characters there are before the end, about. */
        Endless(String part, long length, String end) {
            this.block = part.repeat(10_000).toCharArray();
            this.end = end;
            this.left = length / part.length() * part.length();
        }

        @Override
        public int read(char[] buffer, int offset, int length) {
            if (left > 0) {
                int count = (int) Math.min(left, Math.min(length, block.length - next));
                System.arraycopy(block, next, buffer, offset, count);
                next = (next + count) % block.length;
                left -= count;
                return count;
            }
            int from = (int) -left;
            int count = Math.min(length, end.length() - from);
            end.getChars(from, from + count, buffer, offset);
            left -= count;
            return count == 0 ? -1 : count;
        }

        @Override
        public void close() {}
    }

    private static List<GameRecord> read(RecordFormat format, GameRecordReader.Limits limits, Reader in) {
        List<GameRecord> games = new ArrayList<>();
        GameRecordReader.lenient().format(format).limits(limits).read(in).forEachRemaining(games::add);
        return games;
    }

    private static GameRecordReader.Limits limits(int line, int game) {
        return new GameRecordReader.Limits(line, game, 100, 10);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "MOVE_LIST | e2 e8 e1 e9 | e3h",
                "MOVE_LIST | x           | e3h",
                "LODE      | N,S,S,N,    | 3e",
                "TQ1       | e2          | tq1 e3h",
                "KATA_SGF  | (           | (;B[jl])",
                "QGF       | # A: b      | # QGF V[1.0]/# Notation: Lamek/1. e3h",
                "OQF       | 2           | # OQF/1. e4h",
                "OPENSPIEL | game: ()    | game: quoridor/# Apply action \"e6h\"",
            })
    void aLongLineIsSkipped(RecordFormat format, String part, String good) {
        List<GameRecord> games =
                read(format, limits(1000, 1000), new Endless(part + " ", LONG, "\n" + good.replace('/', '\n')));

        assertThat(Records.moves(games)).hasSize(2).endsWith("e3h");
        assertThat(games.get(0).problems()).anySatisfy(problem -> {
            assertThat(problem.line()).isEqualTo(1);
            assertThat(problem.column()).isEqualTo(1001);
            assertThat(problem.found()).hasSize(1);
            assertThat(problem.expected()).isEqualTo("the end of a line of at most 1000 characters");
        });
        assertThat(games.get(1).problems()).isEmpty();
    }

    @Test
    void aLineOfAGigabyteIsSkipped() {
        Reader in = new Endless("e2 e8 e1 e9 ", GIGABYTE, "\ne3h");

        assertThat(Records.moves(read(RecordFormat.MOVE_LIST, limits(6, 1000), in)))
                .containsExactly("e2 e8", "e3h");
    }

    @Test
    void blankLinesAreNoGame() {
        assertThat(read(RecordFormat.MOVE_LIST, limits(1000, 1000), new Endless(" \n\r\n", LONG, "")))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TQ1 | e2 e8 e1 e9 | tq1 e3h",
                "OQF | # what      | # OQF/1. e4h",
                "QGF | # A: b      | # QGF V[1.0]/# Notation: Lamek/1. e3h",
            })
    void aLongGameIsSkipped(RecordFormat format, String line, String good) {
        List<GameRecord> games =
                read(format, limits(1000, 1010), new Endless(line + "\n", LONG, good.replace('/', '\n')));
        int number = 1010 / (line.length() + 1) + 1;
        int column = 1010 % (line.length() + 1) + 1;

        assertThat(Records.moves(games)).hasSize(2).endsWith("e3h");
        NotationProblem last =
                games.get(0).problems().get(games.get(0).problems().size() - 1);
        assertThat(last.line()).isEqualTo(number);
        assertThat(last.column()).isEqualTo(column);
        assertThat(last.found()).isEqualTo(line.substring(column - 1, column));
        assertThat(last.expected()).isEqualTo("the end of a game of at most 1010 characters");
        assertThat(games.get(1).problems()).isEmpty();
    }

    @Test
    void theMovesBeforeTheLimitAreKept() {
        GameRecordReader reader = GameRecordReader.lenient().format(RecordFormat.MOVE_LIST);

        assertThat(Records.moves(reader.limits(limits(8, 100)).readAll("e2 e8 e3 e7\ne3h")))
                .containsExactly("e2 e8 e3", "e3h");
        assertThat(Records.moves(reader.limits(limits(7, 100)).readAll("e2 e8 e3 e7\ne3h")))
                .containsExactly("e2 e8", "e3h");
        assertThat(Records.moves(reader.limits(limits(100, 6)).readAll("e2 e8 e3 e7\ne3h")))
                .containsExactly("e2 e8", "e3h");
        assertThat(Records.problems(reader.limits(limits(8, 100)).readAll("e2 e8 e3")))
                .isEmpty();
        assertThat(Records.problems(reader.limits(limits(100, 8)).readAll("e2 e8 e3")))
                .isEmpty();
        assertThat(Records.problems(reader.limits(limits(7, 100)).readAll("\ne2 e8 e3")))
                .isEqualTo("line 2, column 8: found '3', expected the end of a line of at most 7 characters");
    }

    @Test
    void aWordThatIsLongerThanALineMayBeIsCutWhole() {
        GameRecordReader reader =
                GameRecordReader.lenient().format(RecordFormat.MOVE_LIST).limits(limits(3, 100));

        assertThat(Records.problems(reader.readAll("e2e8e3e7")))
                .isEqualTo("line 1, column 4: found '8', expected the end of a line of at most 3 characters");
    }

    @Test
    void aGameMayEndWithALineButNotGoOnBehindIt() {
        String text = "# OQF\n1. e2 e8\n2. e1 e9";
        GameRecordReader reader = GameRecordReader.lenient().format(RecordFormat.OQF);

        for (int length : List.of(14, 15)) {
            List<GameRecord> games = reader.limits(limits(100, length)).readAll(text);
            assertThat(Records.moves(games)).containsExactly("e2 e8");
            assertThat(Records.problems(games))
                    .isEqualTo("line 3, column 1: found '2', expected the end of a game of at most " + length
                            + " characters");
        }
        assertThat(reader.limits(limits(100, 23)).readAll(text))
                .flatMap(GameRecord::problems)
                .isEmpty();
    }

    @Test
    void behindALineThatIsCutNothingIsTrusted() {
        GameRecordReader reader =
                GameRecordReader.lenient().format(RecordFormat.OQF).limits(limits(12, 100));

        assertThat(Records.moves(reader.readAll("# OQF\n1. e2 e8 e1 e9\n2. e9 e2")))
                .containsExactly("e2 e8 e1");
    }

    @Test
    void aCutGameInSgfIsNoSecondProblem() {
        GameRecordReader reader =
                GameRecordReader.lenient().format(RecordFormat.KATA_SGF).limits(limits(20, 100));
        List<GameRecord> games = reader.readAll("(;B[io];W[ic]C[a b c d e]RE[B+R])");

        assertThat(Records.moves(games)).containsExactly("e2 e8");
        assertThat(games.get(0).problems()).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void aStrictReaderThrowsWhereALineIsTooLong(RecordFormat format) {
        GameRecordReader reader = GameRecordReader.strict().format(format).limits(limits(10, 10));

        assertThatThrownBy(() -> reader.readAll("# Apply action (;B[io];W[ic]) tq1 e2 e8 e3 e7 e4"))
                .isInstanceOf(NotationException.class);
    }
}
