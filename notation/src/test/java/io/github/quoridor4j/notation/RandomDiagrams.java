package io.github.quoridor4j.notation;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.MoveSet;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Diagrams of random games under every preset and on boards of every size, with random additions. */
final class RandomDiagrams {
    private RandomDiagrams() {}

    static Arbitrary<Diagram> all() {
        return Combinators.combine(Arbitraries.oneOf(RandomGames.positions(), smallBoards()), Arbitraries.longs())
                .as((position, seed) -> decorated(position, new Random(seed)));
    }

    /** Positions of games with as many fences for each player, on boards of every size. */
    static Arbitrary<Position> smallBoards() {
        return Combinators.combine(
                        Arbitraries.integers().between(3, 9),
                        Arbitraries.integers().between(2, 4),
                        Arbitraries.integers().between(0, 10),
                        Arbitraries.integers().between(0, 30),
                        Arbitraries.longs())
                .as(RandomDiagrams::play);
    }

    private static Position play(int size, int players, int fences, int plies, long seed) {
        Random random = new Random(seed);
        Position position = Position.initial(
                Rules.builder().size(size).players(players).fences(fences).build());
        for (int ply = 0; ply < plies && !position.isOver(); ply++) {
            MoveSet legal = position.legalMoves();
            position = position.play(legal.get(random.nextInt(legal.size())));
        }
        return position;
    }

    private static Diagram decorated(Position position, Random random) {
        List<Player> players = position.rules().players();
        Diagram diagram = Diagram.of(position).seenBy(players.get(random.nextInt(players.size())));
        for (int additions = random.nextInt(6); additions > 0; additions--) {
            Square square = square(position, random);
            Square other = square(position, random);
            diagram = switch (random.nextInt(8)) {
                case 0 -> diagram.mark(square);
                case 1 -> diagram.legalMoves(position.legalMoves());
                case 2 -> diagram.paths();
                case 3 -> diagram.lastMove(square, other);
                case 4 -> square == other ? diagram : diagram.arrow(square, other);
                case 5 -> diagram.path(players.get(random.nextInt(players.size())));
                case 6 ->
                    position.fences().stream()
                            .findAny()
                            .map(Move::of)
                            .map(diagram::lastMove)
                            .orElse(diagram);
                default -> diagram.title("a title " + random.nextInt());
            };
        }
        return diagram;
    }

    private static Square square(Position position, Random random) {
        int size = position.rules().size();
        return Square.of(random.nextInt(size), random.nextInt(size));
    }
}
