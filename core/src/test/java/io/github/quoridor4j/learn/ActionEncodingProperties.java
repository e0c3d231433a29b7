package io.github.quoridor4j.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.QuoridorDomain;
import io.github.quoridor4j.RandomGame;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Symmetry;
import java.util.Arrays;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

@Domain(QuoridorDomain.class)
@Domain(DomainContext.Global.class)
class ActionEncodingProperties {
    /** In every preset, since a random rule set is seldom one that is played. */
    @Property(tries = 5)
    void everyLegalMoveIsReadBackFromItsIndex(@ForAll ActionEncoding encoding, @ForAll long seed) {
        for (Rules rules : Rules.presets().values()) {
            for (Position position : RandomGame.play(rules, seed, 40, 60).positions()) {
                for (Move move : position.legalMoves()) {
                    int index = encoding.index(move, position);
                    assertThat(index).isBetween(0, encoding.size() - 1);
                    assertThat(encoding.move(index, position)).isSameAs(move);
                }
            }
        }
    }

    /** So no two moves share an index. */
    @Property(tries = 300)
    void everyMoveWithAnIndexIsReadBack(@ForAll ActionEncoding encoding, @ForAll Position position) {
        IntStream.range(0, 210)
                .mapToObj(Move::ofCode)
                .filter(move -> hasIndex(encoding, move, position))
                .forEach(move -> assertThat(encoding.move(encoding.index(move, position), position))
                        .isSameAs(move));
    }

    @Property(tries = 300)
    void everyIndexWithAMoveIsItsIndex(@ForAll ActionEncoding encoding, @ForAll Position position) {
        IntStream.range(0, encoding.size())
                .filter(index -> hasMove(encoding, index, position))
                .forEach(index -> assertThat(encoding.index(encoding.move(index, position), position))
                        .isEqualTo(index));
    }

    private static boolean hasIndex(ActionEncoding encoding, Move move, Position position) {
        try {
            encoding.index(move, position);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static boolean hasMove(ActionEncoding encoding, int index, Position position) {
        try {
            encoding.move(index, position);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    @Property(tries = 300)
    void masksTellTheLegalMovesAndTouchNothingElse(@ForAll ActionEncoding encoding, @ForAll Position position) {
        int size = encoding.size();
        float[] floats = new float[size + 2];
        boolean[] booleans = new boolean[size + 2];
        long[] words = new long[encoding.words() + 2];
        Arrays.fill(floats, 7);
        Arrays.fill(booleans, true);
        Arrays.fill(words, -7);

        encoding.fillMask(position, floats, 1);
        encoding.fillMask(position, booleans, 1);
        encoding.fillMask(position, words, 1);

        boolean[] expected = new boolean[size];
        position.legalMoves().forEach(move -> expected[encoding.index(move, position)] = true);
        for (int index = 0; index < size; index++) {
            assertThat(floats[1 + index]).isEqualTo(expected[index] ? 1f : 0f);
            assertThat(booleans[1 + index]).isEqualTo(expected[index]);
            assertThat((words[1 + index / 64] >>> (index % 64)) & 1).isEqualTo(expected[index] ? 1 : 0);
        }
        assertThat(new float[] {floats[0], floats[size + 1]}).containsExactly(7, 7);
        assertThat(new boolean[] {booleans[0], booleans[size + 1]}).containsExactly(true, true);
        assertThat(new long[] {words[0], words[words.length - 1]}).containsExactly(-7, -7);
    }

    @Property(tries = 20)
    void permutationsDoToIndicesWhatSymmetriesDoToMoves(@ForAll ActionEncoding encoding, @ForAll long seed) {
        for (Rules rules : Rules.presets().values()) {
            Position position = RandomGame.play(rules, seed, 40, 60).last();
            for (Symmetry symmetry : Symmetry.of(rules)) {
                Position image = symmetry.map(position);
                int[] permutation = encoding.permutation(rules, symmetry);

                assertThat(Arrays.stream(permutation).sorted())
                        .containsExactlyElementsOf(
                                IntStream.range(0, encoding.size()).boxed().toList());
                for (Move move : position.legalMoves()) {
                    assertThat(encoding.index(symmetry.map(move), image))
                            .as("%s by %s in %s under %s", move, symmetry, position, rules)
                            .isEqualTo(permutation[encoding.index(move, position)]);
                }
            }
        }
    }
}
