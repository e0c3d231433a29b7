package io.github.quoridor4j;

import java.util.stream.Collectors;

/** A move that is illegal was to be played; nothing was. {@link Position#legality} and {@link Game#legality} ask without throwing. */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** Where the move was to be played. */
    private final Position position;

    /** The illegal move. */
    private final Move move;

    /** Why the move is illegal. */
    private final Legality reason;

    IllegalMoveException(Position position, Move move, Legality reason) {
        super(message(position, move, reason));
        this.position = position;
        this.move = move;
        this.reason = reason;
    }

    private static String message(Position position, Move move, Legality reason) {
        String phrase = move + " is illegal: it " + reason.phrase();
        if (!(move instanceof FenceMove fenceMove)) {
            return phrase;
        }
        Fence fence = fenceMove.fence();
        return switch (reason) {
            case OVERLAPS_FENCE, CROSSES_FENCE ->
                phrase
                        + position.fences().stream()
                                .filter(fence::conflictsWith)
                                .map(Fence::toString)
                                .collect(Collectors.joining(", ", " (", ")"));
            case CUTS_OFF ->
                phrase
                        + position.cutOffBy(fence).stream()
                                .map(player -> "player " + player.number())
                                .collect(Collectors.joining(", ", " (", ")"));
            default -> phrase;
        };
    }

    /** {@return the position in which the move was to be played} */
    public Position position() {
        return position;
    }

    /** {@return the illegal move} */
    public Move move() {
        return move;
    }

    /** {@return why it is illegal, never {@link Legality#LEGAL}} */
    public Legality reason() {
        return reason;
    }
}
