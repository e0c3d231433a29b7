package com.example.counting;

import io.github.quoridor4j.Perft;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.PositionText;

/** Counts move sequences, by the module that its own one names and the one that comes along with it. */
public final class Counting {
    private Counting() {}

    /**
     * Prints what {@code expected.txt} says.
     *
     * @param args none
     */
    public static void main(String[] args) {
        Position start = Position.initial(Rules.standard());
        for (int plies = 1; plies <= 3; plies++) {
            System.out.println("perft " + plies + " " + Perft.count(start, plies));
        }
        System.out.println(PositionText.format(start));
        System.out.println(Perft.class.getModule() + ", " + PositionText.class.getModule());
    }
}
