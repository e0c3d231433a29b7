package io.github.quoridor4j.cli;

import static io.github.quoridor4j.cli.WrittenPage.example;
import static io.github.quoridor4j.cli.WrittenPage.games;
import static io.github.quoridor4j.cli.WrittenPage.steps;
import static io.github.quoridor4j.cli.WrittenPage.valid;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HtmlCommandTest {
    @TempDir
    private Path folder;

    @Test
    void writesOnePageWithTheGame() throws IOException {
        Path page = folder.resolve("game.html");
        Run run = Run.of("html", example("draw-by-repetition.pgn"), "-o", page.toString());

        assertThat(run).isEqualTo(new Run(0, "", ""));
        JsonObject game = games(Files.readString(page)).get(0).getAsJsonObject();
        assertThat(game.get("rules").getAsString()).isEqualTo("bazito");
        assertThat(game.get("size").getAsInt()).isEqualTo(9);
        assertThat(game.getAsJsonArray("steps")).hasSize(29);
        assertThat(game.get("ending").getAsString())
                .isEqualTo("End after 28 plies: draw by repetition: the same position 3 times.");
        assertThat(game.get("recorded").getAsString()).isEqualTo("1/2-1/2, repetition");
        assertThat(game.has("winner")).isFalse();
        assertThat(game.has("refused")).isFalse();
        assertThat(game.has("start")).isFalse();
    }

    @Test
    void standardOutputIsTheUsualPlace() throws IOException {
        Path page = folder.resolve("game.html");
        Run.of("html", example("four-players.pgn"), "--output", page.toString());
        Run shown = Run.of("html", example("four-players.pgn"));

        assertThat(shown.out()).isEqualTo(Files.readString(page));
        assertThat(Run.of("html", "--output=-", example("four-players.pgn"))).isEqualTo(shown);
    }

    @Test
    void severalGamesOfSeveralFilesAreOnePage() {
        Run run = Run.of("html", example("four-players.pgn"), example("draw-by-repetition.pgn"));

        assertThat(games(run.out())).hasSize(2);
        assertThat(valid(run.out()).title()).isEqualTo("Quoridor games");
    }

    @Test
    void readsOtherFormatsAndRules() {
        assertThat(games(html("e2 e8", "--rules", "size=5").out()).toString()).contains("\"rules\":\"size=5\"");
        assertThat(steps(html("N S", "--from", "lode").out())).hasSize(3);
    }

    @Test
    void refusesMoreGamesThanThePageCanHold() {
        assertThat(html("e2 * e2 *", "--limit", "2").status()).isZero();
        Run run = html("e2 * e2 *", "--limit", "1", "-o", folder.resolve("page").toString());

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .startsWith(
                        "quoridor: too much for one page: found game 2, with 2 moves so far, expected at most 1 and 500; "
                                + "see --limit\n");
        assertThat(folder.resolve("page")).doesNotExist();
        assertThat(html("e2", "--limit", "0").err()).contains("--limit: found 0, expected 1 or more");
    }

    @Test
    void refusesMoreMovesThanThePageCanHold() {
        String shuffle = "e2 e8 e1 e9 ".repeat(125);

        assertThat(html(shuffle, "--limit", "1").status()).isZero();
        assertThat(html(shuffle + "e2", "--limit", "1").err()).contains("found game 1, with 501 moves so far");
        assertThat(html(shuffle + "e2", "--limit", "2").status()).isZero();
    }

    @Test
    void namesWhatCannotBeReadOrWritten() {
        String file = folder.resolve("game.pgn").toString();

        assertThat(html("")).isEqualTo(new Run(1, "", file + ": no game found\n"));
        assertThat(Run.of("html", folder.resolve("none").toString()).err()).contains("none does not exist\n");
        assertThat(Run.of("html").err()).contains("Missing required parameter: 'FILE");
        assertThat(html("e2", "-o", folder.toString()))
                .returns(2, Run::status)
                .satisfies(run -> assertThat(run.err()).contains("cannot be written: it is a directory\n"));
        assertThat(html("e2", "-o", folder.resolve("a/b").toString()).err())
                .contains("cannot be written: there is no folder " + folder.resolve("a"));
        assertThat(html("e2", "-o", "a\0b").err()).contains("cannot be the name of a file here\n");
    }

    @Test
    void helpsWithAnExample() {
        Run run = Run.of("html", "--help");

        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("Usage: quoridor html").contains("Example:\n  quoridor html ");
        assertThat(Run.of("--help").out()).contains("  html ");
    }

    private Run html(String record, String... options) {
        return WrittenPage.run(folder, record, options);
    }
}
