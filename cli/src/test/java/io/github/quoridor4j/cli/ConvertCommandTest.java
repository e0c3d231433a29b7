package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConvertCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "move-list | e2 e8 e3h e6v",
                "lode      | N S 3e e6",
                "LODE      | N S 3e e6",
                "tq1       | tq1 e2 e8 e3h e6v",
            })
    void writesTheMoves(String format, String expected) throws IOException {
        Run run = Run.of("convert", "--to", format, file("a.pgn", "1. E2 e8 {x} 2. e3h! e6v *"));

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out().replaceAll("[, ]+", " ").strip()).isEqualTo(expected);
    }

    @Test
    void allFormatsLeadBackToTheSameMoves() throws IOException {
        String moves = "e2 e8 e3 e7 e4 e6 e3h f6h c6h a6h d3v e4h";
        for (String format : new String[] {"pgn", "move-list", "qgf", "lode", "oqf", "tq1"}) {
            String there =
                    Run.of("convert", "--to", format, file("a.txt", moves)).out();
            Run back = Run.of("convert", "--from", format, "--to", "move-list", file("b.txt", there));

            assertThat(back.err()).isEmpty();
            assertThat(back.out().strip()).isEqualTo(moves);
        }
    }

    @Test
    void gamesComeOneAfterTheOther() throws IOException {
        Run run = Run.of("convert", "--to", "pgn", file("a.txt", "1. e2 e8 1-0 1. e3h"), file("b.txt", "tq1 a1h"));

        assertThat(run).isEqualTo(new Run(0, """
                        [Rules "standard-2"]
                        [Result "1-0"]

                        1. e2 e8 1-0

                        [Rules "standard-2"]
                        [Result "*"]

                        1. e3h *

                        [Rules "standard-2"]
                        [Result "*"]

                        1. a1h *
                        """, ""));
    }

    @Test
    void reportsWhatIsLost() throws IOException {
        String file = file("a.pgn", "1. e2 e9 *\n\n[Rules \"standard-4\"]\n\n1. e2 b5 *\n");
        Run run = Run.of("convert", "--to", "lode", file);

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out().strip()).isEqualTo("N");
        assertThat(run.err())
                .startsWith(file + ":1:7: ply 2: e9 is illegal: ")
                .contains("\n" + file + ": game 2 is left out: ")
                .hasLineCount(2);
    }

    @Test
    void refusesFormatsThatAreOnlyRead() throws IOException {
        Run run = Run.of("convert", "--to", "kata-sgf", file("a.txt", "e2"));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("--to: kata-sgf is only read, expected one of pgn, move-list, ");
        assertThat(Run.of("convert", file("a.txt", "e2")).err()).contains("Missing required option: '--to=FORMAT'");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
