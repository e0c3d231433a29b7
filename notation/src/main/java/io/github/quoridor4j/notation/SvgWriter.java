package io.github.quoridor4j.notation;

import java.util.Locale;

/**
 * Writes SVG elements. The text is plain ASCII, whatever its content, so that it is the same picture in every encoding;
 * numbers have two decimals at most.
 */
final class SvgWriter {
    private final StringBuilder out = new StringBuilder();

    /** A list of attributes, each after a blank; values are numbers or strings. */
    static String attributes(Object... namesAndValues) {
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Object value = namesAndValues[i + 1];
            String text = value instanceof Number number ? number(number.doubleValue()) : escape(value.toString());
            list.append(' ')
                    .append(namesAndValues[i])
                    .append("=\"")
                    .append(text)
                    .append('"');
        }
        return list.toString();
    }

    SvgWriter open(String name, String attributes) {
        out.append('<').append(name).append(attributes).append(">\n");
        return this;
    }

    SvgWriter close(String name) {
        out.append("</").append(name).append(">\n");
        return this;
    }

    /** An element with text only. */
    SvgWriter text(String name, String content, String attributes) {
        out.append('<').append(name).append(attributes).append('>').append(escape(content));
        return close(name);
    }

    SvgWriter rectangle(double x, double y, double width, double height, double rounding, String style) {
        return empty("rect", attributes("x", x, "y", y, "width", width, "height", height, "rx", rounding) + style);
    }

    /** A rectangle by its middle. */
    SvgWriter bar(double x, double y, double width, double height, double rounding, String style) {
        return rectangle(x - width / 2, y - height / 2, width, height, rounding, style);
    }

    SvgWriter circle(double x, double y, double radius, String style) {
        return empty("circle", attributes("cx", x, "cy", y, "r", radius) + style);
    }

    SvgWriter path(String commands, String style) {
        return empty("path", attributes("d", commands) + style);
    }

    /** A number or letter by the middle of its base line. */
    SvgWriter label(String content, double x, double y, double fontSize, String style) {
        String font = attributes("font-family", "sans-serif", "font-size", fontSize, "text-anchor", "middle");
        return text("text", content, attributes("x", x, "y", y) + font + style);
    }

    SvgWriter append(String elements) {
        out.append(elements);
        return this;
    }

    private SvgWriter empty(String name, String attributes) {
        out.append('<').append(name).append(attributes).append("/>\n");
        return this;
    }

    static String number(double value) {
        long hundredths = Math.round(Math.abs(value) * 100);
        String digits = hundredths / 100 + "." + hundredths / 10 % 10 + hundredths % 10;
        String shortest = digits.replaceAll("\\.?0{1,2}$", "");
        return value < 0 && hundredths > 0 ? "-" + shortest : shortest;
    }

    /** Two numbers. */
    static String point(double x, double y) {
        return number(x) + " " + number(y);
    }

    static String translate(double x, double y) {
        return "translate(" + point(x, y) + ")";
    }

    /** Characters that XML does not allow, such as controls and halves of pairs, become U+FFFD. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c >= ' ' && c <= '~' && "<>&\"'".indexOf(c) < 0) {
                escaped.append((char) c);
            } else {
                String hex = Integer.toHexString(isAllowed(c) ? c : 0xFFFD).toUpperCase(Locale.ROOT);
                escaped.append("&#x").append(hex).append(';');
            }
        });
        return escaped.toString();
    }

    /** Whether XML 1.0 allows a character. */
    private static boolean isAllowed(int c) {
        boolean isWhiteSpace = c == '\t' || c == '\n' || c == '\r';
        return isWhiteSpace || (c >= 0x20 && c <= 0xD7FF) || (c >= 0xE000 && c <= 0xFFFD) || c >= 0x10000;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
