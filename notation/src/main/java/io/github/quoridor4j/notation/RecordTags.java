package io.github.quoridor4j.notation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** The tags of a record by their names, in the order in which they are written. */
final class RecordTags {
    private final Map<TagName, String> values = new TreeMap<>();

    void put(TagName name, String value) {
        values.put(name, Objects.requireNonNull(value));
    }

    void putAll(Map<String, String> tags) {
        tags.forEach((name, value) -> put(TagName.of(name), value));
    }

    boolean contains(TagName name) {
        return values.containsKey(name);
    }

    /** Whether there is a tag about the start, for whatever position. */
    boolean tellStart() {
        return values.keySet().stream().anyMatch(name -> name.tellsStart(true));
    }

    Map<String, String> toMap() {
        Map<String, String> tags = new LinkedHashMap<>();
        values.forEach((name, value) -> tags.put(name.text(), value));
        return tags;
    }

    /** A copy of the tags that somebody gives, in their order. */
    static Map<String, String> checked(Map<String, String> tags) {
        RecordTags checked = new RecordTags();
        tags.forEach((text, value) -> {
            TagName name = TagName.of(text);
            if (!name.isValid()) {
                throw new IllegalArgumentException(
                        "not a tag's name: \"" + text + "\" (expected letters, digits and underscores)");
            }
            if (name.tellsStart(true) || name.equals(TagName.RESULT)) {
                throw new IllegalArgumentException(
                        "the tag " + text + " follows from the start and the result of the record; leave it out");
            }
            if (RecordText.hasControlCharacters(value)) {
                throw new IllegalArgumentException("the value of the tag " + text + " has control characters");
            }
            if (checked.contains(name)) {
                throw new IllegalArgumentException("two tags of the name " + text);
            }
            checked.put(name, value);
        });
        return checked.toMap();
    }
}
