package io.github.quoridor4j.notation;

import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.stream.Collectors;

/** Writes the tags that tell where a record starts; {@link RecordStart} reads them. */
final class StartTags {
    private StartTags() {}

    /** Adds what is needed, unless there are tags about the start already because nobody could understand them. */
    static void addTo(RecordTags tags, Position start) {
        if (tags.tellStart()) {
            return;
        }
        Rules rules = start.rules();
        tags.put(TagName.RULES, RulesText.format(rules));
        boolean toldByStarts = isStartOfGame(start) && !tags.contains(TagName.STARTS);
        if (!toldByStarts) {
            tags.put(TagName.POSITION, PositionText.format(start));
            return;
        }
        String pawns = pawns(start);
        if (!pawns.equals(pawns(Position.initial(rules)))) {
            tags.put(TagName.STARTS, pawns);
        }
        if (start.playerToMove() != Player.ONE) {
            tags.put(TagName.FIRST, String.valueOf(start.playerToMove().number()));
        }
    }

    private static boolean isStartOfGame(Position start) {
        Rules rules = start.rules();
        return start.fences().isEmpty()
                && (start.playerToMove() == Player.ONE || rules.anyFirstPlayer())
                && rules.players().stream()
                        .allMatch(player -> start.fencesLeft(player) == rules.fences(player)
                                && rules.startSquares(player).contains(start.pawn(player)));
    }

    private static String pawns(Position position) {
        return position.rules().players().stream()
                .map(position::pawn)
                .map(Square::toString)
                .collect(Collectors.joining(" "));
    }
}
