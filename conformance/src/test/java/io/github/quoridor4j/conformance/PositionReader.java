package io.github.quoridor4j.conformance;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Fence.Orientation;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.PositionBuilder;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;

/** Reads the five fields of a position as the suite writes them, possible or not. */
final class PositionReader {
    private PositionReader() {}

    static PositionBuilder read(String text, Rules rules) {
        String[] fields = text.split("/", -1);
        PositionBuilder builder = Position.builder(rules);
        addFences(fields[0].strip(), Orientation.HORIZONTAL, builder);
        addFences(fields[1].strip(), Orientation.VERTICAL, builder);
        String[] pawns = fields[2].strip().split(" ", -1);
        String[] fencesLeft = fields[3].strip().split(" ", -1);
        for (Player player : rules.players()) {
            builder.pawn(player, Square.parse(pawns[player.ordinal()]));
            builder.fencesLeft(player, Integer.parseInt(fencesLeft[player.ordinal()]));
        }
        return builder.playerToMove(Player.ofNumber(Integer.parseInt(fields[4].strip())));
    }

    private static void addFences(String anchors, Orientation orientation, PositionBuilder builder) {
        for (int i = 0; i < anchors.length(); i += 2) {
            builder.addFence(Fence.of(Square.parse(anchors.substring(i, i + 2)), orientation));
        }
    }
}
