package io.github.quoridor4j.conformance;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.PositionBuilder;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is to be on the board: pawns in turn order, fences, and whose turn it is. */
record Situation(Rules rules, List<Square> pawns, List<Fence> fences, Player mover) {
    /** How far from everything else a fence is that only makes the plies come out even. */
    private static final int FAR = 3;

    static Situation of(Rules rules, String pawns, String fences, int mover) {
        return new Situation(
                rules,
                words(pawns).map(Square::parse).toList(),
                words(fences).map(Fence::parse).toList(),
                Player.ofNumber(mover));
    }

    private static Stream<String> words(String text) {
        return Arrays.stream(text.split(" ", -1)).filter(word -> !word.isEmpty());
    }

    /** Squares or fences, joined by blanks. */
    static String text(List<?> things) {
        return things.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    private Situation plus(Fence fence) {
        List<Fence> more = new ArrayList<>(fences);
        more.add(fence);
        return new Situation(rules, pawns, more, mover);
    }

    Question ask(Kind kind, String about) {
        return reached()
                .map(moves -> Question.of(kind, about, Way.play(rules, moves), Optional.of(moves)))
                .orElseGet(() -> Question.of(kind, about, built(), Optional.empty()));
    }

    Question ask(Kind kind, String about, Object move) {
        return ask(kind, about).with("move", move.toString());
    }

    /** Whether the rules allow it at all, and the game goes on. */
    boolean isPossible() {
        PositionBuilder builder = builder();
        return builder.problems().isEmpty() && builder.build().winner().isEmpty();
    }

    Position built() {
        return builder().build();
    }

    /** Everybody has placed as many fences as the others, or one more. */
    private PositionBuilder builder() {
        PositionBuilder builder = Position.builder(rules).playerToMove(mover);
        int players = rules.players().size();
        for (Player player : rules.players()) {
            int turn = (player.ordinal() - mover.ordinal() + players) % players;
            int placed = fences.size() / players + (turn >= players - fences.size() % players ? 1 : 0);
            builder.pawn(player, pawns.get(player.ordinal())).fencesLeft(player, rules.fences(player) - placed);
        }
        fences.forEach(builder::addFence);
        return builder;
    }

    /** Moves that lead there, with one more fence far away if need be. */
    private Optional<List<Move>> reached() {
        Optional<List<Move>> moves = Way.to(this);
        return moves.isPresent() ? moves : farFence().flatMap(fence -> Way.to(plus(fence)));
    }

    private Optional<Fence> farFence() {
        return IntStream.of(0, 7, 56, 63, 64, 71, 120, 127, 27, 91)
                .mapToObj(Fence::ofIndex)
                .filter(rules::isOnBoard)
                .filter(fence -> pawns.stream().allMatch(pawn -> isFar(fence.anchor(), pawn)))
                .filter(fence -> fences.stream().allMatch(other -> isFar(fence.anchor(), other.anchor())))
                .findFirst();
    }

    private static boolean isFar(Square one, Square other) {
        return Math.max(Math.abs(one.column() - other.column()), Math.abs(one.row() - other.row())) > FAR;
    }
}
