package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Player;
import java.util.List;

/** Writes a {@link QfCode}. */
final class QfWriter {
    private final BitWriter bits = new BitWriter();

    String write(QfCode code) {
        bits.write(code.board().isPresent());
        bits.write(code.moves().isPresent());
        code.board().ifPresent(this::writeBoard);
        code.moves().ifPresent(moves -> writeRecord(moves, QfCode.walk(code.board())));
        return bits.finish();
    }

    private void writeBoard(QfBoard board) {
        bits.write(board.one().pawn().ordinal(), 7);
        bits.write(board.two().pawn().ordinal(), 7);
        for (QfBoard.Side side : List.of(board.one(), board.two())) {
            for (Fence.Orientation orientation : Fence.Orientation.values()) {
                List<Fence> fences = side.fences(orientation);
                bits.write(fences.size(), 4);
                fences.forEach(this::writeAnchor);
            }
        }
        bits.write(board.lastPlayer() == Player.TWO);
        bits.write(board.lastFence().isPresent());
        board.lastFence().ifPresent(this::writeAnchor);
        bits.write(board.moveNumber(), 10);
    }

    private void writeRecord(List<Move> moves, QfWalk walk) {
        bits.write(moves.size(), 10);
        for (Move move : moves) {
            if (move instanceof FenceMove fenceMove) {
                bits.write(true);
                bits.write(fenceMove.fence().orientation() == Fence.Orientation.VERTICAL);
                writeAnchor(fenceMove.fence());
            } else if (move instanceof PawnMove pawnMove) {
                bits.write(false);
                bits.write(walk.direction(pawnMove.to()).orElseThrow(), 3);
            }
            walk.play(move);
        }
    }

    private void writeAnchor(Fence fence) {
        bits.write(fence.index(), 6); // the seventh bit of the index is the orientation
    }
}
