package io.github.quoridor4j;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * All that somebody says of a position.
 *
 * @param position its text
 * @param legalMoves their texts
 * @param verdicts for each of the 210 moves, the name of a {@link Legality}
 * @param distances of each player
 */
record Opinion(
        String position,
        boolean over,
        SortedSet<String> legalMoves,
        SortedMap<String, String> verdicts,
        List<Integer> distances) {

    static Opinion of(Position position) {
        return new Opinion(
                position.toString(),
                position.isOver(),
                position.legalMoves().stream().map(Move::toString).collect(Collectors.toCollection(TreeSet::new)),
                verdicts(move -> position.legality(move).name()),
                position.rules().players().stream().map(position::distance).toList());
    }

    static Opinion of(Oracle oracle, int players) {
        SortedMap<String, String> verdicts =
                verdicts(move -> oracle.verdict(move.toString()).name());
        return new Opinion(
                oracle.toString(),
                oracle.isOver(),
                verdicts.keySet().stream()
                        .filter(move -> verdicts.get(move).equals(Oracle.Verdict.LEGAL.name()))
                        .collect(Collectors.toCollection(TreeSet::new)),
                verdicts,
                IntStream.range(0, players).map(oracle::distance).boxed().toList());
    }

    private static SortedMap<String, String> verdicts(Function<Move, String> verdict) {
        SortedMap<String, String> verdicts = new TreeMap<>();
        for (int code = 0; code < 210; code++) {
            Move move = Move.ofCode(code);
            verdicts.put(move.toString(), verdict.apply(move));
        }
        return verdicts;
    }

    /** A line for each thing of which another opinion says something else. */
    List<String> differencesFrom(Opinion other) {
        List<String> lines = new ArrayList<>();
        compare("position", position, other.position, lines);
        compare("over", over, other.over, lines);
        compare("legal moves", minus(legalMoves, other.legalMoves), minus(other.legalMoves, legalMoves), lines);
        verdicts.forEach((move, verdict) -> compare(move, verdict, other.verdicts.get(move), lines));
        compare("distances", distances, other.distances, lines);
        return lines;
    }

    private static SortedSet<String> minus(SortedSet<String> some, SortedSet<String> others) {
        SortedSet<String> rest = new TreeSet<>(some);
        rest.removeAll(others);
        return rest;
    }

    private static <T> void compare(String what, T here, T there, List<String> lines) {
        if (!here.equals(there)) {
            lines.add(what + ": " + here + " here, " + there + " there");
        }
    }
}
