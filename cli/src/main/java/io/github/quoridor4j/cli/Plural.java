package io.github.quoridor4j.cli;

import java.util.Locale;

/** Says how many there are of something. */
final class Plural {
    private Plural() {}

    static String of(long count, String one, String many) {
        return String.format(Locale.ROOT, "%,d %s", count, count == 1 ? one : many);
    }

    static String plies(long count) {
        return count + (count == 1 ? " ply" : " plies");
    }
}
