package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** What can be proved of the usual rules. */
@Domain(QuoridorDomain.class)
@Domain(DomainContext.Global.class)
class StandardGameProperties {

    @Property(tries = 300)
    void oneOfTwoPlayersAlwaysHasAPawnMove(
            @ForAll @IntRange(min = 3, max = 9) int size, @ForAll long seed, @ForAll @IntRange(max = 100) int fences) {
        Rules rules = Rules.builder().size(size).build();
        for (Position position : RandomGame.play(rules, seed, fences, 120).positions()) {
            assertThat(position.isOver() || !position.legalMoves().squares().isEmpty())
                    .as("%s", position)
                    .isTrue();
        }
    }

    /** The "four sides" rule of some rule books says nothing that the path rule does not. */
    @Property(tries = 200)
    void noLegalFenceClosesAllSidesOfAPawn(@ForAll Position position) {
        Oracle oracle = Oracle.of(position);
        for (Fence fence : position.legalMoves().fences()) {
            for (int seat = 0; seat < position.rules().players().size(); seat++) {
                assertThat(oracle.closedSides(seat, fence.toString()))
                        .as("sides of pawn %s closed by %s in %s", seat + 1, fence, position)
                        .isLessThan(4);
            }
        }
    }
}
