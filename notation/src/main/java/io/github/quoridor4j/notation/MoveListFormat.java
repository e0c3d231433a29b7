package io.github.quoridor4j.notation;

/**
 * Bare moves, one game a line.
 *
 * @param moves how they are written
 * @param needsPosition whether they mean something only in their position
 */
record MoveListFormat(MoveWords moves, boolean needsPosition) implements LineFormat {
    @Override
    public void read(TextLine line, RecordDraft draft) {
        moves.readAll(line, line.span(), draft);
    }
}
