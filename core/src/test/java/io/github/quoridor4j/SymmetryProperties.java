package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Seen through a symmetry of the rules, everything is the same. */
@Domain(QuoridorDomain.class)
class SymmetryProperties {
    /** A position of the game, or of one by the same rules with as many fences for everybody, so that more can be turned. */
    private static Position fair(Position position) {
        Rules rules = position.rules();
        long seed = position.hash();
        return (seed & 1) == 0
                ? position
                : RandomGame.play(rules.toBuilder().fences(5).build(), seed, 40, 60)
                        .last();
    }

    @Property(tries = 300)
    void mappingCommutesWithLegalityAndPlay(@ForAll Position any) {
        Position position = fair(any);
        for (Symmetry symmetry : Symmetry.of(position.rules())) {
            Position image = symmetry.map(position);
            for (int code = 0; code <= 209; code++) {
                Move move = Move.ofCode(code);
                if (isOnBoard(position.rules(), move)) {
                    Move imageOfMove = symmetry.map(move);
                    assertThat(image.legality(imageOfMove))
                            .as("%s by %s in %s under %s", move, symmetry, position, position.rules())
                            .isEqualTo(position.legality(move));
                    if (position.isLegal(move)) {
                        assertThat(image.play(imageOfMove)).isEqualTo(symmetry.map(position.play(move)));
                    }
                }
            }
        }
    }

    private static boolean isOnBoard(Rules rules, Move move) {
        if (move instanceof PawnMove pawnMove) {
            return rules.isOnBoard(pawnMove.to());
        }
        return !(move instanceof FenceMove fenceMove) || rules.isOnBoard(fenceMove.fence());
    }

    @Property(tries = 500)
    void playersTakeTheirDistancesAndWinsAlong(@ForAll Position any) {
        Position position = fair(any);
        for (Symmetry symmetry : Symmetry.of(position.rules())) {
            Position image = symmetry.map(position);
            for (Player player : position.rules().players()) {
                assertThat(image.distance(symmetry.map(player))).isEqualTo(position.distance(player));
            }
            assertThat(image.winner()).isEqualTo(position.winner().map(symmetry::map));
            assertThat(image.isOver()).isEqualTo(position.isOver());
        }
    }

    /** The words are turned as bits; here they are compared with fences turned one by one, by a builder that checks all. */
    @Property(tries = 500)
    void theImageIsTheValidPositionOfAllImages(@ForAll Position any) {
        Position position = fair(any);
        for (Symmetry symmetry : Symmetry.of(position.rules())) {
            PositionBuilder built =
                    Position.builder(position.rules()).playerToMove(symmetry.map(position.playerToMove()));
            for (Player player : position.rules().players()) {
                built.pawn(symmetry.map(player), symmetry.map(position.pawn(player)));
                built.fencesLeft(symmetry.map(player), position.fencesLeft(player));
            }
            position.fences().forEach(fence -> built.addFence(symmetry.map(fence)));

            assertThat(symmetry.map(position)).isEqualTo(built.build());
        }
    }

    @Property(tries = 200)
    void symmetriesAreAGroup(@ForAll Position any) {
        Position position = fair(any);
        List<Symmetry> symmetries = Symmetry.of(position.rules());
        assertThat(symmetries).doesNotHaveDuplicates();
        assertThat(symmetries.stream().filter(Symmetry::isIdentity)).containsExactly(symmetries.get(0));
        assertThat(symmetries.get(0).map(position)).isEqualTo(position);
        for (Symmetry one : symmetries) {
            assertThat(symmetries).contains(one.inverse());
            assertThat(one.then(one.inverse()).isIdentity()).isTrue();
            assertThat(one.inverse().map(one.map(position))).isEqualTo(position);
            for (Symmetry two : symmetries) {
                assertThat(symmetries).contains(one.then(two));
                assertThat(one.then(two).map(position)).isEqualTo(two.map(one.map(position)));
            }
        }
    }

    @Property(tries = 500)
    void allImagesHaveOneCanonicalPosition(@ForAll Position any) {
        Position position = fair(any);
        Symmetry.Image canonical = position.canonical();
        assertThat(canonical.symmetry().map(position)).isEqualTo(canonical.position());
        Set<Position> all = Symmetry.of(position.rules()).stream()
                .map(symmetry -> symmetry.map(position).canonical().position())
                .collect(Collectors.toSet());
        assertThat(all).containsExactly(canonical.position());
    }
}
