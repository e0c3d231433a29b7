package io.github.quoridor4j.cli;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Pass;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Square;
import io.github.quoridor4j.notation.MoveNotation;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The words of the Quoridor Text Protocol for players and moves. Black begins, so that black is our first player. */
final class QtpWords {
    private static final String PASS = "pass";

    private QtpWords() {}

    static String of(Player player) {
        return player == Player.ONE ? "black" : "white";
    }

    static Optional<Player> player(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "black", "b" -> Optional.of(Player.ONE);
            case "white", "w" -> Optional.of(Player.TWO);
            default -> Optional.empty();
        };
    }

    /** {@code E2}, {@code E3 horizontal}; the protocol has no word for a pass, and {@code pass} stands for it here. */
    static String of(Move move, Position before) {
        if (move instanceof Pass) {
            return PASS;
        }
        String text = MoveNotation.QTP.format(move, before);
        return move instanceof FenceMove fenceMove
                ? text.substring(0, 2) + " " + of(fenceMove.fence().orientation())
                : text;
    }

    /** The command that tells a program of a move. */
    static String command(Move move, Position before) {
        String name = move instanceof FenceMove ? "playwall " : "playmove ";
        return name + of(before.playerToMove()) + " " + of(move, before);
    }

    /** The move that the words tell: a vertex, perhaps with an orientation; empty if they tell none on this board. */
    static Optional<Move> move(List<String> words, Position before) {
        if (!isMove(words)) {
            return Optional.empty();
        }
        String letter = words.size() == 1 ? "" : words.get(1).substring(0, 1);
        return MoveNotation.QTP.tryParse(words.get(0) + letter, before);
    }

    /** Whether the words could tell a move on some board. */
    static boolean isMove(List<String> words) {
        return switch (words.size()) {
            case 1 ->
                isVertex(words.get(0)) || words.get(0).toLowerCase(Locale.ROOT).equals(PASS);
            case 2 -> isVertex(words.get(0)) && isOrientation(words.get(1));
            default -> false;
        };
    }

    private static boolean isVertex(String word) {
        return Square.tryParse(word).isPresent();
    }

    private static boolean isOrientation(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "horizontal", "h", "vertical", "v" -> true;
            default -> false;
        };
    }

    private static String of(Fence.Orientation orientation) {
        return orientation.name().toLowerCase(Locale.ROOT);
    }
}
