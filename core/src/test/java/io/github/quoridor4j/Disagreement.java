package io.github.quoridor4j;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game at the end of which the library and a referee say different things.
 *
 * @param referees where one comes from for the start of a game
 */
record Disagreement(Position start, List<Move> moves, Function<Position, Referee> referees) {

    /** The first one in a game, if there is any. */
    static Optional<Disagreement> in(RandomGame game, Function<Position, Referee> referees) {
        Position start = game.positions().get(0);
        Referee referee = referees.apply(start);
        for (int ply = 0; ; ply++) {
            if (!Opinion.of(game.positions().get(ply)).equals(referee.opinion())) {
                return Optional.of(
                        new Disagreement(start, List.copyOf(game.moves().subList(0, ply)), referees));
            }
            if (ply == game.moves().size()) {
                return Optional.empty();
            }
            referee = referee.play(game.moves().get(ply).toString());
        }
    }

    /**
     * The same with as few moves as can be found by leaving some out: pieces of any length, long ones first, and pairs of moves
     * that are apart, since the turns have to stay in order.
     */
    Disagreement shrunk() {
        Disagreement shortest = this;
        for (Optional<Disagreement> shorter = shorter(); shorter.isPresent(); shorter = shortest.shorter()) {
            shortest = shorter.get();
        }
        return shortest;
    }

    private Optional<Disagreement> shorter() {
        int size = moves.size();
        Stream<List<Move>> withoutPiece = IntStream.range(0, size)
                .boxed()
                .flatMap(kept -> IntStream.rangeClosed(0, kept).mapToObj(from -> without(from, from + size - kept)));
        Stream<List<Move>> withoutPair = IntStream.range(0, size)
                .boxed()
                .flatMap(first -> IntStream.range(first + 1, size).mapToObj(second -> withoutPair(first, second)));
        return Stream.concat(withoutPiece, withoutPair)
                .map(rest -> new Disagreement(start, rest, referees))
                .filter(Disagreement::isOne)
                .findFirst();
    }

    private List<Move> without(int from, int to) {
        List<Move> rest = new ArrayList<>(moves);
        rest.subList(from, to).clear();
        return rest;
    }

    private List<Move> withoutPair(int first, int second) {
        List<Move> rest = without(second, second + 1);
        rest.remove(first);
        return rest;
    }

    /** Whether the moves can be played, for both, and there are two opinions at the end. */
    boolean isOne() {
        Position position = start;
        Referee referee = referees.apply(start);
        for (Move move : moves) {
            if (!position.isLegal(move)) {
                return false;
            }
            position = position.play(move);
            try {
                referee = referee.play(move.toString());
            } catch (IllegalArgumentException e) {
                return false;
            }
        }
        return !Opinion.of(position).equals(referee.opinion());
    }

    /** What to look at: the rules, the game, a drawing of its end, and both answers. */
    String report() {
        Position position = start;
        Referee referee = referees.apply(start);
        for (Move move : moves) {
            position = position.play(move);
            referee = referee.play(move.toString());
        }
        String line = moves.stream().map(Move::toString).collect(Collectors.joining(" "));
        return "two opinions (library here, referee there) after " + moves.size() + " moves\n"
                + "rules: " + start.rules() + "\n"
                + "start: " + start + "\n"
                + "moves: " + line + "\n"
                + "end:   " + position + "\n\n"
                + BoardDrawing.of(position) + "\n"
                + String.join("\n", Opinion.of(position).differencesFrom(referee.opinion()));
    }
}
