package io.github.quoridor4j.notation;

import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.PositionBuilder;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a picture in ASCII characters, as {@link Diagram#parseAscii(String)} says. */
final class AsciiReader {
    private final AsciiGrid grid;
    private final AsciiCaptions captions;
    private final Map<Player, Square> pawns = new EnumMap<>(Player.class);

    private AsciiReader(String text) {
        grid = AsciiGrid.read(text);
        captions = AsciiCaptions.read(grid.rest());
    }

    /**
     * Reads a picture.
     *
     * @param known the rules, if they are not to be guessed
     */
    static PositionBuilder read(String text, Optional<Rules> known) {
        return new AsciiReader(text).position(known);
    }

    private PositionBuilder position(Optional<Rules> known) {
        known.ifPresent(rules -> grid.requireSize(rules.size()));
        int players = known.map(rules -> rules.players().size()).orElse(Player.values().length);
        BoardView view = new BoardView(grid.size(), AsciiLabels.down(grid));
        readPawns(view, players);
        requireEveryPawn(known);
        List<BoardView.Slot> slots = new AsciiFences(grid).slots();
        FenceStocks stocks = new FenceStocks(slots.size(), captions.fencesLeft(pawns.size()));
        Rules rules = known.orElseGet(() -> guess(stocks));
        PositionBuilder builder = Position.builder(rules);
        pawns.forEach(builder::pawn);
        slots.forEach(slot -> builder.addFence(view.fence(slot)));
        stocks.left(rules).forEach(builder::fencesLeft);
        return builder.playerToMove(captions.playerToMove(rules, pawns));
    }

    private void readPawns(BoardView view, int players) {
        for (int y = 0; y < grid.size(); y++) {
            for (int x = 0; x < grid.size(); x++) {
                readSquare(view.square(x, y), 2 * y, 4 * x + 1, players);
            }
        }
    }

    private void readSquare(Square square, int line, int centre, int players) {
        grid.require("( [<", line, centre - 1, "a blank, or one of ( [ < before what stands on the square");
        grid.require(") ]>", line, centre + 1, "a blank, or one of ) ] > after what stands on the square");
        char sign = grid.at(line, centre);
        if (sign >= '1' && sign < '1' + players) {
            if (pawns.put(Player.ofNumber(sign - '0'), square) != null) {
                throw grid.span(line, centre).expected("the pawn of each player once");
            }
        } else {
            grid.require(".+*", line, centre, "a square: . or the number of a player, 1.." + players);
        }
    }

    private void requireEveryPawn(Optional<Rules> known) {
        int highest = pawns.keySet().stream().mapToInt(Player::number).max().orElse(0);
        int players = known.map(rules -> rules.players().size()).orElse(Math.max(2, highest));
        for (int number = 1; number <= players; number++) {
            if (!pawns.containsKey(Player.ofNumber(number))) {
                throw grid.lowerEdge().expected("the pawn of player " + number + " on the board above");
            }
        }
    }

    /** The usual rules of such a board. */
    private Rules guess(FenceStocks stocks) {
        int size = grid.size();
        int players = pawns.size();
        if (size == 9) {
            return Rules.standard(players);
        }
        if (size == 7 && players != 3) {
            return Rules.kid(players);
        }
        Rules usual = Rules.builder().size(size).players(players).build();
        int[] fences = stocks.atTheStart(usual)
                .orElseThrow(() -> captions.fencesLeftLine(grid.lowerEdge())
                        .expected("fences left that with those on the board are 32 at most for each player"));
        return usual.toBuilder().fences(fences).build();
    }
}
