package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;

class SvgDiagramTest {
    private static final Diagram START = Diagram.of(Position.initial(Rules.standard()));

    @Test
    void isReadAloud() {
        Element svg = Xml.parse(START.toSvg()).getDocumentElement();
        Element title = Xml.child(svg, "title");
        Element description = Xml.child(svg, "desc");

        assertThat(svg.getAttribute("role")).isEqualTo("img");
        assertThat(svg.getAttribute("aria-labelledby"))
                .isEqualTo(title.getAttribute("id") + " " + description.getAttribute("id"));
        assertThat(title.getTextContent()).isEqualTo("Quoridor: player 1 to move");
        assertThat(description.getTextContent())
                .isEqualTo("A board of 9 by 9 squares. Player 1 on e1, going north, 10 fences left. "
                        + "Player 2 on e9, going south, 10 fences left. Player 1 to move.");
    }

    @Test
    void allThatIsDrawnIsSaid() {
        Position position = PositionText.parse("e3c6 / d3 / e4 e6 / 8 9 / 1");
        Diagram diagram = Diagram.of(position)
                .seenBy(Player.TWO)
                .lastMove(Square.E7, Square.E6)
                .mark(Square.A1)
                .mark(Square.I9)
                .legalMoves(Set.of(Move.parse("e5"), Move.parse("a1h")))
                .arrow(Square.A1, Square.B2)
                .path(Player.ONE);

        assertThat(words(diagram))
                .isEqualTo("A board of 9 by 9 squares, turned so that the north is at the bottom. "
                        + "Player 1 on e4, going north, 8 fences left, shortest way e4, e5, e6, e7, e8, e9. "
                        + "Player 2 on e6, going south, 9 fences left. Fences: e3h, c6h, d3v. "
                        + "Last move: e7 to e6. Shown as possible: e5, a1h. Marked: a1, i9. Arrows: a1 to b2. "
                        + "Player 1 to move.");
    }

    @Test
    void theWinnerIsNamed() {
        Diagram diagram = Diagram.of(PositionText.parse(" /  / a3 b2 / 10 10 / 2 / size=3"));

        assertThat(words(diagram)).endsWith(" Player 1 has won.");
        assertThat(Xml.child(Xml.parse(diagram.toSvg()).getDocumentElement(), "title")
                        .getTextContent())
                .isEqualTo("Quoridor: player 1 has won");
    }

    @Test
    void idsOfDifferentPicturesDiffer() {
        assertThat(Stream.of(
                                START,
                                START.title("a"),
                                START.title("b"),
                                START.mark(Square.A1),
                                START.seenBy(Player.TWO),
                                START.coordinates(false))
                        .map(Diagram::toSvg)
                        .map(svg -> Xml.child(Xml.parse(svg).getDocumentElement(), "title")
                                .getAttribute("id")))
                .doesNotHaveDuplicates()
                .allMatch(id -> id.matches("q[0-9a-f]{1,16}-title"));
        assertThat(START.toSvg(Theme.DARK)).isNotEqualTo(START.toSvg());
        assertThat(START.toSvg(Theme.LIGHT)).isEqualTo(START.toSvg());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "1, 1",
        "-3, -3",
        "0.1, 0.1",
        "12.345, 12.35",
        "-0.001, 0",
        "99.999, 100",
        "100, 100",
        "-7.5, -7.5"
    })
    void numbersHaveTwoDecimalsAtMost(double value, String text) {
        assertThat(SvgWriter.number(value)).isEqualTo(text);
    }

    @Test
    void isTheSameOnEveryLocale() {
        String svg = START.toSvg();
        Locale before = Locale.getDefault();
        try {
            for (String tag : new String[] {"tr-TR", "ar-EG-u-nu-arab", "de-DE"}) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertThat(START.toSvg()).isEqualTo(svg);
                assertThat(START.toUnicode()).contains("to move      1");
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    private static String words(Diagram diagram) {
        return Xml.child(Xml.parse(diagram.toSvg()).getDocumentElement(), "desc")
                .getTextContent();
    }
}
