package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoundedLinesTest {
    private static final String LONG = "x".repeat(BoundedLines.LONGEST);

    private static List<String> read(String text) throws IOException {
        BoundedLines lines = new BoundedLines(new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)));
        List<String> read = new ArrayList<>();
        for (BoundedLines.Line line = lines.next(); line != null; line = lines.next()) {
            read.add(line.text() + (line.isCut() ? ".." : ""));
        }
        return read;
    }

    @Test
    void endAtLineFeedsAndAtTheEnd() throws IOException {
        assertThat(read("")).isEmpty();
        assertThat(read("\n")).containsExactly("");
        assertThat(read("a\n\nb")).containsExactly("a", "", "b");
    }

    @Test
    void haveNoControlCharactersAndBlanksForTabs() throws IOException {
        assertThat(read("a\tb\r\n\0\u001bc\u007fd\n")).containsExactly("a b", "cd");
    }

    @Test
    void areCutWhereTheyAreTooLong() throws IOException {
        assertThat(read(LONG + "\nnext")).containsExactly(LONG, "next");
        assertThat(read(LONG + "yz\nnext\n")).containsExactly(LONG + "..", "next");
        assertThat(read(LONG + "y\n\n")).containsExactly(LONG + "..", "");
        assertThat(read(LONG + "y")).containsExactly(LONG + "..");
    }

    @Test
    void oneThatNeverEndsIsHandedOver() throws IOException {
        BoundedLines lines = new BoundedLines(new InputStream() {
            @Override
            public int read() {
                return 'x';
            }
        });

        assertThat(lines.next()).isEqualTo(new BoundedLines.Line(LONG, true));
    }
}
