package com.example.replay;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.IllegalMoveException;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.notation.Diagram;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordReader;

/** Reads a record, and tells what it knows of its last position. */
public final class Replay {
    private static final String RECORD = "[Event \"Club final\"]\n\n1. e2 e8 2. e3h *\n";

    private Replay() {}

    /**
     * Prints what {@code expected.txt} says.
     *
     * @param args none
     */
    public static void main(String[] args) {
        GameRecord record = GameRecordReader.strict().readAll(RECORD).get(0);
        Position end = record.game().position();
        System.out.println(record.tag("Event").orElseThrow() + ": " + record.moves());
        System.out.println("legal moves " + end.legalMoves().size());
        System.out.println("distances " + end.distance(Player.ONE) + " " + end.distance(Player.TWO));
        System.out.println("cut off by e4v " + end.cutOffBy(Fence.parse("e4v")));
        try {
            end.play(Move.parse("e3v"));
        } catch (IllegalMoveException e) {
            System.out.println(e.getMessage());
        }
        System.out.print(Diagram.of(end).toAscii());
    }
}
