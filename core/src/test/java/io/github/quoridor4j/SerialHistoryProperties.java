package io.github.quoridor4j;

import static io.github.quoridor4j.SerialFormTest.payload;
import static io.github.quoridor4j.SerialFormTest.read;
import static io.github.quoridor4j.testkit.Streams.copy;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Games come back with all that happened in them; tampered ones are refused, or are games that can happen. */
@Domain(HistoryDomain.class)
class SerialHistoryProperties {
    @Property(tries = 300)
    void everyGameComesBack(@ForAll RandomHistory history) {
        Game game = history.games().get(history.games().size() - 1);
        Game copy = copy(game);

        assertThat(copy).isEqualTo(game).hasSameHashCodeAs(game);
        assertThat(copy.outcome()).isEqualTo(game.outcome());
        assertThat(copy.position()).isEqualTo(game.position());
        assertThat(copy.moves()).isEqualTo(game.moves());
        assertThat(copy.activePlayers()).isEqualTo(game.activePlayers());
        assertThat(copy.timeUsed()).isEqualTo(game.timeUsed());
        assertThat(copy.repetitions()).isEqualTo(game.repetitions());
    }

    @Property(tries = 1000)
    void tamperedGamesAreRefusedOrCanHappen(@ForAll RandomHistory history) throws IOException {
        byte[] payload = payload(history.games().get(history.games().size() - 1));
        SplittableRandom random = new SplittableRandom(history.seed());
        for (int changes = random.nextInt(1, 4); changes > 0; changes--) {
            payload[random.nextInt(payload.length)] ^= (byte) (1 << random.nextInt(8));
        }
        try {
            Object object = read(payload);
            assertThat(copy(object)).isEqualTo(object);
        } catch (InvalidObjectException | EOFException refused) {
            assertThat(refused).isNotNull();
        }
    }
}
