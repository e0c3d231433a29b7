package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.PositionText;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class BotTest {
    private static final int LONGEST_GAME = 150;

    private final Bot bot = new Bot(null);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/ / c1 c5 / 0 0 / 1 / size=5;fences=0     | c2", // one step
                "/ / c2 c3 / 0 0 / 1 / size=5;fences=0     | c4", // a jump is two
                "/ / c1 a2 / 10 10 / 1 / size=5            | a1h", // costs the opponent two steps
                "/ / c4 a2 / 10 10 / 1 / size=5            | c5", // wins at once instead
            })
    void makesItsLeadAsLongAsItCan(String position, String move) {
        assertThat(bot.choose(Game.start(PositionText.parse(position)))).isEqualTo(Move.parse(move));
    }

    static List<String> presets() {
        return List.copyOf(Rules.presets().keySet());
    }

    @ParameterizedTest
    @MethodSource("presets")
    void playsLegalMovesOfTheGreatestLeadInEveryRuleSet(String preset) {
        Bot other = new Bot(1L);
        Game game = Game.start(Rules.presets().get(preset));
        while (!game.isOver() && game.ply() < LONGEST_GAME) {
            Game now = game;
            Move move = (game.ply() % 2 == 0 ? bot : other).choose(game);
            assertThat(game.isLegal(move)).isTrue();
            assertThat(game.legalMoves())
                    .allSatisfy(rival -> assertThat(lead(now, rival)).isLessThanOrEqualTo(lead(now, move)));
            game = game.play(move);
        }
        assertThat(game.ply()).isGreaterThan(10);
    }

    private static int lead(Game game, Move move) {
        Player mover = game.position().playerToMove();
        Position after = game.position().play(move);
        int opponents = after.rules().players().stream()
                .filter(player -> player != mover)
                .mapToInt(after::distance)
                .min()
                .orElseThrow();
        return after.winner().isPresent() ? Integer.MAX_VALUE : opponents - after.distance(mover);
    }

    @Test
    void whoHasLeftDoesNotCount() {
        Game game = Game.start(PositionText.parse("/ / b2 d1 c5 / 3 3 3 / 1 / size=5;players=3;fences=3"));

        assertThat(bot.choose(game)).hasToString("d1v"); // player 2 is a step from his goal
        assertThat(bot.choose(game.resign(Player.TWO))).hasToString("b3");
    }

    @Test
    void equalMovesAreChosenInAFixedOrderOrByLot() {
        Game equal = Game.start(Rules.builder().size(3).fences(1).build()).play(Move.parse("a1"));

        assertThat(IntStream.range(0, 20).mapToObj(i -> bot.choose(equal)).distinct())
                .hasSize(1);
        assertThat(IntStream.range(0, 20)
                        .mapToObj(i -> new Bot(7L).choose(equal))
                        .distinct())
                .hasSize(1);
        Set<Move> chosen = new HashSet<>();
        for (long seed = 0; seed < 50; seed++) {
            chosen.add(new Bot(seed).choose(equal));
        }
        assertThat(chosen).hasSizeGreaterThan(1).contains(bot.choose(equal));
    }
}
