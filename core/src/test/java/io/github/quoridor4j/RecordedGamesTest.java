package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
        Position last = last(game("GLEN"));

        assertThat(last.distance(Player.ONE)).isEqualTo(12);
        assertThat(last.distance(Player.TWO)).isEqualTo(20);
        assertThat(last.fencesLeft(Player.ONE)).isZero();
        assertThat(last.fencesLeft(Player.TWO)).isEqualTo(4);
    }

    @Test
    void endsWhenThePlayerOfTheSampleGameResigns() {
        Game game = play(Game.start(Rules.standard()), game("GLEN").moves());

        assertThat(game.outcome()).isEmpty();
        assertThat(game.resign(Player.TWO).outcome()).contains(Outcome.win(Player.ONE, Outcome.Reason.RESIGNATION));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"KG1, bazito, 28, REPETITION", "G001, openspiel-4, 324, PLY_LIMIT"})
    void isDrawnExactlyAtTheEnd(String name, String rules, int plies, Outcome.Reason reason) {
        List<Move> moves = game(name).moves();
        Game before = play(Game.start(Rules.presets().get(rules)), moves.subList(0, plies - 1));

        assertThat(moves).hasSize(plies);
        assertThat(before.outcome()).isEmpty();
        assertThat(before.play(moves.get(plies - 1)).outcome()).contains(Outcome.draw(reason));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void hasTheRecordedHistory(RecordedGame recorded) {
        Game game = play(Game.start(recorded.rules()), recorded.moves());

        assertThat(game.moves()).isEqualTo(recorded.moves());
        assertThat(game.position()).isEqualTo(last(recorded));
        assertThat(game.outcome().stream())
                .containsExactlyElementsOf(recorded.winner()
                        .map(winner -> Outcome.win(winner, Outcome.Reason.GOAL_REACHED))
                        .toList());
    }

    @Test
    void readsEveryGame() {
        assertThat(games()).hasSize(60);
        assertThat(gamesWithCounts()).hasSize(55);
    }

    private static RecordedGame game(String name) {
        return games().stream()
                .filter(game -> game.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Game play(Game start, List<Move> moves) {
        Game game = start;
        for (Move move : moves) {
            game = game.play(move);
        }
        return game;
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
