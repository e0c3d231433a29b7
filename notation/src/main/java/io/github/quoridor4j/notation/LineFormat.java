package io.github.quoridor4j.notation;

/** What a format says about the lines of one game. Every game has a new one, which may remember what it has read. */
interface LineFormat {
    /** Whether the moves mean something only in their position. */
    default boolean needsPosition() {
        return false;
    }

    /** Whether the line, which is not the first one, begins the next game. By itself, every line is a game. */
    default boolean startsGame(TextLine line) {
        return true;
    }

    /** Whether there is anything of interest in the line. */
    default boolean concerns(TextLine line) {
        return true;
    }

    void read(TextLine line, RecordDraft draft);

    /** Behind the last line of the game. */
    default void finish(RecordDraft draft) {}
}
