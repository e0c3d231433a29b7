package io.github.quoridor4j.notation;

import io.github.quoridor4j.Position;
import java.io.Serializable;
import java.util.List;
import java.util.Map;

/**
 * What stands for a {@link GameRecord} in streams. It checks what it is made of, since bytes may have been tampered with; tags
 * about the start may be there, as in a record whose start nobody could understand.
 *
 * <p>Its names are part of this library's promise of stability: what one version has written, all later ones read.
 *
 * @param tags as in the record
 * @param start as in the record
 * @param comment as in the record
 * @param plies as in the record
 * @param result as in the record
 * @param problems as in the record
 */
record RecordForm(
        Map<String, String> tags,
        Position start,
        String comment,
        List<GameRecord.Ply> plies,
        String result,
        List<NotationProblem> problems)
        implements Serializable {

    RecordForm {
        RecordTags byName = new RecordTags();
        byName.putAll(tags);
        tags = byName.toMap();
        comment = RecordText.comment(comment);
        plies = List.copyOf(plies);
        result = RecordResult.checked(result, start.rules());
        problems = List.copyOf(problems);
    }

    private Object readResolve() {
        return new GameRecord(tags, start, comment, plies, result, problems);
    }
}
