package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Distances, paths and cut-offs are those of a plain breadth-first search. */
@Domain(QuoridorDomain.class)
class PathProperties {

    @Property(tries = 300)
    void distanceIsTheOraclesAtEveryPly(@ForAll RandomGame game) {
        for (Position position : game.positions()) {
            Oracle oracle = Oracle.of(position);
            for (Player player : game.rules().players()) {
                assertThat(position.distance(player))
                        .as("distance of %s in %s under %s", player, position, game.rules())
                        .isEqualTo(oracle.distance(seat(player)));
            }
        }
    }

    @Property(tries = 500)
    void shortestPathIsAnOpenWayToTheGoal(@ForAll Position position) {
        Rules rules = position.rules();
        for (Player player : rules.players()) {
            List<Square> path = position.shortestPath(player);

            assertThat(path).as("path of %s in %s", player, position).hasSize(position.distance(player) + 1);
            assertThat(path.get(0)).isEqualTo(position.pawn(player));
            assertThat(rules.isGoal(player, path.get(path.size() - 1))).isTrue();
            for (int step = 1; step < path.size(); step++) {
                Square from = path.get(step - 1);
                Square to = path.get(step);
                assertThat(Arrays.stream(Direction.values())
                                .anyMatch(direction -> position.isOpen(from, direction)
                                        && from.step(direction).equals(Optional.of(to))))
                        .as("step %s to %s in %s", from, to, position)
                        .isTrue();
            }
        }
    }

    @Property(tries = 300)
    void aFenceMoreIsJudgedAsByTheOracle(@ForAll Position position) {
        Oracle oracle = Oracle.of(position);
        for (int index = 0; index < 128; index++) {
            Fence fence = Fence.ofIndex(index);
            if (!position.rules().isOnBoard(fence) || position.fences().stream().anyMatch(fence::conflictsWith)) {
                continue;
            }
            assertThat(position.cutOffBy(fence))
                    .as("cut off by %s in %s", fence, position)
                    .isEqualTo(victims(oracle, fence, position.rules()));
            for (Player player : position.rules().players()) {
                int expected = oracle.distanceAfter(seat(player), fence.toString());
                assertThat(position.distanceAfter(player, fence))
                        .as("distance of %s after %s in %s", player, fence, position)
                        .isEqualTo(expected < 0 ? OptionalInt.empty() : OptionalInt.of(expected));
            }
        }
    }

    private static Set<Player> victims(Oracle oracle, Fence fence, Rules rules) {
        return oracle.cutOffBy(fence.toString()).stream()
                .map(seat -> rules.players().get(seat))
                .collect(Collectors.toSet());
    }

    private static int seat(Player player) {
        return player.number() - 1;
    }
}
