package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Square;
import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a picture shows in addition to the position. All sets are sorted, so that equal pictures are drawn alike however they
 * were put together.
 */
record Extras(
        SortedSet<Square> marks,
        Optional<Picture.LastMove> lastMove,
        SortedSet<Move> legalMoves,
        SortedSet<Player> paths,
        SortedSet<Picture.Arrow> arrows) {

    static final Extras NONE = new Extras(
            Collections.emptySortedSet(),
            Optional.empty(),
            Collections.emptySortedSet(),
            Collections.emptySortedSet(),
            Collections.emptySortedSet());

    Extras plusMark(Square square) {
        return new Extras(plus(marks, Set.of(square)), lastMove, legalMoves, paths, arrows);
    }

    Extras withLastMove(Picture.LastMove move) {
        return new Extras(marks, Optional.of(move), legalMoves, paths, arrows);
    }

    Extras withLegalMoves(Collection<? extends Move> moves) {
        return new Extras(marks, lastMove, plus(Collections.emptySortedSet(), moves), paths, arrows);
    }

    Extras plusPaths(Collection<Player> players) {
        return new Extras(marks, lastMove, legalMoves, plus(paths, players), arrows);
    }

    Extras plusArrow(Picture.Arrow arrow) {
        return new Extras(marks, lastMove, legalMoves, paths, plus(arrows, Set.of(arrow)));
    }

    boolean isLegal(Square square) {
        return legalMoves.contains(Move.of(square));
    }

    boolean isLegal(Fence fence) {
        return legalMoves.contains(Move.of(fence));
    }

    /** Whether the last move ended on this square. */
    boolean isLast(Square square) {
        return lastMove.filter(last -> last.move() instanceof PawnMove pawn && pawn.to() == square)
                .isPresent();
    }

    /** Whether the last move placed this fence. */
    boolean isLast(Fence fence) {
        return lastMove.filter(last -> last.move() instanceof FenceMove placed
                        && placed.fence().equals(fence))
                .isPresent();
    }

    /** Whether the last move began on this square. */
    boolean isOrigin(Square square) {
        return lastMove.flatMap(Picture.LastMove::from)
                .filter(from -> from == square)
                .isPresent();
    }

    private static <T> SortedSet<T> plus(SortedSet<T> some, Collection<? extends T> others) {
        SortedSet<T> all = new TreeSet<>(some);
        all.addAll(others);
        return Collections.unmodifiableSortedSet(all);
    }
}
