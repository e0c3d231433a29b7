package io.github.quoridor4j.notation;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.PositionBuilder;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Positions as the library quoridor.js writes them to tell them apart: both pawns, both numbers of fences left in two
 * digits, and the fences, all joined. For two players on the 9x9 board.
 *
 * <pre>
 * e1e91010
 * e2e91009e2h
 * </pre>
 *
 * <p>The player to move is not in the text, nor is the rule set: who reads it has to know them. Fences are written in
 * the order of their texts: a1h, a1v, a2h, .. h8v. They are read in any order, with capitals and with blanks around
 * the whole.
 */
public final class QuoridorJsText {
    /** Where the numbers of fences left begin; the pawns stand before them. */
    private static final int COUNTS = 4;

    private static final int FENCES = 8;

    private QuoridorJsText() {}

    /**
     * Writes a position without its player to move.
     *
     * @param position a position of two players on the 9x9 board
     * @return the text
     * @throws IllegalArgumentException if the rules are for other numbers of players or squares
     */
    public static String format(Position position) {
        TwoPlayerRules.require(position.rules());
        return String.format(
                        Locale.ROOT,
                        "%s%s%02d%02d",
                        position.pawn(Player.ONE),
                        position.pawn(Player.TWO),
                        position.fencesLeft(Player.ONE),
                        position.fencesLeft(Player.TWO))
                + position.fences().stream().map(Fence::toString).sorted().collect(Collectors.joining());
    }

    /**
     * Reads a position under the standard rules.
     *
     * @param text the text
     * @param playerToMove the player to move, which the text does not tell
     * @return the position
     * @throws NotationException if the text does not follow the notation
     * @throws InvalidPositionException if it does, but the position is impossible
     * @throws IllegalArgumentException if there is no such player
     */
    public static Position parse(String text, Player playerToMove) {
        return parse(text, playerToMove, Rules.standard());
    }

    /**
     * Reads a position.
     *
     * @param text the text
     * @param playerToMove the player to move, which the text does not tell
     * @param rules the rules under which it came about, for two players on the 9x9 board
     * @return the position
     * @throws NotationException if the text does not follow the notation
     * @throws InvalidPositionException if it does, but the position is impossible under these rules
     * @throws IllegalArgumentException if there is no such player, or the rules are for other numbers of players or
     *     squares
     */
    public static Position parse(String text, Player playerToMove, Rules rules) {
        PositionBuilder builder = Position.builder(TwoPlayerRules.require(rules));
        builder.playerToMove(TwoPlayerRules.require(playerToMove));
        TextSpan span = TextSpan.of(text).strip();
        for (Player player : rules.players()) {
            builder.pawn(player, pawn(part(span, 2 * player.ordinal(), 2), player));
        }
        for (Player player : rules.players()) {
            builder.fencesLeft(player, fencesLeft(part(span, COUNTS + 2 * player.ordinal(), 2), player));
        }
        Set<Fence> fences = new HashSet<>();
        for (int i = FENCES; span.from() + i < span.to(); i += 3) {
            TextSpan word = part(span, i, 3);
            Fence fence =
                    Fence.tryParse(word.text()).orElseThrow(() -> word.expected("a fence such as e3h, or the end"));
            if (!fences.add(fence)) {
                throw word.expected("each fence once");
            }
            builder.addFence(fence);
        }
        return builder.build();
    }

    /**
     * Reads a position as {@link #parse(String, Player)} does.
     *
     * @param text the text
     * @param playerToMove the player to move
     * @return the position, or empty if the text or the position has a problem
     * @throws IllegalArgumentException if there is no such player
     */
    public static Optional<Position> tryParse(String text, Player playerToMove) {
        try {
            return Optional.of(parse(text, playerToMove));
        } catch (NotationException | InvalidPositionException e) {
            return Optional.empty();
        }
    }

    private static Square pawn(TextSpan word, Player player) {
        return Square.tryParse(word.text())
                .orElseThrow(() -> word.expected("the square of player " + player.number() + "'s pawn"));
    }

    private static int fencesLeft(TextSpan word, Player player) {
        String expected = "the number of fences that player " + player.number() + " has left, two digits";
        if (word.to() - word.from() != 2) {
            throw word.expected(expected);
        }
        return word.number(expected);
    }

    /** A part of the text, shorter or empty where the text ends. */
    private static TextSpan part(TextSpan span, int offset, int length) {
        int start = Math.min(span.from() + offset, span.to());
        return span.part(start, start + length);
    }
}
