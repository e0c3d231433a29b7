package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RecordRoundTripProperties {
    private static final GameRecordReader STRICT = GameRecordReader.strict();

    @Property(tries = 300)
    void whatWasWrittenIsReadBack(@ForAll("records") GameRecord record) {
        String text = GameRecordWriter.format(record);

        assertThat(STRICT.readAll(text)).containsExactly(record);
        assertThat(GameRecordWriter.format(STRICT.readAll(text).get(0))).isEqualTo(text);
    }

    @Property(tries = 200)
    void filesAreReadBack(@ForAll("files") List<GameRecord> records) throws IOException {
        StringBuilder text = new StringBuilder();
        GameRecordWriter writer = new GameRecordWriter(text);
        for (GameRecord record : records) {
            writer.write(record);
        }

        assertThat(STRICT.readAll(text.toString())).isEqualTo(records);
        assertThat(STRICT.readAll(text.toString().replace("\n", "\r\n"))).isEqualTo(records);
        assertThat(STRICT.readAll("\uFEFF" + text.toString().replace("\n", "\r")))
                .isEqualTo(records);
    }

    @Property(tries = 100)
    void nothingDependsOnTheLocale(@ForAll("records") GameRecord record) {
        String text = GameRecordWriter.format(record);

        assertThat(RandomRecord.inTurkey(() -> GameRecordWriter.format(record))).isEqualTo(text);
        assertThat(RandomRecord.inTurkey(() -> STRICT.readAll(text))).containsExactly(record);
    }

    @Property(tries = 100)
    void legalMovesAreReadAlikeWithoutLooking(@ForAll("records") GameRecord record) {
        assertThat(STRICT.withoutLegality().readAll(GameRecordWriter.format(record)))
                .containsExactly(record);
    }

    /** However little the source hands over at a time. */
    @Property(tries = 100)
    void theSourcesPortionsDoNotMatter(@ForAll("files") List<GameRecord> records, @ForAll Random random) {
        StringBuilder text = new StringBuilder();
        records.forEach(record -> text.append(record).append('\n'));
        Reader whole = new StringReader(text.toString());
        Reader inPortions = new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                return whole.read(buffer, offset, Math.min(length, random.nextInt(40)));
            }

            @Override
            public void close() {}
        };
        List<GameRecord> games = new ArrayList<>();
        STRICT.read(inPortions).forEachRemaining(games::add);

        assertThat(games).isEqualTo(records);
    }

    @Provide
    Arbitrary<GameRecord> records() {
        return RandomRecord.records();
    }

    @Provide
    Arbitrary<List<GameRecord>> files() {
        return RandomRecord.files();
    }
}
