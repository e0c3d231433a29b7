package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games played elsewhere, with the number of legal moves at every ply. */
class RecordedGamesTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void replays(RecordedGame game) {
        Position last = last(game);

        assertThat(last.winner().stream())
                .containsExactlyElementsOf(game.winner().toList());
        assertThat(last.isOver()).isEqualTo(last.winner().isPresent());
        if (game.json().has("finalPawns")) {
            assertThat(last.rules().players())
                    .map(player -> last.pawn(player).toString())
                    .isEqualTo(RulesCase.strings(game.json().get("finalPawns")));
            assertThat(last.rules().players())
                    .map(last::fencesLeft)
                    .isEqualTo(RulesCase.integers(game.json().get("finalFencesLeft")));
            assertThat(last.legalMoves())
                    .hasSize(game.json().get("finalLegalCount").getAsInt());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("gamesWithCounts")
    void hasAsManyLegalMovesAtEveryPly(RecordedGame game) {
        List<Position> positions = game.positions();

        assertThat(positions.subList(0, positions.size() - 1))
                .map(position -> position.legalMoves().size())
                .isEqualTo(RulesCase.integers(game.json().get("legalCounts")));
    }

    @Test
    void knowsTheDistancesAtTheEndOfThePublishedSampleGame() {
        RecordedGame sample = games().stream()
                .filter(game -> game.name().equals("GLEN"))
                .findFirst()
                .orElseThrow();
        Position last = last(sample);

        assertThat(last.distance(Player.ONE)).isEqualTo(12);
        assertThat(last.distance(Player.TWO)).isEqualTo(20);
        assertThat(last.fencesLeft(Player.ONE)).isZero();
        assertThat(last.fencesLeft(Player.TWO)).isEqualTo(4);
    }

    @Test
    void readsEveryGame() {
        assertThat(games()).hasSize(60);
        assertThat(gamesWithCounts()).hasSize(55);
    }

    private static Position last(RecordedGame game) {
        return game.positions().get(game.moves().size());
    }

    private static List<RecordedGame> games() {
        return RecordedGame.all();
    }

    private static List<RecordedGame> gamesWithCounts() {
        return games().stream().filter(game -> game.json().has("legalCounts")).toList();
    }
}
