package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What stays true in every game of every rule set. */
@Domain(QuoridorDomain.class)
class GameInvariantProperties {
    @Property(tries = 300)
    void everyPlayerKeepsAWayToHisGoal(@ForAll RandomGame game) {
        for (Position position : game.positions()) {
            Oracle oracle = Oracle.of(position);
            for (int seat = 0; seat < game.rules().players().size(); seat++) {
                assertThat(oracle.distance(seat))
                        .as("distance of seat %s in %s", seat, position)
                        .isNotNegative();
            }
        }
    }

    @Property(tries = 300)
    void placedAndLeftFencesAddUp(@ForAll RandomGame game) {
        for (Position position : game.positions()) {
            int left = game.rules().players().stream()
                    .mapToInt(position::fencesLeft)
                    .sum();
            assertThat(position.fences().size() + left).isEqualTo(game.rules().totalFences());
        }
    }

    @Property(tries = 300)
    void aMoveChangesNothingElse(@ForAll RandomGame game) {
        List<Player> players = game.rules().players();
        for (int ply = 0; ply < game.moves().size(); ply++) {
            Position before = game.positions().get(ply);
            Position after = game.positions().get(ply + 1);
            Player mover = before.playerToMove();
            PositionBuilder expected = before.toBuilder().playerToMove(players.get(mover.number() % players.size()));
            if (game.moves().get(ply) instanceof PawnMove pawnMove) {
                expected.pawn(mover, pawnMove.to());
            } else if (game.moves().get(ply) instanceof FenceMove fenceMove) {
                expected.addFence(fenceMove.fence()).fencesLeft(mover, before.fencesLeft(mover) - 1);
            }
            assertThat(after).isEqualTo(expected.build());
        }
    }

    @Property(tries = 300)
    void everyPositionOfAGameCanBeSetUp(@ForAll Position position) {
        assertThat(position.toBuilder().problems()).as("%s", position).isEmpty();
        assertThatCode(() -> position.toBuilder().build()).doesNotThrowAnyException();
    }

    @Property(tries = 300)
    void theGameIsOverWhenAPawnIsOnItsGoal(@ForAll RandomGame game) {
        for (Position position : game.positions()) {
            List<Player> arrived = game.rules().players().stream()
                    .filter(player -> game.rules().isGoal(player, position.pawn(player)))
                    .toList();
            assertThat(position.winner().stream()).containsExactlyElementsOf(arrived);
            assertThat(position.legalMoves().isEmpty()).isEqualTo(position.isOver());
            if (!arrived.isEmpty()) {
                assertThat(position.isOver()).isTrue();
            }
        }
    }
}
