package io.github.quoridor4j.cli;

/** A program that did not keep to the protocol; the message says what it did, such as {@code it ended}. */
final class EngineFailure extends Exception {
    private static final long serialVersionUID = 1;
    private static final int LONGEST_QUOTE = 60;

    EngineFailure(String message) {
        super(message);
    }

    /** What a program said, or the beginning of it, so that it can be shown and recorded. */
    static String quote(String said) {
        // what would be a command in the comment of a record must not become one
        String text = PlainText.of(said).replace("[%", "[ %");
        return "'" + (text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "..") + "'";
    }
}
