package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Position;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class UnicodeDiagramProperties {
    /** By the names of the characters: whatever leaves a point continues beside it, as heavy as there, and nothing else does. */
    @Property
    void everyJunctionHasTheArmsOfTheLinesAroundIt(@ForAll("positions") Position position) {
        String[] lines = Diagram.of(position).coordinates(false).toUnicode().split("\n", -1);
        int last = 2 * position.rules().size();
        for (int y = 0; y <= last; y += 2) {
            for (int x = 0; x <= 2 * last; x += 4) {
                char point = lines[y].charAt(x);
                assertThat(List.of(
                                weight(point, "UP"),
                                weight(point, "DOWN"),
                                weight(point, "LEFT"),
                                weight(point, "RIGHT")))
                        .as("line %d, column %d of\n%s", y + 1, x + 1, String.join("\n", lines))
                        .containsExactly(
                                y == 0 ? 0 : weight(lines[y - 1].charAt(x), "UP"),
                                y == last ? 0 : weight(lines[y + 1].charAt(x), "UP"),
                                x == 0 ? 0 : weight(lines[y].charAt(x - 1), "LEFT"),
                                x == 2 * last ? 0 : weight(lines[y].charAt(x + 1), "LEFT"));
            }
        }
    }

    /** What is at the same places says the same as the ASCII picture. */
    @Property
    void itIsAsLargeAsThePictureInAscii(@ForAll("diagrams") Diagram diagram) {
        String[] unicode = diagram.toUnicode().split("\n", -1);
        String[] ascii = diagram.toAscii().split("\n", -1);

        assertThat(unicode).hasSameSizeAs(ascii);
        for (int i = 0; i < ascii.length; i++) {
            assertThat(unicode[i]).hasSameSizeAs(ascii[i]);
            assertThat(unicode[i].codePointCount(0, unicode[i].length())).isEqualTo(unicode[i].length());
        }
    }

    /** 0 nothing, 1 light, 2 heavy. */
    private static int weight(char c, String arm) {
        if (c == ' ') {
            return 0;
        }
        String name = Character.getName(c)
                .replace("BOX DRAWINGS ", "")
                .replace("HORIZONTAL", "LEFT RIGHT")
                .replace("VERTICAL", "UP DOWN");
        String weight = "";
        for (String part : name.split(" AND ", -1)) {
            List<String> words = List.of(part.split(" ", -1));
            if (words.contains("LIGHT") || words.contains("HEAVY")) {
                weight = words.contains("LIGHT") ? "LIGHT" : "HEAVY"; // or that of the part before
            }
            if (words.contains(arm)) {
                return weight.equals("LIGHT") ? 1 : 2;
            }
        }
        return 0;
    }

    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    @Provide
    Arbitrary<Diagram> diagrams() {
        return RandomDiagrams.all();
    }
}
