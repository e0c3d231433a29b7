package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordTexts.clean;
import static io.github.quoridor4j.notation.RecordTexts.moves;
import static io.github.quoridor4j.notation.RecordTexts.only;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The shared probes that ask about records, by their numbers. */
class RecordCasesTest {
    /** Numbers 82a to 82l. */
    @ParameterizedTest
    @CsvSource({
        "2, ''",
        "2, e2",
        "2, e2 e8",
        "2, e2 e8 e3",
        "2, e2 e8 e3h",
        "2, e2 e8 e3h e6v e3",
        "2, e2 e8 e3 e7 e4 e6 e5 e4 e6 e5 e7 e4 e8 e3 e9",
        "4, e2",
        "4, e2 b5",
        "4, e2 b5 e8",
        "4, e2 b5 e8 h5",
        "4, e2 b5 e8 h5 e3",
    })
    void readsBackItsOwnText(int players, String moves) {
        List<GameRecord.Ply> plies = Arrays.stream(moves.split(" ", -1))
                .filter(move -> !move.isEmpty())
                .map(move -> GameRecord.Ply.of(Move.parse(move)))
                .toList();
        GameRecord record = GameRecord.of(Map.of(), Position.initial(Rules.standard(players)), "", plies, "*");
        String text = GameRecordWriter.format(record);

        assertThat(clean(text)).isEqualTo(record);
        assertThat(moves(clean(text))).isEqualTo(moves);
        assertThat(GameRecordWriter.format(clean(text))).isEqualTo(text);
    }

    /** Numbers 85a to 85f, 87a, b, d and f, 98a, 102a, 106a, 112a and b. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`e2 e8\r\ne3 e7\r\n`                        | e2 e8 e3 e7",
                "`  e2   e8\t e3 `                           | e2 e8 e3",
                "`e2\re8\re3`                                | e2 e8 e3",
                "`e2 e8\n\n\ne3`                             | e2 e8 e3",
                "`e2\u00a0e8`                                | e2 e8",
                "`e2 e8\u2028e3`                             | e2 e8 e3",
                "`1. e2 {best is e8 here} e8 2. e3`          | e2 e8 e3",
                "`e2 e8 ; e3 was played later\ne3 e7`        | e2 e8 e3 e7",
                "`1. e2 e8 1-0`                              | e2 e8",
                "`1.e2 e8 2.e3`                              | e2 e8 e3",
                "`[P1 \"x\"]\n\n[P2 \"y\"]\n\n1. e2 e8`      | e2 e8",
                "`{no moves}`                                | ``",
                "`\ufeffe2`                                  | e2",
                "`e2 ; x\r\ne8`                              | e2 e8",
                "`e2 ;`                                      | e2",
            })
    void readsTolerantly(String text, String moves) {
        assertThat(moves(clean(text))).isEqualTo(moves);
    }

    /** Numbers 87c, 87g and 89b. */
    @ParameterizedTest
    @ValueSource(strings = {"e2 e8 {open comment e3 e7", "1... e8", "e2x"})
    void isAProblem(String text) {
        assertThat(only(text).problems()).hasSize(1);
        assertThatThrownBy(() -> GameRecordReader.strict().readAll(text)).isInstanceOf(NotationException.class);
    }

    /** Number 87d: the result is kept. Number 87e: the player to move resigns. */
    @Test
    void resultsAndResignations() {
        assertThat(clean("1. e2 e8 1-0").result()).isEqualTo("1-0");
        assertThat(moves(clean("1. e2 e8 2. X"))).isEqualTo("e2 e8");
        assertThat(clean("1. e2 e8 2. X").result()).isEqualTo("0-1");
    }

    /** Numbers 89a and b. */
    @Test
    void aReaderMayBeUsedAgain() {
        GameRecordReader reader = GameRecordReader.strict();

        assertThat(reader.readAll("e3h")).map(RecordTexts::moves).containsExactly("e3h");
        assertThat(reader.readAll("e2")).map(RecordTexts::moves).containsExactly("e2");
        assertThatThrownBy(() -> reader.readAll("e2x")).isInstanceOf(NotationException.class);
        assertThat(reader.readAll("e2")).map(RecordTexts::moves).containsExactly("e2");
    }

    /** Number 100a. */
    @Test
    void aMissingBlankLineJoinsNoGames() {
        assertThat(RecordTexts.all("1. e2 e8\n[P1 \"x\"]\n\n1. e3h"))
                .map(RecordTexts::moves)
                .containsExactly("e2 e8", "e3h");
    }

    /** Number 104a. */
    @Test
    void noLineEndGetsIntoATag() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameRecord.of(
                        Map.of("Event", "a\r\nb"), Position.initial(Rules.standard()), "", List.of(), "*"));
    }
}
