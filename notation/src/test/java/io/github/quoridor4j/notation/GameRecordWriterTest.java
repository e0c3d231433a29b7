package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.RecordTexts.clean;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GameRecordWriterTest {
    @Test
    void canonicalTextIsWrittenAsItWasRead() {
        String text = GameRecordReaderTest.CLUB_FINAL;

        assertThat(GameRecordWriter.format(clean(text))).isEqualTo(text);
        assertThat(clean(text)).hasToString(text);
    }

    @Test
    void fourPlayersShareANumber() {
        assertThat(GameRecordWriter.format(clean("[Rules \"standard-4\"] e2 b5 e8 h5 e3")))
                .isEqualTo("""
                [Rules "standard-4"]
                [Result "*"]

                1. e2 b5 e8 h5 2. e3 *
                """);
    }

    @Test
    void aRecordWithoutMovesHasItsResult() {
        assertThat(GameRecordWriter.format(clean("*"))).isEqualTo("""
                [Rules "standard-2"]
                [Result "*"]

                *
                """);
    }

    @Test
    void linesHaveEightyColumns() {
        String moves = String.join(" ", Collections.nCopies(100, "e2 e8 e1 e9"));
        String text = GameRecordWriter.format(clean(moves + " {" + "a word and ".repeat(100) + "} (d8 {a [b c})"));

        assertThat(text.lines())
                .allMatch(line -> line.length() <= 80)
                .allMatch(line -> line.strip().equals(line));
        assertThat(text.lines().skip(3).limit(10)).allMatch(line -> line.length() > 72);
        assertThat(RecordTexts.moves(clean(text))).isEqualTo(moves);
    }

    @Test
    void aLongWordHasItsOwnLine() {
        String word = "x".repeat(100);

        assertThat(GameRecordWriter.format(clean("e2 {a " + word + " b} e8")))
                .endsWith("\n1. e2 {a\n" + word + "\nb} e8 *\n");
    }

    @Test
    void aBlankLineIsBetweenGames() throws IOException {
        StringBuilder out = new StringBuilder();
        GameRecordWriter writer = new GameRecordWriter(out);
        assertThat(out).isEmpty();
        writer.write(clean("e2"));
        writer.write(clean("e3h"));

        assertThat(out).hasToString("""
                [Rules "standard-2"]
                [Result "*"]

                1. e2 *

                [Rules "standard-2"]
                [Result "*"]

                1. e3h *
                """);
        assertThat(RecordTexts.all(out.toString())).containsExactly(clean("e2"), clean("e3h"));
    }

    @Test
    void anExceptionOfTheOutputReachesTheCaller() {
        GameRecordWriter writer = new GameRecordWriter(new java.io.Writer() {
            @Override
            public void write(char[] text, int offset, int length) throws IOException {
                throw new IOException("full");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        });

        assertThatThrownBy(() -> writer.write(clean("e2")))
                .isInstanceOf(IOException.class)
                .hasMessage("full");
    }

    /** Nothing but the pawn tells that no game starts so. */
    @Test
    void writesThePositionWhereNoGameStarts() {
        GameRecord record = GameRecord.of(Map.of(), PositionText.parse("/ / e2 e9 / 10 10 / 1"), "", List.of(), "*");

        String text = GameRecordWriter.format(record);

        assertThat(text).contains("[Position \" /  / e2 e9 / 10 10 / 1\"]").doesNotContain("Starts");
        assertThat(clean(text)).isEqualTo(record);
    }
}
