package io.github.quoridor4j;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Different positions of one rule set, each with its multiplicity: in how many ways it was reached.
 *
 * <p>A hash table with open addressing and a fixed capacity, made of four words for each of its slots, of which there are
 * half as many again as positions. Whole positions are compared, so it never takes two positions for one.
 */
final class PositionTable {
    /** More would not fit into arrays. */
    static final int LARGEST_CAPACITY = 1 << 30;

    record Entry(Position position, long multiplicity) {}

    private final Rules rules;
    private final int capacity;
    private int size;

    private final long[] horizontal;
    private final long[] vertical;
    private final long[] seats;

    /** 0 in an empty slot. */
    private final long[] multiplicity;

    PositionTable(Rules rules, int capacity) {
        this.rules = rules;
        this.capacity = capacity;
        int slots = capacity + capacity / 2 + 1; // one always stays empty, where a vain search ends
        this.horizontal = new long[slots];
        this.vertical = new long[slots];
        this.seats = new long[slots];
        this.multiplicity = new long[slots];
    }

    /**
     * Adds to the multiplicity of a position.
     *
     * @return false if the position is new and the table is full, so that nothing has changed
     * @throws ArithmeticException if the multiplicity overflows
     */
    boolean add(Position position, long ways) {
        int slot = slot(position);
        if (multiplicity[slot] == 0) {
            if (size == capacity) {
                return false;
            }
            size++;
            horizontal[slot] = position.horizontal;
            vertical[slot] = position.vertical;
            seats[slot] = position.seats;
        }
        multiplicity[slot] = Math.addExact(multiplicity[slot], ways);
        return true;
    }

    /** The slot of a position, or the empty one that waits for it. */
    private int slot(Position position) {
        int slots = multiplicity.length;
        int slot = (int) Math.multiplyHigh(position.hash() >>> 1, 2L * slots); // the hash scaled down to 0 .. slots - 1
        while (multiplicity[slot] != 0 && !holds(slot, position)) {
            slot = slot + 1 == slots ? 0 : slot + 1;
        }
        return slot;
    }

    private boolean holds(int slot, Position position) {
        return horizontal[slot] == position.horizontal
                && vertical[slot] == position.vertical
                && seats[slot] == position.seats;
    }

    void clear() {
        Arrays.fill(multiplicity, 0);
        size = 0;
    }

    int size() {
        return size;
    }

    /** All positions. */
    Stream<Entry> entries() {
        return entries(0, 1);
    }

    /** Those of one of some parts, counted from 0, which together are all positions. */
    Stream<Entry> entries(int part, int parts) {
        long slots = multiplicity.length;
        return IntStream.range((int) (slots * part / parts), (int) (slots * (part + 1) / parts))
                .filter(slot -> multiplicity[slot] != 0)
                .mapToObj(this::entry);
    }

    private Entry entry(int slot) {
        return new Entry(new Position(rules, horizontal[slot], vertical[slot], seats[slot]), multiplicity[slot]);
    }
}
