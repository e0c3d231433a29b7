package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordTexts.all;
import static io.github.quoridor4j.notation.RecordTexts.clean;
import static io.github.quoridor4j.notation.RecordTexts.only;
import static io.github.quoridor4j.notation.RecordTexts.places;
import static io.github.quoridor4j.notation.RecordTexts.tree;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordCommentsTest {
    @ParameterizedTest
    @ValueSource(strings = {"a b", " a b", "  a b", "a  b", "a\tb", "a b ", "a\n b", "\ta b"})
    void areKeptOnOneLine(String comment) {
        assertThat(new GameRecord.Ply(Move.parse("e2"), List.of(), comment, List.of()).comment())
                .isEqualTo("a b");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{a} e2                       | {a} e2",
                "[A \"x\"] {a} e2             | {a} e2",
                "{a} [A \"x\"] ; b\\n e2      | {a b} e2",
                "1. {a} e2                    | {a} e2",
                "e2 {a}                       | e2 {a}",
                "e2{a}e8{b}                   | e2 {a} e8 {b}",
                "e2 {a} {b} ; c\\n; d\\ne8    | e2 {a b c d} e8",
                "e2 $1 {a} $2 (d1) {b} e8     | e2 $1 $2 {a b} (d1) e8",
                "e2 ({a} e1h {b} e8 {c}) {d}  | e2 {d} ({a} e1h {b} e8 {c})",
                "e2 ({a})                     | e2 ({a})",
                "e2 {} e8 { } {a} {}          | e2 e8 {a}",
                "e2 {a ; b ( [ $ % } e8       | e2 {a ; b ( [ $ %} e8",
                "e2 {{a} e8                   | e2 {{a} e8",
                "e2 ; {a\\ne8                 | e2 {{a} e8",
                "e2 ;;a\\ne8                  | e2 {;a} e8",
                "e2 {\\n%a\\n} e8             | e2 {%a} e8",
                "e2\\n%{a\\n e8               | e2 e8",
                "e2\\n %a                     | e2",
                "e2 {  a \\r\\n\\t b\\u00a0 } | e2 {a b}",
                "e2 {\\n[A] [B \\n}           | e2 {[A] [B}",
                "e2 {[A \"x\"]} e8            | e2 {[A \"x\"]} e8",
                "e2 1-0 {a} ; b               | e2 {a b}",
                "1-0 {a}                      | {a}",
            })
    void belongToTheMoveBefore(String text, String expected) {
        String unescaped = text.replace("\\n", "\n")
                .replace("\\r", "\r")
                .replace("\\t", "\t")
                .replace("\\u00a0", "\u00a0");
        if (text.contains(" %a ") || text.endsWith(" %a")) {
            assertThat(places(only(unescaped))).containsExactly("2:2 %a");
            return;
        }
        assertThat(tree(clean(unescaped))).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r", "\n\n", " \n"})
    void anOpenOneEndsWhereALineBeginsWithATag(String lineEnd) {
        List<GameRecord> games =
                all("e2 {open (e8 1-0" + lineEnd + "[Event \"next\"]" + lineEnd + lineEnd + "e3h {open");

        assertThat(games).map(RecordTexts::tree).containsExactly("e2 {open (e8 1-0}", "e3h {open}");
        assertThat(places(games.get(0))).containsExactly("1:4 {");
        assertThat(games.get(1).tags()).isEqualTo(Map.of("Event", "next"));
        assertThat(games.get(1).problems()).singleElement().satisfies(problem -> {
            assertThat(problem.found()).isEqualTo("{");
            assertThat(problem.expected()).isEqualTo("a comment that is closed by }");
        });
    }

    @Test
    void writtenOnesAreReadBackWhateverIsInThem() {
        for (String comment : List.of(
                "a } b",
                "}",
                "} [Event \"x\"]",
                "[Event \"x\"]",
                "a [Event \"x\"] {",
                "% ; ( $1 1-0",
                "\\",
                "\" [x",
                "\u00e4\u2192\ud83d\ude00 \0 \u0085",
                "x".repeat(70) + " [Event \"x\"] " + "y".repeat(90) + " [Event \"x\"]",
                "[Event \"" + "x ".repeat(100) + "\"]",
                "x".repeat(78) + " %a",
                "x".repeat(5000),
                "[a ".repeat(100).strip())) {
            GameRecord.Ply said = new GameRecord.Ply(Move.parse("e2"), List.of(), comment, List.of(variation(comment)));
            GameRecord record =
                    GameRecord.of(Map.of(), Position.initial(Rules.standard()), comment, List.of(said, said), "*");

            String text = GameRecordWriter.format(record);

            assertThat(GameRecordReader.strict().withoutLegality().readAll(text))
                    .as(text)
                    .containsExactly(record);
        }
    }

    private static GameRecord.Variation variation(String comment) {
        GameRecord.Ply said = new GameRecord.Ply(Move.parse("e3h"), List.of(), comment, List.of());
        return new GameRecord.Variation(comment, List.of(said, GameRecord.Ply.of(Move.parse("e8"))));
    }

    @Test
    void oneWithAClosingBraceIsALine() {
        GameRecord record = clean("e2 ; a } b\ne8 *");

        assertThat(GameRecordWriter.format(record)).endsWith("\n1. e2 ; a } b\ne8 *\n");
    }

    @Test
    void areOnOneLine() {
        GameRecord.Ply ply = new GameRecord.Ply(Move.parse("e2"), List.of(), " \n a\r\n\t b \u2028", List.of());

        assertThat(ply.comment()).isEqualTo("a b");
        assertThat(new GameRecord.Variation("\ta\u00a0", List.of(ply)).comment())
                .isEqualTo("a");
    }
}
