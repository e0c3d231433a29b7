package io.github.quoridor4j.notation;

import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * How many fences the players of a drawn board have left and had at the start, as far as that can be known: nobody knows who
 * placed which fence.
 */
final class FenceStocks {
    private static final int MOST = 32;

    private final int placed;
    private final Optional<int[]> left;

    /**
     * @param placed the number of fences on the board
     * @param left what the picture says about each player's, if it does
     */
    FenceStocks(int placed, Optional<int[]> left) {
        this.placed = placed;
        this.left = left;
    }

    /**
     * What the picture says; otherwise what the rules start with, without the fences on the board, which the players are taken
     * to have placed in turn.
     */
    Map<Player, Integer> left(Rules rules) {
        int[] counts = left.orElseGet(() -> {
            int[] full = rules.players().stream().mapToInt(rules::fences).toArray();
            for (int i = 0; i < placed && Arrays.stream(full).sum() > 0; i++) {
                full[indexOfHighest(full)]--;
            }
            return full;
        });
        Map<Player, Integer> map = new EnumMap<>(Player.class);
        for (Player player : rules.players()) {
            map.put(player, counts[player.ordinal()]);
        }
        return map;
    }

    /**
     * The numbers at the start that fit to the picture, as even as they can be, but if it says nothing about the fences left
     * and the usual number suffices, that one.
     *
     * @return one number a player, or empty if somebody would need more than any rules allow
     */
    Optional<int[]> atTheStart(Rules usual) {
        if (left.isEmpty() && placed <= usual.totalFences()) {
            return Optional.of(usual.players().stream().mapToInt(usual::fences).toArray());
        }
        int[] counts =
                left.map(int[]::clone).orElseGet(() -> new int[usual.players().size()]);
        for (int i = 0; i < placed; i++) {
            counts[indexOfLowest(counts)]++;
        }
        return Arrays.stream(counts).allMatch(count -> count <= MOST) ? Optional.of(counts) : Optional.empty();
    }

    private static int indexOfLowest(int[] counts) {
        int lowest = 0;
        for (int i = 1; i < counts.length; i++) {
            lowest = counts[i] < counts[lowest] ? i : lowest;
        }
        return lowest;
    }

    private static int indexOfHighest(int[] counts) {
        int highest = 0;
        for (int i = 1; i < counts.length; i++) {
            highest = counts[i] > counts[highest] ? i : highest;
        }
        return highest;
    }
}
