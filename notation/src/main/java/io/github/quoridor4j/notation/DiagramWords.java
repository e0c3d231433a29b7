package io.github.quoridor4j.notation;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import java.util.Collection;
import java.util.Locale;
import java.util.stream.Collectors;

/** A picture in words, for those who do not see it. */
final class DiagramWords {
    private final Picture picture;
    private final Position position;

    DiagramWords(Picture picture) {
        this.picture = picture;
        this.position = picture.position();
    }

    String title() {
        return picture.title().orElseGet(() -> "Quoridor: player " + turn());
    }

    String description() {
        int size = picture.rules().size();
        StringBuilder words = new StringBuilder("A board of " + size + " by " + size + " squares");
        if (picture.down() != Direction.SOUTH) {
            words.append(", turned so that the ")
                    .append(picture.down().name().toLowerCase(Locale.ROOT))
                    .append(" is at the bottom");
        }
        words.append(". ");
        picture.rules().players().forEach(player -> words.append(player(player)));
        words.append(sentence("Fences", position.fences()));
        Extras extras = picture.extras();
        extras.lastMove()
                .ifPresent(last -> words.append("Last move: ")
                        .append(last.from().map(from -> from + " to ").orElse(""))
                        .append(last.move())
                        .append(". "));
        return words.append(sentence("Shown as possible", extras.legalMoves()))
                .append(sentence("Marked", extras.marks()))
                .append(sentence(
                        "Arrows",
                        extras.arrows().stream()
                                .map(arrow -> arrow.from() + " to " + arrow.to())
                                .toList()))
                .append("Player ")
                .append(turn())
                .append('.')
                .toString();
    }

    private String turn() {
        return picture.playerInFocus().number()
                + position.winner().map(winner -> " has won").orElse(" to move");
    }

    private String player(Player player) {
        String path =
                picture.path(player).map(way -> ", shortest way " + joined(way)).orElse("");
        return "Player " + player.number() + " on " + position.pawn(player) + ", going "
                + picture.rules().goal(player).name().toLowerCase(Locale.ROOT) + ", "
                + position.fencesLeft(player) + " fences left" + path + ". ";
    }

    private static String sentence(String subject, Collection<?> things) {
        return things.isEmpty() ? "" : subject + ": " + joined(things) + ". ";
    }

    private static String joined(Collection<?> things) {
        return things.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
