package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What is true of the end of every game. */
@Domain(HistoryDomain.class)
class GameOutcomeProperties {

    @Property(tries = 300)
    void theOutcomeIsEmptyOrFinal(@ForAll RandomHistory history) {
        for (Game game : history.games()) {
            assertThat(game.isOver()).isEqualTo(game.outcome().isPresent());
            assertThat(game.legalMoves().isEmpty()).isEqualTo(game.isOver());
        }
        Game last = history.last();
        for (int code = 0; code < 210; code++) {
            Move move = Move.ofCode(code);
            assertThat(last.legality(move))
                    .isEqualTo(
                            last.isOver() ? Legality.GAME_OVER : last.position().legality(move));
            assertThat(last.isLegal(move)).isEqualTo(last.legality(move) == Legality.LEGAL);
            assertThat(last.legalMoves().contains(move)).isEqualTo(last.isLegal(move));
            if (last.isOver()) {
                assertThatExceptionOfType(IllegalMoveException.class)
                        .isThrownBy(() -> last.play(move))
                        .matches(refusal -> refusal.reason() == Legality.GAME_OVER);
            }
        }
    }

    @Property(tries = 300)
    void whoeverIsToMoveOrHasWonIsStillThere(@ForAll RandomHistory history) {
        for (Game game : history.games()) {
            if (!game.isOver()) {
                assertThat(game.activePlayers())
                        .hasSizeGreaterThan(1)
                        .contains(game.position().playerToMove());
            }
            assertThat(game.activePlayers())
                    .containsAll(
                            game.outcome().flatMap(Outcome::winner).stream().toList());
        }
    }

    @Property(tries = 600)
    void aMoveEndsTheGameAsTheRulesSay(@ForAll RandomHistory history) {
        for (int events = 1; events < history.games().size(); events++) {
            Game before = history.games().get(events - 1);
            Game game = history.games().get(events);
            if (game.ply() > before.ply()) {
                assertThat(game.outcome())
                        .as("%s", game)
                        .isEqualTo(expected(before.position().playerToMove(), game, history.occurrences(events)));
            }
        }
    }

    private static Optional<Outcome> expected(Player mover, Game game, int occurrences) {
        Rules rules = game.rules();
        boolean atLimit = game.ply() == rules.plyLimit();
        boolean limitFirst = atLimit && rules.limitBeatsWin();
        if (game.position().winner().isPresent() && !limitFirst) {
            return Optional.of(Outcome.win(mover, Outcome.Reason.GOAL_REACHED));
        }
        if (occurrences == rules.repetitionLimit() && !limitFirst) {
            return Optional.of(Outcome.draw(Outcome.Reason.REPETITION));
        }
        if (atLimit) {
            return Optional.of(Outcome.draw(Outcome.Reason.PLY_LIMIT));
        }
        return switch (rules.stuckRule()) {
            case PASS -> Optional.empty();
            case LOSS -> stuck(game, Outcome.win(mover, Outcome.Reason.STUCK));
            case DRAW -> stuck(game, Outcome.draw(Outcome.Reason.STUCK));
        };
    }

    private static Optional<Outcome> stuck(Game game, Outcome outcome) {
        return game.position().legalMoves().isEmpty() ? Optional.of(outcome) : Optional.empty();
    }
}
