package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Compares the README's pictures with what the library draws; to draw them anew, see {@link DocumentedDiagramsTest}. */
class DocumentedPicturesTest {
    private static final Path README = Path.of("../README.md");
    private static final Path FOLDER = Path.of("../docs");
    private static final Pattern SHOWN =
            Pattern.compile("<img src=\"docs/([^\"]+)\" width=\"\\d+\" alt=\"[^\"]{20,}\">");

    @BeforeEach
    void onlyWhereTheWholeProjectIs() {
        assumeTrue(Files.exists(README));
    }

    @Test
    void picturesAreAsTheLibraryDrawsThem() throws IOException {
        for (DocumentedPicture picture : DocumentedPicture.all()) {
            Path file = FOLDER.resolve(picture.file());
            byte[] drawn = picture.diagram().toSvg(picture.theme()).getBytes(StandardCharsets.UTF_8);
            if (Boolean.getBoolean("pictures.write")) {
                Files.createDirectories(FOLDER);
                Files.write(file, drawn);
            }
            assertThat(file).hasBinaryContent(drawn);
        }
    }

    @Test
    void theFolderHasNoOthers() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".svg")))
                    .containsExactlyInAnyOrderElementsOf(names());
        }
    }

    @Test
    void eachIsInTheReadmeWithATextForThoseWhoDoNotSeeIt() throws IOException {
        assertThat(SHOWN.matcher(Files.readString(README)).results().map(MatchResult::group))
                .hasSize(names().size());
        assertThat(SHOWN.matcher(Files.readString(README)).results().map(shown -> shown.group(1)))
                .containsExactlyInAnyOrderElementsOf(names());
    }

    private static List<String> names() {
        return DocumentedPicture.all().stream().map(DocumentedPicture::file).toList();
    }
}
