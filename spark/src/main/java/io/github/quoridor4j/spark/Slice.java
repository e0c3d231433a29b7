package io.github.quoridor4j.spark;

import java.io.Serializable;

/**
 * The part of a file that one task reads: every so manieth game, so that a file of any format, compressed or not, can be shared.
 * Each task reads all of the file, which is quick, and makes rows of its own games only, which is not.
 *
 * @param path where the file is
 * @param name how the tables call it
 * @param length the length of the file, in bytes
 * @param index which slice of the file this is, from 0
 * @param count how many slices the file has
 */
record Slice(String path, String name, long length, int index, int count) implements Serializable {
    /** Whether a game belongs to this slice; games are numbered from 1. */
    boolean has(long game) {
        return (game - 1) % count == index;
    }

    /** Whether this slice is the one that tells what is wrong with the file as a whole. */
    boolean isFirst() {
        return index == 0;
    }

    /** About how much work this slice is; only comparisons count. */
    long work() {
        return length / count;
    }
}
