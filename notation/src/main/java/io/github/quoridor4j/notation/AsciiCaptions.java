package io.github.quoridor4j.notation;

import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lines below a picture in ASCII characters; each may be missing. */
final class AsciiCaptions {
    private static final String TO_MOVE = "to move";
    private static final String WINNER = "winner";
    private static final String FENCES_LEFT = "fences left";
    private static final List<String> NAMES = List.of(TO_MOVE, WINNER, FENCES_LEFT, "arrows");

    /** What follows each name. */
    private final Map<String, TextSpan> values = new HashMap<>();

    private AsciiCaptions() {}

    static AsciiCaptions read(List<TextSpan> lines) {
        AsciiCaptions captions = new AsciiCaptions();
        for (TextSpan line : lines) {
            String name = NAMES.stream()
                    .filter(known -> line.lower().startsWith(known))
                    .findFirst()
                    .orElseThrow(
                            () -> line.expected("one of the lines 'to move', 'winner', 'fences left', or the end"));
            TextSpan value = line.part(line.from() + name.length(), line.to()).strip();
            if (captions.values.put(name, value) != null) {
                throw line.expected("the line '" + name + "' once");
            }
        }
        return captions;
    }

    /** What the picture says; by default the one after the winner, or the first one. */
    Player playerToMove(Rules rules, Map<Player, Square> pawns) {
        int players = rules.players().size();
        Player first = Player.ONE;
        TextSpan winnerText = values.get(WINNER);
        if (winnerText != null) {
            Player winner = player(winnerText, players);
            Square pawn = pawns.get(winner);
            if (pawn == null || !rules.isGoal(winner, pawn)) {
                throw winnerText.expected("a player whose pawn stands on its goal");
            }
            first = Player.ofNumber(winner.number() % players + 1);
        }
        TextSpan turnText = values.get(TO_MOVE);
        return turnText == null ? first : player(turnText, players);
    }

    private static Player player(TextSpan text, int players) {
        String expected = "the number of a player, 1.." + players;
        int number = text.number(expected);
        if (number < 1 || number > players) {
            throw text.expected(expected);
        }
        return Player.ofNumber(number);
    }

    /** What the picture says, in turn order. */
    Optional<int[]> fencesLeft(int players) {
        TextSpan text = values.get(FENCES_LEFT);
        if (text == null) {
            return Optional.empty();
        }
        List<TextSpan> parts =
                text.split(':').stream().flatMap(part -> part.words().stream()).toList();
        if (parts.size() != 2 * players) {
            throw text.expected("the fences left of " + players + " players, as in 1: 10");
        }
        int[] counts = new int[players];
        for (int seat = 0; seat < players; seat++) {
            TextSpan player = parts.get(2 * seat);
            if (player(player, players).ordinal() != seat) {
                throw player.expected(String.valueOf(seat + 1));
            }
            counts[seat] = parts.get(2 * seat + 1).number("a number of fences left");
        }
        return Optional.of(counts);
    }

    /** Where a problem with the fences left is to be shown. */
    TextSpan fencesLeftLine(TextSpan otherwise) {
        return values.getOrDefault(FENCES_LEFT, otherwise);
    }
}
