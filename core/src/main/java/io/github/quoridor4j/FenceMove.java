package io.github.quoridor4j;

/** The placing of a fence. */
public final class FenceMove extends Move {
    private static final long serialVersionUID = 1;

    private final transient Fence fence;

    FenceMove(Fence fence) {
        super(FENCES + fence.index());
        this.fence = fence;
    }

    /**
     * Returns the fence.
     *
     * @return the fence
     */
    public Fence fence() {
        return fence;
    }

    /**
     * Returns the move as written in records.
     *
     * @return for example {@code e3h}
     */
    @Override
    public String toString() {
        return fence.toString();
    }
}
