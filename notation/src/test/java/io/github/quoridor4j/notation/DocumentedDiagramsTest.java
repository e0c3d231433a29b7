package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares the diagrams in the documentation with what the library draws; {@link DocumentedDiagram} tells how they are
 * marked. To draw them anew: {@code mvn test -pl core,notation -Dpictures.write=true -Dtest='Documented*Test'
 * -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class DocumentedDiagramsTest {
    private static final Path OWN_SOURCES = Path.of("src/main/java");
    private static final Path CORE_SOURCES = Path.of("../core/src/main/java");
    private static final Path README = Path.of("../README.md");

    @ParameterizedTest
    @MethodSource("files")
    void diagramsAreAsTheLibraryDrawsThem(Path path) throws IOException {
        DocumentedFile file = DocumentedFile.read(path);
        if (Boolean.getBoolean("pictures.write") && !file.redrawn().equals(file.text())) {
            Files.writeString(path, file.redrawn());
            file = DocumentedFile.read(path);
        }

        assertThat(file.redrawn()).as("%s", path).isEqualTo(file.text());
    }

    @ParameterizedTest
    @MethodSource("files")
    void movesHaveTheLegalityThatIsClaimed(Path path) throws IOException {
        DocumentedFile file = DocumentedFile.read(path);
        for (DocumentedFile.Block block : file.blocks()) {
            for (DocumentedDiagram diagram : block.diagrams()) {
                assertThat(diagram.claims())
                        .as("%s:%d", path, block.line())
                        .allSatisfy(
                                claim -> assertThat(diagram.diagram().position().legality(claim.move()))
                                        .as("%s", claim.move())
                                        .isEqualTo(claim.legality()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void movesThatAreClaimedAreNamedInTheText(Path path) throws IOException {
        DocumentedFile file = DocumentedFile.read(path);
        for (DocumentedFile.Block block : file.blocks()) {
            for (DocumentedDiagram diagram : block.diagrams()) {
                assertThat(diagram.claims())
                        .as("%s:%d", path, block.line())
                        .allSatisfy(claim -> assertThat(block.prose())
                                .containsPattern(
                                        "\\b" + Pattern.quote(claim.move().toString()) + "\\b"));
            }
        }
    }

    @Test
    void noBoardIsDrawnByHand() throws IOException {
        for (DocumentedFile file : all()) {
            assertThat(file.unmarkedRows()).as("%s, lines", file.path()).isEmpty();
        }
    }

    /** Otherwise all others could pass because nothing is found. */
    @Test
    void everyModuleHasDiagrams() throws IOException {
        assertThat(blocksIn(OWN_SOURCES)).isPositive();
        if (Files.exists(CORE_SOURCES)) {
            assertThat(blocksIn(CORE_SOURCES)).isGreaterThan(10);
        }
        if (Files.exists(README)) {
            assertThat(blocksIn(README)).isPositive();
        }
    }

    /** Those with diagrams. */
    static List<Path> files() throws IOException {
        return all().stream()
                .filter(file -> !file.blocks().isEmpty())
                .map(DocumentedFile::path)
                .toList();
    }

    private static List<DocumentedFile> all() throws IOException {
        List<DocumentedFile> files = new ArrayList<>();
        for (Path root : List.of(OWN_SOURCES, CORE_SOURCES, README)) {
            files.addAll(below(root));
        }
        return files;
    }

    private static int blocksIn(Path root) throws IOException {
        return below(root).stream().mapToInt(file -> file.blocks().size()).sum();
    }

    private static List<DocumentedFile> below(Path root) throws IOException {
        List<DocumentedFile> files = new ArrayList<>();
        for (Path path : pathsBelow(root)) {
            files.add(DocumentedFile.read(path));
        }
        return files;
    }

    private static List<Path> pathsBelow(Path root) throws IOException {
        if (!Files.exists(root)) {
            return List.of();
        }
        try (Stream<Path> paths = Files.walk(root)) {
            return paths.filter(path -> path.toString().endsWith(".java") || path.equals(README))
                    .sorted()
                    .toList();
        }
    }
}
