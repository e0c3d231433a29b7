package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordTexts.places;
import static io.github.quoridor4j.notation.RecordTexts.tree;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quoridor4j.notation.GameRecordReader.Limits;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordLimitsTest {
    private static final String NEXT = "\n\n[Event \"next\"]\n\n1. e2 *\n";

    private static List<GameRecord> read(int line, int game, int tags, int nesting, String text) {
        return GameRecordReader.lenient()
                .limits(new Limits(line, game, tags, nesting))
                .readAll(text);
    }

    private static void assertNextIsIntact(List<GameRecord> games) {
        assertThat(games).hasSize(2);
        assertThat(games.get(1).tags()).containsOnlyKeys("Event");
        assertThat(tree(games.get(1))).isEqualTo("e2");
        assertThat(games.get(1).problems()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void aLineAsLongAsItMayBe(String lineEnd) {
        String text = "e2 e8 e3 {abcdefghi}".concat(lineEnd).concat("e7 *").concat(lineEnd);

        assertThat(read(20, 1000, 10, 10, text))
                .allSatisfy(game -> assertThat(game.problems()).isEmpty());
        assertThat(read(20, 1000, 10, 10, text)).map(RecordTexts::tree).containsExactly("e2 e8 e3 {abcdefghi} e7");
    }

    @Test
    void aLineThatIsTooLong() {
        List<GameRecord> games = read(20, 1000, 10, 10, "e2 e8\ne3 e7 {abcdefghijklm} e4\ne6 *" + NEXT);

        assertNextIsIntact(games);
        assertThat(tree(games.get(0))).startsWith("e2 e8 e3 e7");
        assertThat(places(games.get(0))).containsExactly("2:21 }");
        assertThat(games.get(0).problems().get(0).expected()).isEqualTo("the end of a line of at most 20 characters");
    }

    @Test
    void aGameAsLongAsItMayBe() {
        String game = "[Event \"first\"]\n\n1. e2 e8 2. e3 *";

        for (String next : List.of("", "\n", NEXT, "\n".repeat(100) + NEXT, " ".repeat(40) + NEXT)) {
            List<GameRecord> games = read(1000, game.length(), 10, 10, game + next);
            assertThat(tree(games.get(0))).isEqualTo("e2 e8 e3");
            assertThat(games).allSatisfy(each -> assertThat(each.problems()).isEmpty());
            assertThat(games).hasSize(next.isBlank() ? 1 : 2);
        }
    }

    @Test
    void aGameThatIsTooLong() {
        List<GameRecord> games = read(1000, 19, 10, 10, "1. e2 e8\n2. e3 e7 3. e4 e6\n4. e5 *" + NEXT);

        assertThat(tree(games.get(0))).isEqualTo("e2 e8 e3 e7");
        assertThat(places(games.get(0))).containsExactly("2:11 .");
        assertThat(games.get(0).problems().get(0).expected()).isEqualTo("the end of a game of at most 19 characters");
        assertThat(games.get(0).result()).isEqualTo("*");
    }

    @Test
    void nobodyKnowsWhetherAVariationThatIsCutOffIsClosed() {
        List<GameRecord> games = read(1000, 25, 10, 10, "1. e2 e8 (d9 e3 (d2 c9 c2 b9) d8) 2. e3 *" + NEXT);

        assertNextIsIntact(games);
        assertThat(games.get(0).problems()).hasSize(1);
        assertThat(games.get(0).problems().get(0).expected()).isEqualTo("the end of a game of at most 25 characters");
    }

    @Test
    void theNextGameHasTheWholeLengthAgain() {
        List<GameRecord> games = read(1000, 30, 10, 10, "1. e2 {" + "x".repeat(100) + "} *" + NEXT);

        assertNextIsIntact(games);
        assertThat(places(games.get(0))).containsExactly("1:31 x");
    }

    /** What is cut off by a limit is no move: the rest of the word is not known. */
    @ParameterizedTest
    @CsvSource({"11, e2 e8", "10, e2 e8", "9, e2 e8", "8, e2 e8", "7, e2 e8", "6, e2 e8", "5, e2 e8", "4, e2"})
    void aWordIsNotCutInTwo(int length, String moves) {
        List<GameRecord> games = read(1000, length, 10, 10, "e2 e8 e3h{a} e7\n1. e2");

        assertThat(RecordTexts.moves(games.get(0))).isEqualTo(length >= 9 ? "e2 e8 e3h" : moves);
        assertThat(games.get(0).problems()).hasSize(1);
        assertThat(games.get(0).problems().get(0).column()).isEqualTo(length + 1);
    }

    @ParameterizedTest
    @CsvSource({"4, e2", "5, e2", "6, e2 $14", "7, e2 $14"})
    void aGlyphIsNotCutInTwo(int length, String moves) {
        List<GameRecord> games = read(1000, length, 10, 10, "e2 $14 e8\n1. e2");

        assertThat(tree(games.get(0))).isEqualTo(moves);
        assertThat(places(games.get(0))).hasSize(1);
    }

    @Test
    void goesOnWhereANumberOneBeginsALine() {
        List<GameRecord> games = read(12, 1000, 10, 10, "1. e2 e8 2. e3 e7\n1... e6\n 1. e5\n10. e4\n1.d1\n1. f1");

        assertThat(games).map(RecordTexts::moves).containsExactly("e2 e8", "d1", "f1");
        assertThat(games).flatMap(GameRecord::problems).hasSize(1);
    }

    @Test
    void tags() {
        String text = "[A \"1\"]\n[B \"2\"]\n[C \"3\"]\n[a \"4\"]\n\n1. e2 *" + NEXT;

        assertThat(read(1000, 1000, 3, 10, text).get(0).tags()).hasSize(3);
        assertThat(places(read(1000, 1000, 3, 10, text).get(0))).containsExactly("4:2 a");
        List<GameRecord> games = read(1000, 1000, 2, 10, text);
        assertNextIsIntact(games);
        assertThat(games.get(0).tags()).containsOnlyKeys("A", "B");
        assertThat(tree(games.get(0))).isEqualTo("e2");
        assertThat(places(games.get(0))).containsExactly("3:2 C", "4:2 a");
        assertThat(games.get(0).problems().get(0).expected()).isEqualTo("at most 2 tags");
        assertThat(read(1000, 1000, 0, 10, "[A \"1\"] e2").get(0).tags()).isEmpty();
    }

    @Test
    void nesting() {
        String text = "1. e2 (d1 (f1 (a1h (b1h) d9)) {kept}) e8 (d9 (f9 (a1h))) *" + NEXT;

        List<GameRecord> games = read(1000, 1000, 10, 2, text);
        assertNextIsIntact(games);
        assertThat(places(games.get(0))).containsExactly("1:15 (", "1:50 (");
        assertThat(games.get(0).problems().get(0).expected()).isEqualTo("at most 2 variations within each other");
        assertThat(tree(games.get(0))).startsWith("e2 (d1 {kept} (f1)) e8 (d9 (f9))");
        assertThat(read(1000, 1000, 10, 4, text)).flatMap(GameRecord::problems).isEmpty();
        assertThat(places(read(1000, 1000, 10, 0, text).get(0))).containsExactly("1:7 (", "1:42 (");
    }

    @Test
    void areInRange() {
        assertThat(Limits.usual()).isEqualTo(new Limits(1_000_000, 1_000_000, 1_000, 100));
        assertThat(new Limits(1, 1, 0, 0)).isNotNull();
        assertThat(new Limits(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE, 100))
                .isNotNull();
        assertThatIllegalArgumentException().isThrownBy(() -> new Limits(0, 1, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Limits(1, 0, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Limits(1, 1, -1, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Limits(1, 1, 0, 101))
                .withMessage("not a limit of the depth of variations: 101 (expected 0..100)");
    }

    @Test
    void theDeepestVariationsAreReadWrittenAndCompared() {
        String deep = "e2" + " (d1".repeat(100) + ")".repeat(100);
        GameRecord game = read(10_000, 10_000, 10, 100, deep).get(0);
        String text = GameRecordWriter.format(game);

        assertThat(game.problems()).isEmpty();
        assertThat(read(10_000, 10_000, 10, 100, text)).containsExactly(game);
        assertThat(read(10_000, 10_000, 10, 99, deep).get(0).problems()).hasSize(1);
    }

    @Test
    void keepsTheFirstThousandProblems() {
        assertThat(read(10_000, 10_000, 10, 10, "e2" + " )".repeat(2_000))
                        .get(0)
                        .problems())
                .hasSize(1_000)
                .allSatisfy(problem -> assertThat(problem.found()).isEqualTo(")"));
    }

    @Test
    void saysWhichLimitIsExceeded() {
        Limits limits = new Limits(10, 20, 0, 0);

        assertThat(limits.exceeded(11)).isEqualTo("the end of a line of at most 10 characters");
        assertThat(limits.exceeded(10)).isEqualTo("the end of a game of at most 20 characters");
    }

    @Test
    void theEndOfALineIsAPartOfTheGame() {
        assertThat(places(read(1000, 5, 10, 10, "e2 e8\n").get(0))).containsExactly("1:6 \n");
        assertThat(places(read(1000, 6, 10, 10, "e2 e8\n").get(0))).isEmpty();
    }
}
