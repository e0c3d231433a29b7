package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The code on the package page. */
class PackageSnippets {
    @Test
    void position() {
        // @start region="position"
        Position position = Position.initial(Rules.standard());
        MoveSet moves = position.legalMoves(); // 131 of them
        Position next = position.play(Move.parse("e2")); // position stays as it is
        Legality why = position.legality(Move.parse("e3")); // OUT_OF_REACH
        int distance = position.distance(Player.ONE); // 8
        // @end

        assertThat(moves).hasSize(131);
        assertThat(next).isNotEqualTo(position);
        assertThat(why).isEqualTo(Legality.OUT_OF_REACH);
        assertThat(distance).isEqualTo(8);
    }

    @Test
    void game() {
        // @start region="game"
        Game game = Game.start(Rules.standard());
        game = game.play(Move.parse("e2")).play(Move.parse("d5h"));
        Optional<Outcome> ending = game.outcome(); // empty: it goes on
        Game resigned = game.resign(Player.ONE); // player 2 wins
        Game before = game.takeBack(); // without d5h
        // @end

        assertThat(ending).isEmpty();
        assertThat(resigned.outcome()).hasToString("Optional[player 2 wins: resignation]");
        assertThat(before.ply()).isOne();
    }
}
