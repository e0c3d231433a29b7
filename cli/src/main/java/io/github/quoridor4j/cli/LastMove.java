package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.PawnMove;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.Diagram;
import java.util.Optional;

/** A move that has been played, and the game before it. */
record LastMove(Game before, Move move) {
    /** The last move of a game, if there is one; players may have left since. */
    static Optional<LastMove> of(Game game) {
        if (game.ply() == 0) {
            return Optional.empty();
        }
        Game before = game;
        while (before.ply() == game.ply()) {
            before = before.takeBack();
        }
        return Optional.of(new LastMove(before, game.moves().get(before.ply())));
    }

    /** Where the move was, such as {@code Move 3, player 1: e4}. */
    String heading() {
        return heading("");
    }

    String heading(String aboutPlayer) {
        int number = before.ply() / before.rules().players().size() + 1;
        int player = before.position().playerToMove().number();
        return "Move " + number + ", player " + player + aboutPlayer + ": " + move;
    }

    Diagram highlight(Diagram diagram) {
        Position position = before.position();
        return move instanceof PawnMove pawnMove
                ? diagram.lastMove(position.pawn(position.playerToMove()), pawnMove.to())
                : diagram.lastMove(move);
    }
}
