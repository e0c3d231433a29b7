package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** The library and the oracle play the same game. */
@Domain(QuoridorDomain.class)
class OracleProperties {

    @Property(tries = 600)
    void bothOfferTheSameMovesAtEveryPly(@ForAll RandomGame game) {
        Oracle oracle = Oracle.of(game.positions().get(0));
        for (int ply = 0; ; ply++) {
            Position position = game.positions().get(ply);
            assertThat(position).hasToString(oracle.toString());
            assertThat(texts(position.legalMoves()))
                    .as("legal moves of %s under %s", position, game.rules())
                    .isEqualTo(oracle.legalMoves());
            assertThat(position.isOver()).as("over: %s", position).isEqualTo(oracle.isOver());
            if (ply == game.moves().size()) {
                break;
            }
            oracle = oracle.play(game.moves().get(ply).toString());
        }
    }

    @Property(tries = 50)
    void bothBeginAlike(@ForAll Rules rules) {
        assertThat(Position.initial(rules)).hasToString(Oracle.initial(rules).toString());
    }

    private static SortedSet<String> texts(MoveSet moves) {
        return moves.stream().map(Move::toString).collect(Collectors.toCollection(TreeSet::new));
    }
}
