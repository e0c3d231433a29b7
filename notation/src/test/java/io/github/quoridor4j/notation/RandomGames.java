package io.github.quoridor4j.notation;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.MoveSet;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Games of random legal moves under every preset. */
final class RandomGames {
    private RandomGames() {}

    /**
     * A game from the initial position, which may have ended.
     *
     * @param moves at most the number asked for
     * @param end the position after them
     */
    record Game(Rules rules, List<Move> moves, Position end) {}

    static Arbitrary<Game> games() {
        return Combinators.combine(
                        Arbitraries.of(Rules.presets().values()),
                        Arbitraries.integers().between(0, 120),
                        Arbitraries.longs())
                .as(RandomGames::play);
    }

    static Arbitrary<Position> positions() {
        return games().map(Game::end);
    }

    private static Game play(Rules rules, int plies, long seed) {
        Random random = new Random(seed);
        List<Move> moves = new ArrayList<>();
        Position position = Position.initial(rules);
        while (moves.size() < plies && !position.isOver()) {
            MoveSet legal = position.legalMoves();
            Move move = legal.get(random.nextInt(legal.size()));
            moves.add(move);
            position = position.play(move);
        }
        return new Game(rules, List.copyOf(moves), position);
    }
}
