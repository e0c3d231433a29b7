package io.github.quoridor4j.notation;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A picture beside the README. */
record DocumentedPicture(String file, Theme theme, Diagram diagram) {
    private static final Path EXAMPLES = Path.of("../examples");

    /** Beside pawn 1 are pawn 2, with the edge behind, pawn 3, with a free square, and pawn 4, with a fence. */
    private static final Position JUMPS =
            PositionText.parse(" / c3 / b3 a3 b4 c3 / 4 5 5 5 / 1 / size=5;players=4;fences=5");

    static List<DocumentedPicture> all() {
        return List.of(
                new DocumentedPicture("midgame.svg", Theme.WOOD, example("all-fences-first-wins.pgn", 28)),
                new DocumentedPicture("e3h.svg", Theme.WOOD, fence("e3 /  / e1 e9 / 9 10 / 2", "e3h")),
                new DocumentedPicture("e3v.svg", Theme.WOOD, fence(" / e3 / e1 e9 / 9 10 / 2", "e3v")),
                new DocumentedPicture("jumps.svg", Theme.WOOD, jumps()));
    }

    /** The last move and both ways after some plies of a recorded game. */
    private static Diagram example(String file, int plies) {
        try (Reader in = Files.newBufferedReader(EXAMPLES.resolve(file))) {
            Game game = GameRecordReader.strict().read(in).next().game();
            Move last = game.moves().get(plies - 1);
            return Diagram.of(game.position(plies)).lastMove(last).paths();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Diagram fence(String position, String fence) {
        return Diagram.of(PositionText.parse(position))
                .lastMove(Move.parse(fence))
                .mark(Square.E3);
    }

    private static Diagram jumps() {
        Set<Move> pawnMoves =
                JUMPS.legalMoves().stream().filter(PawnMove.class::isInstance).collect(Collectors.toSet());
        return Diagram.of(JUMPS).legalMoves(pawnMoves);
    }
}
