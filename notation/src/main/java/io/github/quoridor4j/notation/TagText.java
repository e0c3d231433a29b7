package io.github.quoridor4j.notation;

/**
 * A tag as it stands in a text, and where.
 *
 * @param rawValue the value with its escapes
 */
record TagText(TagName name, String value, String rawValue, int line, int column, int valueLine, int valueColumn) {

    boolean hasEscapes() {
        return !value.equals(rawValue);
    }

    NotationProblem nameExpected(String what) {
        return new NotationProblem(line, column, name.text(), what);
    }

    NotationProblem valueExpected(String what) {
        return new NotationProblem(valueLine, valueColumn, rawValue, what);
    }
}
