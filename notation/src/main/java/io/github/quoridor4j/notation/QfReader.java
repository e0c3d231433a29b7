package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Square;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads a {@link QfCode}. */
final class QfReader {
    private static final int VERTICAL = 64;

    private final BitReader bits;
    private final Set<Fence> fencesOnBoard = new HashSet<>();

    QfReader(TextSpan text) {
        bits = new BitReader(text);
    }

    QfCode read() {
        boolean hasBoard = bits.readBit("the first bits");
        boolean hasRecord = bits.readBit("the first bits");
        Optional<QfBoard> board = hasBoard ? Optional.of(board()) : Optional.empty();
        Optional<List<Move>> moves = hasRecord ? Optional.of(moves(QfCode.walk(board))) : Optional.empty();
        bits.finish();
        return new QfCode(board, moves);
    }

    private QfBoard board() {
        Square pawnOfOne = pawn(Player.ONE);
        Square pawnOfTwo = pawn(Player.TWO);
        QfBoard.Side one = new QfBoard.Side(pawnOfOne, fences(Player.ONE));
        QfBoard.Side two = new QfBoard.Side(pawnOfTwo, fences(Player.TWO));
        Player lastPlayer = bits.readBit("the last player") ? Player.TWO : Player.ONE;
        boolean lastIsFence = bits.readBit("the last move");
        Optional<Fence> lastFence =
                lastIsFence ? Optional.of(lastFence(lastPlayer == Player.ONE ? one : two)) : Optional.empty();
        return new QfBoard(one, two, lastPlayer, lastFence, bits.read(10, "the number of the move"));
    }

    private Square pawn(Player player) {
        int start = bits.position();
        int square = bits.read(7, "the pawn of player " + player.number());
        if (square > 80) {
            throw bits.since(start)
                    .expected("the pawn of player " + player.number() + ", a square 0..80, not " + square);
        }
        return Square.of(square % 9, square / 9);
    }

    private List<Fence> fences(Player player) {
        List<Fence> fences = new ArrayList<>();
        for (int orientation = 0; orientation <= VERTICAL; orientation += VERTICAL) {
            int count = bits.read(4, "the number of fences of player " + player.number());
            for (int i = 0; i < count; i++) {
                int start = bits.position();
                Fence fence = Fence.ofIndex(orientation + bits.read(6, "a fence of player " + player.number()));
                if (!fencesOnBoard.add(fence)) {
                    throw bits.since(start).expected("each fence once, not " + fence + " again");
                }
                fences.add(fence);
            }
        }
        return fences;
    }

    /** Only its anchor is told; fences that do not conflict have different ones. */
    private Fence lastFence(QfBoard.Side side) {
        int start = bits.position();
        int anchor = bits.read(6, "the fence of the last move");
        return side.fences().stream()
                .filter(fence -> fence.index() % VERTICAL == anchor)
                .findFirst()
                .orElseThrow(() -> bits.since(start)
                        .expected("a fence of the last player, not "
                                + Fence.ofIndex(anchor).anchor()));
    }

    private List<Move> moves(QfWalk walk) {
        int count = bits.read(10, "the number of moves");
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Move move = bits.readBit("move " + (i + 1)) ? fenceMove(i + 1) : pawnMove(i + 1, walk);
            moves.add(move);
            walk.play(move);
        }
        return moves;
    }

    private Move fenceMove(int number) {
        return Move.of(Fence.ofIndex(bits.read(7, "move " + number)));
    }

    private Move pawnMove(int number, QfWalk walk) {
        int start = bits.position();
        int direction = bits.read(3, "move " + number);
        return walk.to(direction)
                .map(Move::of)
                .orElseThrow(() -> bits.since(start)
                        .expected("a way of player " + walk.mover().number() + " from " + walk.pawn() + " as move "
                                + number + ", not direction " + direction));
    }
}
