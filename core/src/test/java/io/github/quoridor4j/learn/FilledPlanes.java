package io.github.quoridor4j.learn;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;

/** The planes of a position, to be asked by the position's own squares, fences and players; turned step by step. */
final class FilledPlanes {
    private final FeaturePlanes planes;
    private final Position position;
    private final float[] values;

    private FilledPlanes(FeaturePlanes planes, Position position, float[] values) {
        this.planes = planes;
        this.position = position;
        this.values = values;
    }

    static FilledPlanes of(FeaturePlanes planes, Position position) {
        float[] values = new float[planes.length()];
        planes.fill(position, values, 0);
        return new FilledPlanes(planes, position, values);
    }

    FeaturePlanes planes() {
        return planes;
    }

    float[] values() {
        return values;
    }

    Direction goal() {
        return position.rules().goal(position.playerToMove());
    }

    /** Clockwise ones, until the goal is in the north. */
    private int quarterTurns() {
        return switch (goal()) {
            case NORTH -> 0;
            case WEST -> 1;
            case SOUTH -> 2;
            case EAST -> 3;
        };
    }

    Direction turned(Direction direction) {
        Direction seen = direction;
        for (int turn = 0; turn < quarterTurns(); turn++) {
            seen = seen.clockwise();
        }
        return seen;
    }

    private float value(int plane, Square square, int last) {
        int column = square.column();
        int row = square.row();
        for (int turn = 0; turn < quarterTurns(); turn++) {
            int before = column;
            column = row;
            row = last - before;
        }
        return values[(plane * planes.size() + row) * planes.size() + column];
    }

    float value(int plane, Square square) {
        return value(plane, square, position.rules().size() - 1);
    }

    /** The value for a fence in the plane of its turned orientation. */
    float value(Fence fence) {
        boolean lies = (fence.orientation() == Fence.Orientation.HORIZONTAL) == (quarterTurns() % 2 == 0);
        return value(
                lies ? FeaturePlanes.HORIZONTAL_FENCES : FeaturePlanes.VERTICAL_FENCES,
                fence.anchor(),
                position.rules().size() - 2);
    }

    /** The first plane of a player. */
    int plane(Player player) {
        int players = position.rules().players().size();
        int turn = (player.ordinal() - position.playerToMove().ordinal() + players) % players;
        return FeaturePlanes.PLAYERS + turn * FeaturePlanes.PLANES_PER_PLAYER;
    }
}
