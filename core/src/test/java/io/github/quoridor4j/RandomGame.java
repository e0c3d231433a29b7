package io.github.quoridor4j;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * A game of random legal moves, always the same one for the same seed.
 *
 * @param positions from the initial one to the last, one more than moves
 * @param moves the moves between them
 */
public record RandomGame(Rules rules, List<Position> positions, List<Move> moves) {

    /** A share of fences for {@link #play}: every legal move is as likely as any other. */
    public static final int UNIFORM = -1;

    /**
     * Plays a game to its end, or to a number of plies.
     *
     * @param fencePercent how often a fence is placed while there are legal fences, or {@link #UNIFORM}
     */
    public static RandomGame play(Rules rules, long seed, int fencePercent, int maxPlies) {
        return play(rules, Set.of(), seed, fencePercent, maxPlies);
    }

    /** The same, but any of the wanted fences before all others. */
    static RandomGame play(Rules rules, Set<Fence> wanted, long seed, int fencePercent, int maxPlies) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Position> positions = new ArrayList<>();
        List<Move> moves = new ArrayList<>();
        positions.add(start(rules, random));
        for (int ply = 0; ply < maxPlies; ply++) {
            Position position = positions.get(ply);
            if (position.legalMoves().isEmpty()) {
                break;
            }
            Move move = choose(position.legalMoves(), wanted, fencePercent, random);
            moves.add(move);
            positions.add(position.play(move));
        }
        return new RandomGame(rules, positions, moves);
    }

    /** A random one of the start positions that the rule set offers. */
    private static Position start(Rules rules, SplittableRandom random) {
        List<Square> starts = new ArrayList<>();
        for (Player player : rules.players()) {
            List<Square> choice = new ArrayList<>(rules.startSquares(player));
            choice.removeAll(starts);
            Collections.sort(choice);
            starts.add(choice.get(random.nextInt(choice.size())));
        }
        List<Player> first = rules.anyFirstPlayer() ? rules.players() : List.of(Player.ONE);
        return Position.initial(rules, starts, first.get(random.nextInt(first.size())));
    }

    private static Move choose(MoveSet legal, Set<Fence> wanted, int fencePercent, SplittableRandom random) {
        List<Fence> fences = List.copyOf(legal.fences());
        boolean uniform = fencePercent == UNIFORM || fences.isEmpty() || fences.size() == legal.size();
        if (!uniform && random.nextInt(100) < fencePercent) {
            List<Fence> first = fences.stream().filter(wanted::contains).toList();
            List<Fence> choice = first.isEmpty() ? fences : first;
            return Move.of(choice.get(random.nextInt(choice.size())));
        }
        return legal.get(random.nextInt(uniform ? legal.size() : legal.size() - fences.size()));
    }

    /** The position at the end. */
    public Position last() {
        return positions.get(moves.size());
    }

    /** Without all the positions between. */
    @Override
    public String toString() {
        return positions.get(0) + " under " + rules + ": " + moves;
    }
}
