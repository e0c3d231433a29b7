package io.github.quoridor4j;

/** A player's goal: a side of the board, and the rest of the border, which is wall to him; see {@link Topology}. */
final class Goal {
    final Board board;
    final Direction side;

    /** The points whose left neighbour is on the border, unless that is the goal; and so on. */
    final long westWall;

    final long eastWall;
    final long southWall;
    final long northWall;

    private final long squaresLow;
    private final long squaresHigh;

    Goal(Board board, Direction side) {
        this.board = board;
        this.side = side;
        squaresLow = board.sideLow(side);
        squaresHigh = board.sideHigh(side);
        westWall = side == Direction.WEST ? 0 : board.slots & ~board.toEast(board.slots);
        eastWall = side == Direction.EAST ? 0 : board.slots & ~board.toWest(board.slots);
        southWall = side == Direction.SOUTH ? 0 : board.slots & ~board.toNorth(board.slots);
        northWall = side == Direction.NORTH ? 0 : board.slots & ~board.toSouth(board.slots);
    }

    boolean contains(int square) {
        return ((Board.low(square) & squaresLow) | (Board.high(square) & squaresHigh)) != 0;
    }
}
