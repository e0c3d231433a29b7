package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;

/** What is in a page, and runs that write one. */
final class WrittenPage {
    private static final Path EXAMPLES = Path.of("..", "examples");

    private WrittenPage() {}

    /** Runs the command on a record. */
    static Run run(Path folder, String record, String... options) {
        Path file = folder.resolve("game.pgn");
        try {
            Files.writeString(file, record);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Run.of(Stream.concat(Stream.of("html", file.toString()), Stream.of(options))
                .toArray(String[]::new));
    }

    /** The page of a record without problems. */
    static String of(Path folder, String record) {
        Run run = run(folder, record);
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        return run.out();
    }

    static String example(String name) {
        return EXAMPLES.resolve(name).toString();
    }

    static JsonArray games(String page) {
        List<String> data = Pattern.compile("<script type=\"application/json\" id=\"games\">([^<]*)</script>")
                .matcher(page)
                .results()
                .map((MatchResult result) -> result.group(1))
                .toList();
        assertThat(data).hasSize(1);
        return JsonParser.parseString(data.get(0)).getAsJsonArray();
    }

    static JsonArray steps(String page) {
        return games(page).get(0).getAsJsonObject().getAsJsonArray("steps");
    }

    static String notes(JsonArray steps, int ply) {
        return String.valueOf(steps.get(ply).getAsJsonObject().get("notes"));
    }

    static List<Integer> numbers(JsonArray steps, String name) {
        return StreamSupport.stream(steps.spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .map(step -> step.get(name).getAsInt())
                .toList();
    }

    /** The page as browsers understand it; they find nothing to mend. */
    static Document valid(String page) {
        Parser parser = Parser.htmlParser().setTrackErrors(100);
        Document document = Jsoup.parse(page, "", parser);
        assertThat(parser.getErrors()).isEmpty();
        return document;
    }
}
