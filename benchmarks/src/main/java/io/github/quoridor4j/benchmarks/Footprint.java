package io.github.quoridor4j.benchmarks;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import org.openjdk.jol.info.GraphLayout;

/** Prints the size of positions in memory, alone and with what has been derived, without the rule set they share. */
public final class Footprint {
    private Footprint() {}

    /**
     * Prints the table.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        for (Rules rules : new Rules[] {Rules.standard(), Rules.standard(4)}) {
            Position position = Midgame.positions(rules).get(0).toBuilder().build();
            print(rules, "as set up", position);
            position.legalMoves();
            print(rules, "with its topology", position);
            rules.players().forEach(position::distance);
            print(rules, "with its topology and shortest ways", position);
            Position next = position.play(position.legalMoves().get(0));
            System.out.printf(
                    "%s: the next position adds %d bytes, %d more when asked for moves%n",
                    rules, added(position, next), asked(position, next));
        }
    }

    private static void print(Rules rules, String what, Position position) {
        System.out.printf("%s: a position %s: %d bytes%n", rules, what, size(position) - size(rules));
    }

    private static long added(Position before, Position after) {
        return size(before, after) - size(before);
    }

    private static long asked(Position before, Position after) {
        long unasked = size(before, after);
        after.legalMoves();
        return size(before, after) - unasked;
    }

    private static long size(Object... roots) {
        return GraphLayout.parseInstance(roots).totalSize();
    }
}
