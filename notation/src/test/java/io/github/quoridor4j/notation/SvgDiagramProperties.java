package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.w3c.dom.Attr;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class SvgDiagramProperties {
    private static final Set<String> ELEMENTS = Set.of("svg", "title", "desc", "g", "rect", "circle", "path", "text");
    private static final Diagram SMALL =
            Diagram.of(Position.initial(Rules.builder().size(3).build()));
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]?[1-9])?");

    @Property(tries = 200)
    void isPlainXmlWithoutAnythingForeign(@ForAll("diagrams") Diagram diagram, @ForAll Theme theme) {
        String svg = diagram.toSvg(theme);
        Element root = Xml.parse(svg).getDocumentElement();
        NodeList elements = root.getElementsByTagName("*");
        Set<String> ids = new HashSet<>();

        assertThat(svg).isASCII().doesNotContain("NaN", "Infinity");
        assertThat(root.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        for (int i = 0; i < elements.getLength(); i++) {
            Element element = (Element) elements.item(i);
            assertThat(element.getTagName()).isIn(ELEMENTS);
            for (int j = 0; j < element.getAttributes().getLength(); j++) {
                Attr attribute = (Attr) element.getAttributes().item(j);
                assertThat(attribute.getValue()).doesNotContain("url(", "http", "javascript");
                if (attribute.getName().equals("id")) {
                    assertThat(ids.add(attribute.getValue())).isTrue();
                }
            }
        }
    }

    @Property(tries = 200)
    void numbersHaveTwoDecimalsAtMost(@ForAll("diagrams") Diagram diagram) {
        String svg = diagram.toSvg();
        String drawing = svg.substring(svg.indexOf("</desc>")).replaceAll("#[0-9a-f]{6}", "");
        Matcher matcher = Pattern.compile("-?[0-9][0-9.]*").matcher(drawing);

        while (matcher.find()) {
            assertThat(matcher.group()).matches(NUMBER);
        }
    }

    /** All of it is within the picture, rotated arrows aside. */
    @Property(tries = 200)
    void nothingIsDrawnBeyondTheEdge(@ForAll("diagrams") Diagram diagram) {
        Element root = Xml.parse(diagram.toSvg()).getDocumentElement();
        String[] box = root.getAttribute("viewBox").split(" ", -1);
        NodeList bars = root.getElementsByTagName("rect");
        for (int i = 0; i < bars.getLength(); i++) {
            Element bar = (Element) bars.item(i);
            if (bar.getParentNode() == root) {
                assertThat(number(bar, "x")).isNotNegative();
                assertThat(number(bar, "y")).isNotNegative();
                assertThat(number(bar, "x") + number(bar, "width")).isLessThanOrEqualTo(Double.parseDouble(box[2]));
                assertThat(number(bar, "y") + number(bar, "height")).isLessThanOrEqualTo(Double.parseDouble(box[3]));
            }
        }
    }

    @Property
    void anyTitleIsReadBack(@ForAll("titles") String title) {
        String svg = SMALL.title(title).toSvg();

        assertThat(svg).isASCII();
        assertThat(Xml.child(Xml.parse(svg).getDocumentElement(), "title").getTextContent())
                .isEqualTo(allowed(title));
    }

    /** By the text of the XML recommendation: Char ::= #x9 | #xA | #xD | [#x20-#xD7FF] | [#xE000-#xFFFD] | [#x10000-..]. */
    private static String allowed(String title) {
        return title.replaceAll("[^\\t\\n\\r\\x{20}-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]", "\ufffd");
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    @Provide
    Arbitrary<String> titles() {
        return Arbitraries.oneOf(
                Arbitraries.of(
                        "]]>",
                        "</title><script>alert(1)</script>",
                        "\"'&lt;&",
                        "\u0000\u0008\u001f",
                        "\ud800",
                        "\udc00\ud800x",
                        "\ufffe\uffff",
                        "\r\n\t",
                        "\ud83d\ude00",
                        "<!--",
                        "&#0;",
                        "\u0085\u2028",
                        ""),
                Arbitraries.strings().withCharRange('\u0000', '\uffff').ofMaxLength(30),
                Arbitraries.strings().withChars("<>&\"'-!]/;#x0 ").ofMaxLength(30));
    }

    @Provide
    Arbitrary<Diagram> diagrams() {
        return RandomDiagrams.all();
    }
}
