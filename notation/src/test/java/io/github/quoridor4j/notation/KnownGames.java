package io.github.quoridor4j.notation;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import java.util.List;
import java.util.Map;

/** Games that were really played. */
enum KnownGames {
    SHORTEST("e2 e8 e3 e7 e4 e6 e5 e4 e6 e5 e7 e4 e8 e3 e9"),
    /** The sample of the thesis of 2005, where the second player resigned. */
    GLENDENNING(
            "e2 e8 e3 e7 e4 e6 e3h e6h f4v e4h c3h f6 f6v g3h a3h e6 c4v d5h d7v d6 d4 d7 d5 c6h b5h d8 c8h a7h h2h"),
    SECOND_WINS(
            "e2 e8 f2 e7 e6h e7h f3 c7h g3 f6v g4 f5h g5 h5h f5 e4v f4 b6v f3 d7 c5h d6 d4h b4v e3 b2v d3 e6 d2 e5 c2 d5 c1"
                    + " c5 b1 c4 c3h d4 d2v e2v b2 e4 b3 e3 b4 e2 b5 e1"),
    REPEATED("e2 e8 e3 e7 c2h e6 e4 f7h e5v d4v c1v e7 e5 d7h e4 f7 e3 f6 d3 a6h e3 f7 d3 f6 e3 f7 d3 f6"),
    FIRST_WINS(
            "e2 e8 e3 e7 e4 e6 c2h f7h e5v d4v e3 e7 c1v f7 d3 c3h d2v c8h c3 a8h b3 e8h e4h f6 b4 g6 c4 a3h g4h h5h c5 g5"
                    + " c6 h5 d6 i5 d7 i4 e7 h4 e8 h3 h1h g3 f2v e2h g2h h3 h7h g8h f8 i3 g8 i2 h8 h2 i8 g2 i9"),
    UNFINISHED("e2 e8 e3 e3h f3 d8 c7h f3v d8v c8 f1v");

    private final String moves;

    KnownGames(String moves) {
        this.moves = moves;
    }

    String moves() {
        return moves;
    }

    /** By the rules with a draw at the third occurrence. */
    Rules rules() {
        Rules standard = Rules.standard();
        return this == REPEATED ? standard.toBuilder().repetitionLimit(3).build() : standard;
    }

    Game game() {
        Game game = Game.start(rules());
        for (String move : moves.split(" ", -1)) {
            game = game.play(Move.parse(move));
        }
        return this == GLENDENNING ? game.resign(Player.TWO) : game;
    }

    GameRecord record() {
        return GameRecord.of(game(), Map.of("Player1", "A", "Player2", "B"));
    }

    static List<KnownGames> all() {
        return List.of(values());
    }
}
