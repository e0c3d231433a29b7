package io.github.quoridor4j.cli;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.PositionBuilder;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import io.github.quoridor4j.notation.Diagram;
import java.util.stream.Collectors;

/** A position as the Quoridor Text Protocol sees it: black, our first player, starts in the last row. */
final class QtpBoard {
    private final int size;

    private QtpBoard(int size) {
        this.size = size;
    }

    /** A drawing without empty lines, since they end an answer. */
    static String draw(Position position) {
        Position turned = new QtpBoard(position.rules().size()).turn(position);
        String drawing = Diagram.of(turned)
                .toAscii()
                .lines()
                .filter(line -> !line.isBlank())
                .collect(Collectors.joining("\n"));
        return drawing + "\npawns        1: black  2: white";
    }

    /** The same with its rows in the opposite order. */
    private Position turn(Position position) {
        Rules rules = position.rules();
        Rules turned = rules.toBuilder()
                .starts(turn(rules.start(Player.ONE)), turn(rules.start(Player.TWO)))
                .goals(Direction.SOUTH, Direction.NORTH)
                .build();
        PositionBuilder builder = Position.builder(turned).playerToMove(position.playerToMove());
        for (Player player : rules.players()) {
            builder.pawn(player, turn(position.pawn(player))).fencesLeft(player, position.fencesLeft(player));
        }
        position.fences().forEach(fence -> builder.addFence(turn(fence)));
        return builder.build();
    }

    private Square turn(Square square) {
        return Square.of(square.column(), size - 1 - square.row());
    }

    /** What was the north-west one of the fence's squares is the south-west one then. */
    private Fence turn(Fence fence) {
        Square anchor = fence.anchor();
        return Fence.of(Square.of(anchor.column(), size - 2 - anchor.row()), fence.orientation());
    }
}
