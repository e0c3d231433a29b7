package io.github.quoridor4j.cli;

import static io.github.quoridor4j.cli.WrittenPage.example;
import static io.github.quoridor4j.cli.WrittenPage.games;
import static io.github.quoridor4j.cli.WrittenPage.notes;
import static io.github.quoridor4j.cli.WrittenPage.numbers;
import static io.github.quoridor4j.cli.WrittenPage.steps;
import static io.github.quoridor4j.cli.WrittenPage.valid;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.quoridor4j.notation.GameRecordReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page holds of a record. */
class ReplayPageTest {
    @TempDir
    private Path folder;

    @Test
    void aStepTellsThePositionAfterTheMove() {
        JsonObject step = steps(page("[Rules \"size=5;fences=2\"] c2 b3h {well} c3"))
                .get(2)
                .getAsJsonObject();

        assertThat(step.toString())
                .isEqualTo("{\"move\":\"b3h\",\"player\":2,\"number\":1,\"notes\":{\"comment\":\"well\"},\"toMove\":1,"
                        + "\"pawns\":[\"c2\",\"c5\"],\"stocks\":[2,1],\"distances\":[4,5],"
                        + "\"paths\":[\"c2d2d3d4d5\",\"c5d5d4d3d2d1\"],\"legal\":32}");
    }

    @Test
    void anIllegalMoveIsShownWithItsReason() {
        Run run = Run.of("html", example("illegal-side-step.pgn"));

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).contains(":12:11: ply 64: d1 is illegal: ").hasLineCount(1);
        JsonObject game = games(run.out()).get(0).getAsJsonObject();
        String reason =
                "d1 is illegal: this rule set has no such jump: it has straight jumps and side steps only with a "
                        + "fence behind the jumped pawn";
        assertThat(game.get("refused"))
                .isEqualTo(JsonParser.parseString("{move: 'd1', player: 2, reason: '" + reason + "'}"));
        assertThat(game.get("problems"))
                .isEqualTo(JsonParser.parseString("[{line: 12, column: 11, text: 'ply 64: " + reason + "', ply: 63}]"));
        assertThat(game.get("ending").getAsString()).isEqualTo("Stopped before ply 64.");
    }

    @Test
    void whatIsNoMoveAndAnIllegalVariationAreProblemsButStopNothing() {
        Run run = html("e2 e8 (e5) e3 foo *");

        assertThat(run.status()).isEqualTo(1);
        JsonObject game = games(run.out()).get(0).getAsJsonObject();
        assertThat(game.has("refused")).isFalse();
        assertThat(game.getAsJsonArray("problems")).hasSize(2);
        assertThat(game.getAsJsonArray("problems").get(1).getAsJsonObject().has("ply"))
                .isFalse();
        assertThat(game.getAsJsonArray("steps")).hasSize(4);
    }

    @Test
    void aMoveAfterTheTimeOfTheGameIsNotPlayed() {
        JsonObject game = games(html("[Rules \"size=5;game-time=PT10S\"] c2 {[%emt 0:00:08]} c4 {[%emt 0:00:09]}")
                        .out())
                .get(0)
                .getAsJsonObject();

        assertThat(game.getAsJsonArray("steps")).hasSize(2);
        assertThat(game.getAsJsonObject("refused").get("reason").getAsString())
                .isEqualTo("c4 is illegal: the game is over, player 1 wins by time");
        assertThat(game.get("ending").getAsString()).isEqualTo("Stopped before ply 2.");
        assertThat(game.has("winner")).isFalse();
    }

    @Test
    void notesAreShownAndCommandsThatAreShownOtherwiseAreNot() {
        JsonArray steps = steps(html("{first} e2 $1 $18 {good [%emt 0:01:07.5] [%clk 1:00:03] [%eval 3]} "
                        + "(d1 {what} e8 (d9) d2 $2) e8 {[%emt soon]} e3 {[%emt 0:00:00]}")
                .out());

        assertThat(notes(steps, 0)).isEqualTo("{\"comment\":\"first\"}");
        assertThat(notes(steps, 1))
                .isEqualTo("{\"marks\":\"! $18\",\"comment\":\"good [%eval 3]\",\"elapsed\":\"0:01:07\","
                        + "\"clock\":\"1:00:03\",\"variations\":[\"1. d1 {what} 1... e8 (1... d9) 2. d2?\"]}");
        assertThat(notes(steps, 2)).isEqualTo("{\"comment\":\"[%emt soon]\"}");
        assertThat(notes(steps, 3)).isEqualTo("{\"elapsed\":\"0:00:00\"}");
    }

    @Test
    void whoLeavesIsToldAndHisTurnsAreSkipped() {
        JsonObject game = games(page("[Rules \"standard-4\"] e2 {[%out 2] sad} (d1 b5) e8 h5 e3 {[%out 3] [%out 4]}"))
                .get(0)
                .getAsJsonObject();
        JsonArray steps = game.getAsJsonArray("steps");

        assertThat(numbers(steps, "toMove")).containsExactly(1, 3, 4, 1, 0);
        assertThat(numbers(steps, "player")).containsExactly(0, 1, 3, 4, 1);
        assertThat(numbers(steps, "number")).containsExactly(0, 1, 1, 1, 2);
        assertThat(steps.get(1).getAsJsonObject().get("gone").toString()).isEqualTo("[2]");
        assertThat(steps.get(4).getAsJsonObject().get("gone").toString()).isEqualTo("[2,3,4]");
        assertThat(notes(steps, 1)).contains("\"comment\":\"sad\"");
        assertThat(game.get("winner").getAsInt()).isEqualTo(1);
    }

    @Test
    void anotherStartIsShownAsAPosition() {
        JsonObject game =
                games(page("[First \"2\"] [Rules \"bazito\"] e8 e2")).get(0).getAsJsonObject();

        assertThat(game.get("start").getAsString()).endsWith(" / 2 / bazito");
        assertThat(numbers(game.getAsJsonArray("steps"), "number")).containsExactly(0, 1, 2);
        String position = "e3 / / e1 e9 / 9 10 / 1 / standard-2";
        assertThat(games(page("[Position \"" + position + "\"]"))
                        .get(0)
                        .getAsJsonObject()
                        .get("fences")
                        .toString())
                .isEqualTo("[\"e3h\"]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "</script><script>alert(1)</script>",
                "<!-- <script> ]]> --!>",
                "{{script}} {{nothing}} $1 \\ \\u003c",
                "\u2028\u2029\u0085\u007f\ufdd0\uffff",
                "&amp; &lt; 'single' \"double\"",
                "\ud83d\ude00 \u202e right to left"
            })
    void hostileTextStaysText(String text) {
        String name = text.replaceAll("\\p{Cc}", "");
        String tag = name.replace("\\", "\\\\").replace("\"", "\\\"");
        String record = "[Event \"" + tag + "\"] e2 {" + text.replace("}", ")") + "}";
        String page = page(record);

        JsonObject game = games(page).get(0).getAsJsonObject();
        assertThat(game.getAsJsonObject("tags").get("Event").getAsString()).isEqualTo(name);
        JsonObject step = game.getAsJsonArray("steps").get(1).getAsJsonObject();
        assertThat(step.getAsJsonObject("notes").get("comment").getAsString())
                .isEqualTo(GameRecordReader.strict()
                        .readAll(record)
                        .get(0)
                        .plies()
                        .get(0)
                        .comment());
        Document document = valid(page);
        assertThat(document.select("script")).hasSize(2);
        assertThat(document.title()).isEqualTo(name.replaceAll("[\ufdd0\uffff]", "\ufffd"));
        assertThat(page).doesNotContain("\u0085", "\u007f", "\ufdd0", "\uffff");
        assertThat(page.substring(page.indexOf("<script"))).doesNotContain("\u2028");
    }

    @Test
    void thePolicyAllowsNothingButThePagesOwnStyleAndScript() throws Exception {
        Document page = valid(page("e2"));

        assertThat(page.select("meta[http-equiv=Content-Security-Policy]").attr("content"))
                .isEqualTo("default-src 'none'; style-src 'sha256-"
                        + sha256(page.selectFirst("style").data()) + "'; script-src 'sha256-"
                        + sha256(page.select("script").last().data())
                        + "'; img-src data:; base-uri 'none'; form-action 'none'");
        assertThat(page.select("[src], link:not([rel=icon]), [style], [onclick]"))
                .isEmpty();
        assertThat(page.select("link").attr("href")).startsWith("data:");
    }

    private Run html(String record, String... options) {
        return WrittenPage.run(folder, record, options);
    }

    private String page(String record) {
        return WrittenPage.of(folder, record);
    }

    private static String sha256(String text) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return Base64.getEncoder().encodeToString(digest);
    }
}
