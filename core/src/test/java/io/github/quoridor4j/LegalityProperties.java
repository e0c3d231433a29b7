package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** A name that promises legality keeps it, for every move that there is. */
@Domain(QuoridorDomain.class)
class LegalityProperties {

    @Property(tries = 1000)
    void threeQuestionsHaveOneAnswer(@ForAll Position position) {
        MoveSet legal = position.legalMoves();
        for (int code = 0; code <= 209; code++) {
            Move move = Move.ofCode(code);
            boolean isLegal = position.isLegal(move);

            assertThat(position.legality(move) == Legality.LEGAL)
                    .as("legality(%s) in %s under %s", move, position, position.rules())
                    .isEqualTo(isLegal);
            assertThat(legal.contains(move))
                    .as("%s in legalMoves() of %s under %s", move, position, position.rules())
                    .isEqualTo(isLegal);
        }
    }

    @Property(tries = 1000)
    void theOracleGivesTheSameReason(@ForAll Position position) {
        Oracle oracle = Oracle.of(position);
        for (int code = 0; code <= 209; code++) {
            Move move = Move.ofCode(code);
            assertThat(position.legality(move).name())
                    .as("%s in %s under %s", move, position, position.rules())
                    .isEqualTo(oracle.verdict(move.toString()).name());
        }
    }

    @Property(tries = 1000)
    void playRefusesWithTheReason(@ForAll Position position, @ForAll Move move) {
        Legality legality = position.legality(move);
        if (legality == Legality.LEGAL) {
            assertThat(position.play(move)).isNotEqualTo(position);
        } else {
            IllegalMoveException refusal = catchThrowableOfType(IllegalMoveException.class, () -> position.play(move));
            assertThat(refusal.reason()).isEqualTo(legality);
            assertThat(refusal.move()).isEqualTo(move);
            assertThat(refusal.position()).isEqualTo(position);
            assertThat(refusal).hasMessageStartingWith(move + " is illegal: ");
        }
    }
}
