package io.github.quoridor4j.notation;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import net.jqwik.api.Arbitrary;

/** The games of {@link RandomGames} that are of two players on the 9x9 board. */
final class TwoPlayerGames {
    private TwoPlayerGames() {}

    static Arbitrary<Game> games() {
        return RandomGames.games()
                .filter(game -> isForTwoOnNine(game.rules()))
                .map(game -> played(game.rules(), game.moves()));
    }

    static Arbitrary<Position> positions() {
        return games().map(Game::position);
    }

    private static boolean isForTwoOnNine(Rules rules) {
        return rules.size() == 9 && rules.players().size() == 2;
    }

    /** As far as the game goes: one that is drawn ends before its moves do. */
    private static Game played(Rules rules, Iterable<Move> moves) {
        Game game = Game.start(rules);
        for (Move move : moves) {
            if (game.isOver()) {
                return game;
            }
            game = game.play(move);
        }
        return game;
    }
}
