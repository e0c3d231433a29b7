package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormatRecogniserTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                                      | PGN",
                "e2 e8 e3                                | PGN",
                "1. e2 e8                                | PGN",
                "[Event \"# QGF\"]                       | PGN",
                "{ a comment /# of PGN }                 | PGN",
                "; # of PGN                              | PGN",
                "%#                                      | PGN",
                "e2 {/# of PGN} e8                       | PGN",
                "e2 (1. d1 {cap})                        | PGN",
                "e3 d5                                   | PGN",
                "1-0                                     | PGN",
                "tq12                                    | PGN",
                "(e2)                                    | PGN",
                "(;FF[4]GM[1]SZ[17];B[io])               | KATA_SGF",
                "# QGF V[1.0]/# Player1: A               | QGF",
                "tq1                                     | TQ1",
                "tq1 e2 e8                               | TQ1",
                "tq1#{} e2                               | TQ1",
                "game: quoridor                          | OPENSPIEL",
                "game: quoridor(board_size=5)/seed: 1    | OPENSPIEL",
                "x/# Apply action \"e8\"                 | OPENSPIEL",
                "N S N S 3e                              | LODE",
                "n,s,N,S                                 | LODE",
                "3e e3                                   | LODE",
                "e3 1. NN X                              | LODE",
                "N S/# QGF                               | LODE",
                "N S e9                                  | PGN",
                "N S!                                    | PGN",
                "N 1-0                                   | PGN",
                "# a comment/1. e2 e8                    | OQF",
                "1. e2 e8/2. e3 e7/# good                | OQF",
                "1. e2 e8 # good                         | OQF",
                "1. e2 e8/2. Cap                         | OQF",
                "e2 cape                                 | PGN",
            })
    void tellsTheFormatByTheBeginning(String lines, RecordFormat format) {
        String text = lines.replace('/', '\n');

        assertThat(recognise(text)).isEqualTo(format);
        assertThat(recognise("\uFEFF\r\n \t\n" + text.replace("\n", "\r\n"))).isEqualTo(format);
    }

    @Test
    void aLineThatIsLongerThanTheHorizonIsJudgedByItsBeginning() {
        assertThat(recognise("N S ".repeat(CharSource.HORIZON))).isEqualTo(RecordFormat.LODE);
        assertThat(recognise("N,S,NNN,".repeat(CharSource.HORIZON))).isEqualTo(RecordFormat.PGN);
        assertThat(recognise(" ".repeat(2 * CharSource.HORIZON) + "tq1 e2")).isEqualTo(RecordFormat.PGN);
        assertThat(recognise("e2 ".repeat(CharSource.HORIZON) + "#")).isEqualTo(RecordFormat.PGN);
    }

    /** Only a line that ends before the horizon is judged by its last word, too, which otherwise may be cut in two. */
    @Test
    void aWordThatTheHorizonCutsInTwoDoesNotCount() {
        String upToTheHorizon = "N,".repeat(CharSource.HORIZON / 2 - 1) + " ";

        assertThat(recognise(upToTheHorizon + "--,S")).isEqualTo(RecordFormat.LODE);
        assertThat(recognise(upToTheHorizon + "-,S")).isEqualTo(RecordFormat.LODE);
        assertThat(recognise(upToTheHorizon.substring(2) + "-")).isEqualTo(RecordFormat.PGN);
        assertThat(recognise("e2 N\n" + upToTheHorizon)).isEqualTo(RecordFormat.LODE);
    }

    @Test
    void looksExactlyUpToTheHorizon() {
        String blanks = " ".repeat(CharSource.HORIZON - 1);
        String words = "e2 ".repeat(CharSource.HORIZON).substring(0, CharSource.HORIZON - 1);

        assertThat(recognise(blanks + "(;")).isEqualTo(RecordFormat.KATA_SGF);
        assertThat(recognise(blanks + " (;")).isEqualTo(RecordFormat.PGN);
        assertThat(recognise(words + "#")).isEqualTo(RecordFormat.OQF);
        assertThat(recognise(words + " #")).isEqualTo(RecordFormat.PGN);
    }

    @Test
    void aBracketTellsMoreThanWhatFollowsIt() {
        assertThat(recognise("[A \"b\"]\n# Apply action \"e8\"")).isEqualTo(RecordFormat.PGN);
        assertThat(recognise("e2 [x] #")).isEqualTo(RecordFormat.PGN);
    }

    @Test
    void consumesNothing() {
        for (String text : List.of("N S\nN", "  (;B[io])", "# x\n1. e2 e8", "e2 e8 e3", "\n\n[A \"b\"]", "", " ")) {
            CharSource in = source(text);

            FormatRecogniser.recognise(in);

            StringBuilder left = new StringBuilder();
            for (int c = in.take(); c != CharSource.END; c = in.take()) {
                left.append((char) c);
            }
            assertThat(left).hasToString(text);
        }
    }

    @Test
    void theReaderUsesWhatIsRecognised() {
        assertThat(Records.moves(GameRecordReader.lenient().readAll("N S N"))).containsExactly("e2 e8 e3");
        assertThat(Records.moves(GameRecordReader.lenient().readAll("# x\n1. e2 e4h")))
                .containsExactly("e2 e3h");
        assertThat(Records.moves(GameRecordReader.lenient().readAll("e2 e8\ne3")))
                .containsExactly("e2 e8 e3");
    }

    private static RecordFormat recognise(String text) {
        return FormatRecogniser.recognise(source(text));
    }

    private static CharSource source(String text) {
        return new CharSource(new StringReader(text), GameRecordReader.Limits.usual());
    }
}
