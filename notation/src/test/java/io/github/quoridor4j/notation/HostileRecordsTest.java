package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordTexts.moves;
import static io.github.quoridor4j.notation.RecordTexts.only;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.Reader;
import java.util.Iterator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts longer than the memory, made while they are read. */
class HostileRecordsTest {
    private static final long HUGE = 100L << 20;

    /** Beyond every limit, and read in no time. */
    private static final long BIG = 10L << 20;

    private static final String NEXT = "\n[Event \"next\"]\n\n1. e2 e8 *\n";

    /** So many characters of this pattern, over and over, between two texts. */
    private static final class Repeating extends Reader {
        private final String before;
        private final char[] pattern;
        private final long length;
        private final String after;
        private long next;

        Repeating(String before, String pattern, long length, String after) {
            this.before = before;
            this.pattern = pattern.repeat(8192).toCharArray();
            this.length = length;
            this.after = after;
        }

        @Override
        public int read(char[] buffer, int offset, int room) {
            long inPattern = next - before.length();
            if (inPattern >= 0 && inPattern < length) {
                int from = (int) (inPattern % pattern.length);
                int count = (int) Math.min(Math.min(room, pattern.length - from), length - inPattern);
                System.arraycopy(pattern, from, buffer, offset, count);
                next += count;
                return count;
            }
            String text = inPattern < 0 ? before : after;
            int from = (int) (inPattern < 0 ? next : inPattern - length);
            int count = Math.min(room, text.length() - from);
            text.getChars(from, from + count, buffer, offset);
            next += count;
            return count == 0 ? -1 : count;
        }

        @Override
        public void close() {}
    }

    static Stream<Arguments> endless() {
        return Stream.of(
                Arguments.of("1. e2 e8 ", "x"),
                Arguments.of("1. e2 e8 ", "12 "),
                Arguments.of("1. e2 e8 ", "7. "),
                Arguments.of("1. e2 e8 ", "12.\n"),
                Arguments.of("1. e2 e8 ", " "),
                Arguments.of("1. e2 e8 ", "\n"),
                Arguments.of("1. e2 e8 ", "."),
                Arguments.of("1. e2 e8 ", "!"),
                Arguments.of("1. e2 e8 ", "$"),
                Arguments.of("1. e2 e8 $", "1"),
                Arguments.of("1. e2 e8 $", "1 "),
                Arguments.of("1. e2 e8 ", "("),
                Arguments.of("1. e2 e8 ", "() "),
                Arguments.of("1. e2 e8 ", ")"),
                Arguments.of("1. e2 e8 ", "(e3) "),
                Arguments.of("1. e2 e8 ", "{a}"),
                Arguments.of("1. e2 e8 {", "x"),
                Arguments.of("1. e2 e8 {", "["),
                Arguments.of("1. e2 e8 {", "a\n"),
                Arguments.of("1. e2 e8 {", "\n[a"),
                Arguments.of("1. e2 e8 {", "[%emt x] "),
                Arguments.of("1. e2 e8 ;", "x"),
                Arguments.of("1. e2 e8 ;", ";\n"),
                Arguments.of("1. e2 e8\n%", "x"),
                Arguments.of("1. e2 e8\n", "%\n"),
                Arguments.of("1. e2 e8 ", "e3 e7 e2 e8 "));
    }

    @ParameterizedTest
    @MethodSource("endless")
    void endlessBodiesCostOneGame(String before, String pattern) {
        assertCostsOneGame(before, pattern, BIG);
    }

    /** A word, move numbers, a comment and a tag of a hundred million characters, all on one line. */
    @ParameterizedTest
    @CsvSource({"'1. e2 e8 ', x", "'1. e2 e8 ', '7 '", "'1. e2 e8 {', x", "'[A \"', x"})
    void aHundredMillionCharactersCostOneGame(String before, String pattern) {
        assertCostsOneGame(before, pattern, HUGE);
    }

    private static void assertCostsOneGame(String before, String pattern, long length) {
        long whole = length / pattern.length() * pattern.length();
        Iterator<GameRecord> games = GameRecordReader.lenient().read(new Repeating(before, pattern, whole, NEXT));

        GameRecord first = games.next();
        assertThat(moves(first)).startsWith(before.startsWith("1.") ? "e2 e8" : "");
        assertThat(first.tags().values()).allSatisfy(value -> assertThat(value).hasSizeLessThanOrEqualTo(1_000_000));
        assertThat(first.problems())
                .isNotEmpty()
                .allSatisfy(problem -> assertThat(problem.found()).hasSizeLessThanOrEqualTo(1_000_000));
        assertNextIsIntact(games);
    }

    static Stream<Arguments> endlessTags() {
        return Stream.of(
                Arguments.of("[", "A"),
                Arguments.of("[", " "),
                Arguments.of("[A", " "),
                Arguments.of("[A \"", "x"),
                Arguments.of("[A \"", "\\\\"),
                Arguments.of("[A ", "x"),
                Arguments.of("[A \"x\"", " "),
                Arguments.of("[A \"x\"", "y"),
                Arguments.of("[A \"x\"] ", "["));
    }

    @ParameterizedTest
    @MethodSource("endlessTags")
    void endlessTagsCostOneGame(String before, String pattern) {
        Iterator<GameRecord> games = GameRecordReader.lenient().read(new Repeating(before, pattern, BIG, NEXT));

        assertThat(games.next().problems()).isNotEmpty();
        assertNextIsIntact(games);
    }

    private static void assertNextIsIntact(Iterator<GameRecord> games) {
        GameRecord next = games.next();
        assertThat(next.tags()).containsOnlyKeys("Event");
        assertThat(moves(next)).isEqualTo("e2 e8");
        assertThat(next.problems()).isEmpty();
        assertThat(games.hasNext()).isFalse();
    }

    @Test
    void endlessGamesAreReadOneByOne() {
        String game = "1. e2 e8 *\n";
        Iterator<GameRecord> games =
                GameRecordReader.lenient().read(new Repeating("", game, 100_000L * game.length(), ""));

        int count = 0;
        GameRecord last = null;
        while (games.hasNext()) {
            last = games.next();
            count++;
        }
        assertThat(count).isEqualTo(100_000);
        assertThat(last).isEqualTo(RecordTexts.clean(game));
    }

    @Test
    void deepNestingNeedsNoStack() {
        String deep = "(d1".repeat(100_000);
        GameRecord closed = only("e2 " + deep + ")".repeat(100_000) + " e8");
        GameRecord open = only("e2 " + deep);

        assertThat(moves(closed)).isEqualTo("e2 e8");
        assertThat(RecordTexts.places(closed)).containsExactly("1:304 (");
        assertThat(RecordTexts.places(open)).containsExactly("1:304 (", "1:4 (");
        assertThat(only("e2 " + "(".repeat(100_000)).problems()).hasSizeLessThan(10);
    }
}
