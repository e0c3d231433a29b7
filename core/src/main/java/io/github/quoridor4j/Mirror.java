package io.github.quoridor4j;

/**
 * Left and right exchanged. Where all goals are rows, the image of a position is one of the same game, with the same players
 * and as many continuations; where a goal is a column, its player would run the wrong way.
 */
final class Mirror {
    private static final int COLUMNS = 9; // of square indices, on every board

    private Mirror() {}

    /** One of a position and its image, the same for both; or the position itself where the image is of another game. */
    static Position fold(Position position) {
        if (!keepsGoals(position.rules())) {
            return position;
        }
        Position image = image(position);
        return isSmaller(image, position) ? image : position;
    }

    private static boolean isSmaller(Position a, Position b) {
        if (a.horizontal != b.horizontal) {
            return a.horizontal < b.horizontal;
        }
        return a.vertical != b.vertical ? a.vertical < b.vertical : a.seats < b.seats;
    }

    private static boolean keepsGoals(Rules rules) {
        for (Goal goal : rules.goals) {
            if (goal.side.columns != 0) {
                return false;
            }
        }
        return true;
    }

    static Position image(Position position) {
        Rules rules = position.rules();
        int size = rules.board.size;
        long seats = position.seats;
        for (int player = 0; player < rules.playerCount; player++) {
            int square = Seats.pawn(seats, player);
            seats = Seats.withPawn(seats, player, square + size - 1 - 2 * (square % COLUMNS));
        }
        return new Position(
                rules, Turn.MIRROR.map(position.horizontal, size), Turn.MIRROR.map(position.vertical, size), seats);
    }
}
