package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** Equal situations are equal values, however they came about. */
@Domain(QuoridorDomain.class)
@Domain(DomainContext.Global.class)
class PositionIdentityProperties {

    @Property(tries = 300)
    void theHashKeptMoveByMoveIsThatOfThePositionSetUpAnew(@ForAll RandomGame game, @ForAll Random random) {
        for (Position position : game.positions()) {
            Position again = setUpAnew(position, random);

            assertThat(again).isEqualTo(position).hasSameHashCodeAs(position).hasToString(position.toString());
            assertThat(again.hash()).as("%s", position).isEqualTo(position.hash());
            assertThat(position.toBuilder().build()).isEqualTo(position);
        }
    }

    /** What is derived from a position may depend on how it came about inside, but never to be seen. */
    @Property(tries = 300)
    void thePositionSetUpAnewAnswersAlike(@ForAll Position position, @ForAll Random random) {
        Position again = setUpAnew(position, random);

        assertThat(again.legalMoves()).isEqualTo(position.legalMoves());
        for (Player player : position.rules().players()) {
            assertThat(again.distance(player)).isEqualTo(position.distance(player));
        }
        for (Move move : position.legalMoves()) {
            assertThat(again.play(move)).isEqualTo(position.play(move));
        }
    }

    @Property(tries = 300)
    void differentPositionsOfAGameHaveDifferentHashes(@ForAll RandomGame game) {
        for (int ply = 1; ply < game.positions().size(); ply++) {
            Position before = game.positions().get(ply - 1);
            Position after = game.positions().get(ply);

            assertThat(after).isNotEqualTo(before);
            assertThat(after.hash()).isNotEqualTo(before.hash());
        }
    }

    /** From the start position of the rule set, the fences in any order. */
    private static Position setUpAnew(Position position, Random random) {
        PositionBuilder builder = Position.builder(position.rules()).playerToMove(position.playerToMove());
        List<Fence> fences = new ArrayList<>(position.fences());
        Collections.shuffle(fences, random);
        fences.forEach(builder::addFence);
        for (Player player : position.rules().players()) {
            builder.pawn(player, position.pawn(player)).fencesLeft(player, position.fencesLeft(player));
        }
        return builder.build();
    }
}
