package io.github.quoridor4j.notation;

import static io.github.quoridor4j.testkit.Streams.copy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.testkit.PinnedText;
import io.github.quoridor4j.testkit.Streams;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SerialFormTest {
    private static final String FILE = "src/test/resources/golden/serial-forms.txt";
    private static final int COLUMNS = 110;

    /** Everything that there is in a record. */
    private static final String TEXT = """
            [Event "Club final"]
            [Rules "kid-2"]
            [Clock "1:00"]

            {before} 1. d2! $14 {[%emt 0:00:04] said} (1. a1h {other} d6 (c7)) d6 2. d4 d5h 1-0
            """;

    private static Map<String, Object> samples() {
        Map<String, Object> samples = new LinkedHashMap<>();
        GameRecord everything = RecordTexts.only(TEXT);
        samples.put("record", everything);
        samples.put("recordOfUnknownStart", RecordTexts.only("[Rules \"chess\"]\n[Event \"x\"]\n\n1. e4 *"));
        samples.put("ply", everything.plies().get(0));
        samples.put("variation", everything.plies().get(0).variations().get(0));
        samples.put("problem", new NotationProblem(3, 7, "e33", "a move"));
        samples.put("illegalMove", everything.problems().get(0));
        return samples;
    }

    @Test
    void whatIsStoredIsReadByEveryLaterVersion() throws IOException {
        List<String> lines = new ArrayList<>();
        samples().forEach((name, sample) -> {
            lines.add(name);
            String text = Base64.getEncoder().encodeToString(Streams.bytes(sample));
            for (int from = 0; from < text.length(); from += COLUMNS) {
                lines.add("    " + text.substring(from, Math.min(text.length(), from + COLUMNS)));
            }
        });

        assertThat(PinnedText.difference(lines, FILE)).isEmpty();
    }

    @Test
    void everythingComesBack() {
        samples().forEach((name, sample) -> assertThat(copy(sample)).as(name).isEqualTo(sample));
        GameRecord everything = RecordTexts.only(TEXT);
        GameRecord copy = copy(everything);
        assertThat(everything.problems()).hasSize(1);
        assertThat(copy.problems()).isEqualTo(everything.problems());
        assertThat(copy).hasToString(everything.toString()).hasSameHashCodeAs(everything);
        assertThat(List.copyOf(copy.tags().entrySet()))
                .isEqualTo(List.copyOf(everything.tags().entrySet()));
    }

    @Test
    void anExceptionTakesItsProblemAlong() {
        NotationException exception = new NotationException(3, 7, "e33", "a move");

        assertThat(copy(exception)).hasMessage(exception.getMessage());
        assertThat(copy(exception).problem()).isEqualTo(exception.problem());
    }

    @Test
    void deepVariationsComeBack() {
        GameRecord.Ply ply = Records.plies("e2").get(0);
        for (int depth = 0; depth < 100; depth++) {
            List<GameRecord.Variation> variation = List.of(new GameRecord.Variation("", List.of(ply)));
            ply = new GameRecord.Ply(ply.move(), List.of(), "", variation);
        }
        GameRecord record = GameRecord.of(Map.of(), Position.initial(Rules.standard()), "", List.of(ply), "*");

        assertThat(copy(record)).isEqualTo(record);
    }

    @Test
    void bytesThatWereTamperedWithAreRefused() {
        String record = new String(Streams.bytes(RecordTexts.only("e2 1-0")), StandardCharsets.ISO_8859_1);
        String problem = new String(Streams.bytes(new NotationProblem(3, 7, "x", "y")), StandardCharsets.ISO_8859_1);

        assertRefused(record.replace("1-0", "1-1"));
        assertRefused(record.replace("1-0", "..."));
        assertRefused(problem.replace("\0\0\0\7\0\0\0\3", "\0\0\0\7\0\0\0\0"));
        assertRefused(problem.replace("\0\0\0\7\0\0\0\3", "\0\0\0\0\0\0\0\3"));
    }

    private static void assertRefused(String tampered) {
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> Streams.read(tampered.getBytes(StandardCharsets.ISO_8859_1)));
    }

    @Test
    void aFormIsOnlyOfWhatARecordIsMadeOf() {
        Position start = Position.initial(Rules.standard());
        Map<String, String> nullValue = new HashMap<>();
        nullValue.put("Event", null);

        assertThatNullPointerException()
                .isThrownBy(() -> new RecordForm(nullValue, start, "", List.of(), "*", List.of()));
        assertThatNullPointerException()
                .isThrownBy(() -> new RecordForm(Map.of(), start, "", Collections.singletonList(null), "*", List.of()));
        assertThatNullPointerException()
                .isThrownBy(() -> new RecordForm(Map.of(), start, "", List.of(), "*", Collections.singletonList(null)));
        assertThatNullPointerException()
                .isThrownBy(() -> new RecordForm(Map.of(), start, null, List.of(), "*", List.of()));
        assertThatNullPointerException()
                .isThrownBy(() -> new RecordForm(Map.of(), null, "", List.of(), "*", List.of()));
        assertThat(new RecordForm(Map.of("event", "x"), start, " a\nb ", List.of(), "*", List.of()).comment())
                .isEqualTo("a b");
    }
}
