package io.github.quoridor4j.cli;

import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.MoveSet;
import io.github.quoridor4j.PawnMove;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Prints legal moves by their kind. */
final class MoveLists {
    private static final int MOVES_PER_LINE = 16;

    private MoveLists() {}

    /** Of a game that is over there are none. */
    static void print(PrintWriter out, MoveSet moves) {
        print(out, "pawn moves", moves, move -> move instanceof PawnMove);
        print(out, "fences", moves, move -> move instanceof FenceMove);
        if (moves.isEmpty()) {
            out.println("The game is over.");
        } else if (moves.contains(Move.pass())) {
            out.println("only a pass: " + Move.pass());
        }
    }

    private static void print(PrintWriter out, String title, MoveSet moves, Predicate<Move> kind) {
        List<String> texts = moves.stream().filter(kind).map(Move::toString).toList();
        out.println(title + ": " + texts.size());
        for (int from = 0; from < texts.size(); from += MOVES_PER_LINE) {
            int to = Math.min(from + MOVES_PER_LINE, texts.size());
            out.println(texts.subList(from, to).stream().collect(Collectors.joining(" ", "  ", "")));
        }
    }
}
