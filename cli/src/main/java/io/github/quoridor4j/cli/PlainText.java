package io.github.quoridor4j.cli;

import java.util.regex.Pattern;

/** Text that somebody else wrote. */
final class PlainText {
    private static final Pattern CONTROLS = Pattern.compile("[\\p{Cc}\\u202a-\\u202e\\u2066-\\u2069]");

    private PlainText() {}

    /** Without control characters, which could command the terminal, or turn the direction of what follows. */
    static String of(String text) {
        return CONTROLS.matcher(text).replaceAll("?");
    }
}
