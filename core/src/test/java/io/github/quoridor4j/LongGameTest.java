package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games so long that recursion would overflow the stack, and time that grows with the square would not end. */
class LongGameTest {
    private static final int PLIES = 10_000;
    private static final List<Move> SHUFFLE =
            Stream.of("e2", "e8", "e1", "e9").map(Move::parse).toList();

    /** Without fences, with fences left all the time, and with a limit that is never reached. */
    private static Stream<Rules> rules() {
        return Stream.of(
                Rules.builder().fences(0).build(),
                Rules.standard(),
                Rules.builder().repetitionLimit(PLIES).build());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void countsOccurrencesAtTheEnd(Rules rules) {
        Game game = shuffled(rules, Duration.ZERO);

        assertThat(game.outcome()).isEmpty();
        assertThat(game.repetitions()).isEqualTo(PLIES / 4 + 1);
        assertThat(game.takeBack().repetitions()).isEqualTo(PLIES / 4);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void countsOccurrencesAmongManyPositions(Rules rules) {
        Game game = Line.wander(
                Game.start(rules),
                PLIES,
                position -> position.pawn(Player.ONE).row() < 2
                        && position.pawn(Player.TWO).row() > 6);
        long occurrences = Stream.iterate(game, Game::takeBack)
                .limit(PLIES + 1)
                .filter(earlier -> earlier.position().equals(game.position()))
                .count();

        assertThat(game.repetitions()).isGreaterThan(1).isEqualTo((int) occurrences);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void remembersEverything(Rules rules) {
        Game game = shuffled(rules, Duration.ofMillis(1));

        assertThat(game.ply()).isEqualTo(PLIES);
        assertThat(game.moves()).hasSize(PLIES).startsWith(SHUFFLE.get(0)).endsWith(SHUFFLE.get(3));
        assertThat(game.position(0)).isEqualTo(game.position());
        assertThat(game.timeUsed()).isEqualTo(Duration.ofSeconds(10));
        assertThat(game.timeUsed(Player.TWO)).isEqualTo(Duration.ofSeconds(5));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void takesBackToTheStart(Rules rules) {
        Game game = shuffled(rules, Duration.ZERO).agreeDraw().takeBack();
        while (game.ply() > 0) {
            game = game.takeBack();
        }

        assertThat(game).isEqualTo(Game.start(rules)).hasSameHashCodeAs(Game.start(rules));
        assertThat(game.repetitions()).isOne();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void comparesAndHashes(Rules rules) {
        Game game = shuffled(rules, Duration.ZERO);
        Game twin = shuffled(rules, Duration.ZERO);

        assertThat(twin.equals(game)).isTrue();
        assertThat(twin.hashCode()).isEqualTo(game.hashCode());
        assertThat(twin.takeBack().equals(game)).isFalse();
        assertThat(shuffled(rules, Duration.ofMillis(1)).equals(game)).isFalse();
    }

    private static Game shuffled(Rules rules, Duration elapsed) {
        Game game = Game.start(rules);
        for (int ply = 0; ply < PLIES; ply++) {
            game = game.play(SHUFFLE.get(ply % SHUFFLE.size()), elapsed);
        }
        return game;
    }
}
