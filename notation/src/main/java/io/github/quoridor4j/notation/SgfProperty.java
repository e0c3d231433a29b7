package io.github.quoridor4j.notation;

/**
 * One value of a property of a node in SGF: {@code B[io]}.
 *
 * @param isOfRoot whether the node is the first one
 * @param name the property's name
 * @param value the value, as it stands in the text
 */
record SgfProperty(boolean isOfRoot, String name, TextSpan value) {

    /** The value without its escapes. */
    String text() {
        String raw = value.text();
        if (raw.indexOf('\\') < 0) {
            return raw;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < raw.length(); i++) {
            // never the last one: it would escape the bracket that ends the value
            boolean escapes = raw.charAt(i) == '\\';
            text.append(raw.charAt(escapes ? ++i : i));
        }
        return text.toString();
    }
}
