package io.github.quoridor4j.notation;

import static io.github.quoridor4j.testkit.Streams.copy;
import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class SerialFormProperties {
    @Property(tries = 300)
    void recordsComeBack(@ForAll("records") GameRecord record) {
        assertThat(copy(record)).isEqualTo(record).hasToString(record.toString());
    }

    /** With what is wrong with them. */
    @Property(tries = 300)
    void recordsOfBadTextsComeBack(@ForAll("records") GameRecord record, @ForAll long seed) {
        for (GameRecord game : RecordTexts.all(DamagedRecordsProperties.damaged(record, seed))) {
            assertThat(copy(game)).isEqualTo(game).hasToString(game.toString());
            assertThat(copy(game).problems()).isEqualTo(game.problems());
        }
    }

    @Provide
    Arbitrary<GameRecord> records() {
        return RandomRecord.records();
    }
}
