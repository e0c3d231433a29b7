package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordTexts.clean;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Characters at the edges of what is looked up in tables or compared with 0, and at the edges of what has been read at once. */
class OddCharactersTest {
    @ParameterizedTest
    @ValueSource(strings = {"e2\0x e8", "e2\u0080 e8", "e2\u007f e8", "e2 \0 e8", "\0", "{a\0b} e2 e2"})
    void areReadAlikeInAnyPortions(String text) {
        List<GameRecord> whole = GameRecordReader.lenient().readAll(text);
        List<GameRecord> piecemeal = new ArrayList<>();
        GameRecordReader.lenient().read(oneByOne(text)).forEachRemaining(piecemeal::add);

        assertThat(piecemeal).isEqualTo(whole);
        assertThat(piecemeal.get(0).problems())
                .isEqualTo(whole.get(0).problems())
                .hasSize(1);
    }

    @Test
    void areKeptInComments() {
        assertThat(clean("{a\0b} e2").comment()).isEqualTo("a\0b");
    }

    @Test
    void aBracketWithoutANameIsAPartOfAComment() {
        assertThat(clean("{one\n[ \"two\"]} e2").comment()).isEqualTo("one [ \"two\"]");
    }

    @Test
    void aBackslashAtTheEndOfAValueStandsForItself() {
        GameRecord game = RecordTexts.only("[Event x\\]\ne2");

        assertThat(game.tags()).containsEntry("Event", "x\\");
        assertThat(game.problems())
                .singleElement()
                .hasToString("line 1, column 8: found 'x', expected the tag's value in double quotes");
    }

    private static Reader oneByOne(String text) {
        return new FilterReader(new StringReader(text)) {
            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                return super.read(buffer, offset, Math.min(1, length));
            }
        };
    }
}
