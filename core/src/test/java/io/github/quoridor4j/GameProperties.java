package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What is true of the history of every game, whatever happens in it. */
@Domain(HistoryDomain.class)
class GameProperties {

    @Property(tries = 300)
    void takingBackGivesTheGameBefore(@ForAll RandomHistory history) {
        List<Game> games = history.games();
        Game twin = history.again().last();
        for (int index = games.size() - 1; index > 0; index--) {
            assertThat(twin).isEqualTo(games.get(index)).hasSameHashCodeAs(games.get(index));
            assertThat(twin).isNotEqualTo(games.get(index - 1));
            twin = twin.takeBack();
        }
        Game start = Game.start(history.last().position(0).toBuilder()
                .playerToMove(games.get(0).position().playerToMove())
                .build());
        assertThat(twin).isEqualTo(start).hasSameHashCodeAs(start);
    }

    @Property(tries = 300)
    void repetitionsEqualANaiveCount(@ForAll RandomHistory history) {
        for (int events = history.games().size() - 1; events >= 0; events--) {
            assertThat(history.games().get(events).repetitions())
                    .as("%s after %s events", history, events)
                    .isEqualTo(history.occurrences(events));
        }
    }

    @Property(tries = 300)
    void positionsAreThoseBeforeTheNextMove(@ForAll RandomHistory history) {
        List<Game> games = history.games();
        for (int index = 0; index < games.size(); index++) {
            Game game = games.get(index);
            if (index + 1 == games.size() || games.get(index + 1).ply() > game.ply()) {
                assertThat(history.last().position(game.ply())).isEqualTo(game.position());
            }
        }
    }

    @Property(tries = 300)
    void movesAreThoseThatWerePlayed(@ForAll RandomHistory history) {
        Game last = history.last();
        assertThat(last.moves()).hasSize(last.ply());
        for (Game game : history.games()) {
            assertThat(game.moves()).isEqualTo(last.moves().subList(0, game.ply()));
        }
    }

    /** As long as nothing else happens, moves and their times tell everything. */
    @Property(tries = 300)
    void replayingTheMovesGivesAnEqualGame(@ForAll RandomHistory history) {
        Game replayed = Game.start(history.games().get(0).position());
        for (Game game : history.games().subList(1, history.games().size())) {
            if (game.ply() == replayed.ply()) {
                break;
            }
            Move move = game.moves().get(replayed.ply());
            assertThat(game.position()).isEqualTo(replayed.position().play(move));
            replayed = replayed.play(move, game.timeUsed().minus(replayed.timeUsed()));
            assertThat(replayed).isEqualTo(game).hasSameHashCodeAs(game);
            assertThat(replayed.outcome()).isEqualTo(game.outcome());
        }
    }

    @Property(tries = 300)
    void timesAddUp(@ForAll RandomHistory history) {
        for (Game game : history.games()) {
            Duration sum = game.rules().players().stream().map(game::timeUsed).reduce(Duration.ZERO, Duration::plus);
            assertThat(game.timeUsed()).isEqualTo(sum);
        }
    }
}
