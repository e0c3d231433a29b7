package io.github.quoridor4j;

import java.util.AbstractSet;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** An unmodifiable set of fences, one word for each orientation; iterates by index. */
final class FenceSet extends AbstractSet<Fence> {
    static final FenceSet EMPTY = new FenceSet(0, 0);

    final long horizontal;
    final long vertical;

    FenceSet(long horizontal, long vertical) {
        this.horizontal = horizontal;
        this.vertical = vertical;
    }

    @Override
    public int size() {
        return Long.bitCount(horizontal) + Long.bitCount(vertical);
    }

    @Override
    public boolean contains(@Nullable Object object) {
        return object instanceof Fence fence && containsIndex(fence.index());
    }

    boolean containsIndex(int index) {
        return ((index < 64 ? horizontal : vertical) >>> index & 1) != 0;
    }

    @Override
    public Iterator<Fence> iterator() {
        return new Iterator<>() {
            private long horizontalLeft = horizontal;
            private long verticalLeft = vertical;

            @Override
            public boolean hasNext() {
                return (horizontalLeft | verticalLeft) != 0;
            }

            @Override
            public Fence next() {
                if (horizontalLeft != 0) {
                    int index = Long.numberOfTrailingZeros(horizontalLeft);
                    horizontalLeft &= horizontalLeft - 1;
                    return Fence.ofIndex(index);
                }
                if (verticalLeft == 0) {
                    throw new NoSuchElementException();
                }
                int index = 64 + Long.numberOfTrailingZeros(verticalLeft);
                verticalLeft &= verticalLeft - 1;
                return Fence.ofIndex(index);
            }
        };
    }
}
