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

/** What is written is read, and what is tampered with is refused or valid. */
@Domain(QuoridorDomain.class)
class SerialFormProperties {
    @Property(tries = 300)
    void rulesPositionsAndGamesComeBack(@ForAll RandomGame random) {
        Game game = Game.start(random.positions().get(0));
        for (Move move : random.moves()) {
            game = game.isOver() ? game : game.play(move);
        }
        assertThat(copy(random.rules())).isEqualTo(random.rules());
        assertThat(copy(random.last())).isEqualTo(random.last());
        assertThat(copy(random.last()).legalMoves()).isEqualTo(random.last().legalMoves());
        assertThat(copy(game)).isEqualTo(game);
        assertThat(copy(game).position()).isEqualTo(game.position());
    }

    @Property(tries = 2000)
    void tamperedBytesNeverMakeAnInvalidPosition(@ForAll Position position) throws IOException {
        SplittableRandom random = new SplittableRandom(position.hash());
        byte[] payload = payload(position);
        for (int changes = random.nextInt(1, 4); changes > 0; changes--) {
            payload[random.nextInt(payload.length)] ^= (byte) (1 << random.nextInt(8));
        }
        checkRefusedOrValid(payload);
    }

    @Property(tries = 2000)
    void randomBytesNeverMakeAnInvalidObject(@ForAll Position position) throws IOException {
        SplittableRandom random = new SplittableRandom(position.hash());
        byte[] payload = new byte[random.nextInt(64)];
        random.nextBytes(payload);
        if (payload.length > 1) {
            payload[0] = (byte) random.nextInt(6);
            payload[1] = (byte) random.nextInt(20);
        }
        checkRefusedOrValid(payload);
    }

    private static void checkRefusedOrValid(byte[] payload) throws IOException {
        try {
            Object object = read(payload);
            if (object instanceof Position position) {
                assertThat(position.toBuilder().problems()).isEmpty();
                assertThat(position.toBuilder().build()).isEqualTo(position);
            }
        } catch (InvalidObjectException | EOFException refused) {
            assertThat(refused).isNotNull();
        }
    }
}
