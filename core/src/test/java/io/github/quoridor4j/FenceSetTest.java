package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The fences of a position are a set like any other, but unmodifiable. */
class FenceSetTest {
    private static final Set<Fence> FENCES = Position.builder(Rules.standard())
            .addFence(Fence.parse("e3v"))
            .addFence(Fence.parse("h8h"))
            .addFence(Fence.parse("a1h"))
            .fencesLeft(Player.ONE, 7)
            .build()
            .fences();

    @Test
    void hasItsFencesByIndex() {
        assertThat(FENCES)
                .hasSize(3)
                .containsExactly(Fence.parse("a1h"), Fence.parse("h8h"), Fence.parse("e3v"))
                .isEqualTo(Set.of(Fence.parse("a1h"), Fence.parse("h8h"), Fence.parse("e3v")));
        IntStream.range(0, 128)
                .mapToObj(Fence::ofIndex)
                .forEach(fence -> assertThat(FENCES.contains(fence))
                        .isEqualTo(FENCES.stream().anyMatch(fence::equals)));
    }

    @Test
    void isAlsoToldAsBits() {
        Position position = Position.builder(Rules.standard())
                .addFence(Fence.parse("e3v"))
                .addFence(Fence.parse("h8h"))
                .addFence(Fence.parse("a1h"))
                .fencesLeft(Player.ONE, 7)
                .build();

        assertThat(position.horizontalFences()).isEqualTo(1L << 63 | 1);
        assertThat(position.verticalFences()).isEqualTo(1L << (8 * 2 + 4));
    }

    @Test
    @SuppressWarnings("CollectionIncompatibleType")
    void hasNothingElse() {
        assertThat(FENCES.contains("a1h")).isFalse();
        assertThat(FENCES.contains(null)).isFalse();
    }

    @Test
    void endsAfterTheLastFence() {
        Iterator<Fence> iterator = FENCES.iterator();
        FENCES.forEach(fence -> assertThat(iterator.next()).isEqualTo(fence));
        assertThat(iterator.hasNext()).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(iterator::next);
    }

    @Test
    void cannotBeModified() {
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> FENCES.add(Fence.parse("a1v")));
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> FENCES.remove(Fence.parse("a1h")));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(FENCES::clear);
    }

    @Test
    void moveSetsEndAndCannotBeModified() {
        MoveSet moves = Position.initial(Rules.standard()).legalMoves();
        Iterator<Move> iterator = moves.iterator();
        moves.forEach(move -> assertThat(iterator.next()).isEqualTo(move));
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(iterator::next);
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> moves.remove(moves.get(0)));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> moves.add(Move.pass()));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(moves::clear);
    }
}
