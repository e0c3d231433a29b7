package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

@Domain(QuoridorDomain.class)
@Domain(DomainContext.Global.class)
class MirrorProperties {

    @Property(tries = 300)
    void theImageIsThePositionSquareBySquare(@ForAll Position position) {
        Assume.that(goalsAreRows(position.rules())); // else the image is no position that could be built

        assertThat(Mirror.image(position)).isEqualTo(imageOf(position));
    }

    @Property(tries = 300)
    void theImageOfTheImageIsThePosition(@ForAll Position position) {
        assertThat(Mirror.image(Mirror.image(position))).isEqualTo(position);
    }

    @Property(tries = 300)
    void aPositionAndItsImageFoldToOneOfThem(@ForAll Position position) {
        Position image = Mirror.image(position);

        if (goalsAreRows(position.rules())) {
            assertThat(Mirror.fold(position)).isEqualTo(Mirror.fold(image)).isIn(position, image);
        } else {
            assertThat(Mirror.fold(position)).isEqualTo(position);
        }
    }

    @Property(tries = 300)
    void aPositionAndItsImageHaveAsManyContinuations(@ForAll Position position) {
        Assume.that(goalsAreRows(position.rules()));

        assertThat(Perft.count(imageOf(position), 2)).isEqualTo(Perft.count(position, 2));
    }

    private static boolean goalsAreRows(Rules rules) {
        return rules.players().stream().map(rules::goal).noneMatch(goal -> goal.columns != 0);
    }

    private static Position imageOf(Position position) {
        Rules rules = position.rules();
        PositionBuilder image = position.toBuilder();
        for (Player player : rules.players()) {
            Square square = position.pawn(player);
            image.pawn(player, Square.of(rules.size() - 1 - square.column(), square.row()));
        }
        position.fences().forEach(image::removeFence);
        for (Fence fence : position.fences()) {
            Square anchor = fence.anchor();
            image.addFence(Fence.of(Square.of(rules.size() - 2 - anchor.column(), anchor.row()), fence.orientation()));
        }
        return image.build();
    }
}
