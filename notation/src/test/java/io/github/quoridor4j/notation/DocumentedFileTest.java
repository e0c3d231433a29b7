package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Move;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentedFileTest {
    private static final String JAVA = """
            /** Not the text of the next one: c3. */
            class Empty {
                /**
                 * Here a2 is out of reach.
                 *
                 * <!-- diagram "left": / / b1 b3 / 10 10 / 1 / size=3 ;
                 *      a2 OUT_OF_REACH -->
                 * <!-- diagram "right": / / b1 b2 / 10 10 / 1 / size=3 ; pawn moves -->
                 * <pre>{@code
            %s     * }</pre>
                 */
                int none;
            }
            """;

    private static final String DRAWN = """
                 *    left                 right
                 *      a   b   c            a   b   c
                 *    +-----------+        +-----------+
                 *  3 | .   2   . | 3    3 | .   +   . | 3
                 *    |           |        |           |
                 *  2 |<.>  .   . | 2    2 | .   2   . | 2
                 *    |           |        |           |
                 *  1 | .   1   . | 1    1 | +   1   + | 1
                 *    +-----------+        +-----------+
                 *      a   b   c            a   b   c
            """;

    @TempDir
    Path folder;

    @Test
    void drawsSideBySide() throws IOException {
        String drawn = JAVA.formatted(DRAWN);

        assertThat(read(JAVA.formatted("")).redrawn()).isEqualTo(drawn);
        assertThat(read(drawn).redrawn()).isEqualTo(drawn);
    }

    @Test
    void seesThatADiagramIsOutOfDate() throws IOException {
        DocumentedFile old = read(JAVA.formatted(DRAWN.replace('+', '.')));

        assertThat(old.redrawn()).isNotEqualTo(old.text());
    }

    @Test
    void knowsClaimsAndTheTextBefore() throws IOException {
        DocumentedFile.Block block = read(JAVA.formatted("")).blocks().get(0);

        assertThat(block.line()).isEqualTo(6);
        assertThat(block.prose().strip()).isEqualTo("Here a2 is out of reach.");
        assertThat(block.diagrams().get(0).claims())
                .containsExactly(new DocumentedDiagram.Claim(Move.parse("a2"), Legality.OUT_OF_REACH));
    }

    @Test
    void findsBoardsDrawnByHand() throws IOException {
        assertThat(read(JAVA.formatted(DRAWN)).unmarkedRows()).isEmpty();
        assertThat(read(" * <pre>\n *  3 | .   2   . | 3\n * </pre>\n").unmarkedRows())
                .containsExactly(2);
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DocumentedDiagram.parse("<!-- diagram: start of kid-2 ; pawnmoves -->"))
                .withMessage("not an addition and not a claim: pawnmoves");
        assertThatIllegalArgumentException().isThrownBy(() -> DocumentedDiagram.parse("<!-- diagram: -->"));
    }

    private DocumentedFile read(String text) throws IOException {
        return DocumentedFile.read(Files.writeString(folder.resolve("Empty.java"), text));
    }
}
