package io.github.quoridor4j.notation;

import java.util.List;
import java.util.Map;

/** Writes one record in PGN syntax. */
final class PgnWriter {
    private static final char LINE_COMMENT = ';';

    private final GameRecord record;
    private final WordWrap words = new WordWrap();

    PgnWriter(GameRecord record) {
        this.record = record;
    }

    String text() {
        StringBuilder text = new StringBuilder();
        tags().forEach((name, value) -> text.append('[')
                .append(name)
                .append(" \"")
                .append(value.replace("\\", "\\\\").replace("\"", "\\\""))
                .append("\"]\n"));
        write(record.comment(), record.plies(), MoveNumber.first(record.start()));
        words.add(record.result());
        return text.append('\n').append(words.text()).toString();
    }

    private Map<String, String> tags() {
        RecordTags tags = new RecordTags();
        tags.putAll(record.tags());
        tags.put(TagName.RESULT, record.result());
        StartTags.addTo(tags, record.start());
        return tags.toMap();
    }

    /** Variations are nested no deeper than {@link GameRecordReader.Limits} allows, or than their maker's own stack did. */
    private void write(String intro, List<GameRecord.Ply> plies, MoveNumber first) {
        comment(intro);
        MoveNumber number = first.after(intro);
        boolean isNumberDue = true;
        for (GameRecord.Ply ply : plies) {
            boolean hasNumber = isNumberDue || number.isOfFirstPlayer();
            words.add(hasNumber ? number + " " + ply.move() : ply.move().toString());
            ply.glyphs().forEach(glyph -> words.add("$" + glyph));
            comment(ply.comment());
            for (GameRecord.Variation variation : ply.variations()) {
                words.open('(');
                write(variation.comment(), variation.plies(), number);
                words.close(')');
            }
            isNumberDue = false;
            number = number.next().after(ply.comment());
        }
    }

    /** In braces, or, if there is a closing one in it, to the end of the line. */
    private void comment(String comment) {
        if (comment.isEmpty()) {
            return;
        }
        if (comment.indexOf('}') >= 0) {
            words.addLine(LINE_COMMENT + " " + comment);
            return;
        }
        words.open('{');
        for (String word : comment.split(" ", -1)) {
            if (word.startsWith("[")) {
                // a line that begins with a tag would end the comment when it is read
                words.addGlued(word);
            } else {
                words.add(word);
            }
        }
        words.close('}');
    }
}
