package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the page looks in light and dark, on a desk and on a phone, and what it may do. Keeps pictures. */
class LookTest {
    @TempDir
    private static Path folder;

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start(folder.resolve("profile"));
    }

    @AfterAll
    static void stop() {
        browser.close();
    }

    @BeforeEach
    void light() {
        browser.dark(false);
    }

    @ParameterizedTest
    @CsvSource({
        "all-fences-second-wins, 60",
        "four-players, 97",
        "illegal-side-step, 63",
        "jumps-and-side-steps, 24",
        "notes, 3"
    })
    void fitsEveryScreen(String name, int ply) throws IOException {
        Path notes = Pages.write(folder, "notes.pgn", Pages.NOTES);
        Path file = name.equals("notes") ? notes : Pages.EXAMPLES.resolve(name + ".pgn");
        Path both = Pages.of(folder, file, Pages.EXAMPLES.resolve("draw-by-repetition.pgn"));
        for (boolean isDark : new boolean[] {false, true}) {
            browser.dark(isDark);
            for (int width : isDark ? new int[] {1200, 360} : new int[] {360, 768, 1200}) {
                ShownPage page = browser.open(both, width, width == 1200 ? 1000 : 1900);
                page.seenAfterClick("#moves [data-ply='" + ply + "']");
                if (isDark) {
                    page.click("#paths");
                }
                browser.screenshot(name + "-" + width + (isDark ? "-dark" : "-light"));
                assertThat(page.ask("document.documentElement.scrollWidth")).isEqualTo((long) width);
            }
            assertThat(faults()).isEmpty();
        }
        assertThat(browser.complaints()).isEmpty();
    }

    /** What a checker of accessibility finds, contrasts included. */
    private static List<?> faults() throws IOException {
        try (InputStream in = LookTest.class.getResourceAsStream("/axe.min.js")) {
            String axe = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            browser.driver().executeScript(axe);
        }
        return (List<?>) browser.driver().executeAsyncScript("""
                        const done = arguments[0];
                        axe.run().then(result => done(result.violations.flatMap(violation =>
                            violation.nodes.map(node => violation.id + ': ' + node.target.join(' ') + ': ' + node.failureSummary))));
                        """);
    }

    /** Otherwise a checker that finds nothing would say nothing. */
    @Test
    void theCheckerFindsFaults() throws IOException {
        browser.open(Pages.of(folder, Pages.EXAMPLES.resolve("four-players.pgn")), 1200, 1000);
        browser.driver()
                .executeScript("document.querySelector('#back').removeAttribute('aria-label');"
                        + "document.querySelector('#back').removeAttribute('title');"
                        + "document.querySelector('#status').style.color = '#cccccc';");

        assertThat(faults()).hasSize(2).asString().contains("button-name: #back", "color-contrast: #status");
    }

    @Test
    void darkModeIsDark() {
        Path page = Pages.of(folder, Pages.EXAMPLES.resolve("draw-by-repetition.pgn"));
        String background = "getComputedStyle(document.body).backgroundColor";

        assertThat(browser.open(page, 1200, 1000).ask(background)).isEqualTo("rgb(246, 247, 249)");
        browser.dark(true);
        assertThat(browser.open(page, 1200, 1000).ask(background)).isEqualTo("rgb(21, 25, 31)");
    }

    @Test
    void theHugestPageIsQuick() {
        String shuffle = "e2 e8 e1 e9 ".repeat(12_500);
        ShownPage page = browser.open(Pages.of(folder, Pages.write(folder, "long.pgn", shuffle)), 1200, 1000);

        assertThat(page.seenAfterClick("#last").number("ply")).isEqualTo(50_000);
        Object milliseconds = page.ask("(() => { const t = performance.now(); document.querySelector('#back').click();"
                + " document.body.getBoundingClientRect(); return Math.round(performance.now() - t); })()");
        assertThat(((Number) milliseconds).intValue()).isLessThan(500);
    }

    @Test
    void loadsNothing() {
        ShownPage page = browser.open(Pages.of(folder, Pages.EXAMPLES.resolve("four-players.pgn")), 1200, 1000);
        page.seenAfterClick("#last");

        assertThat(page.ask("performance.getEntriesByType('resource').map(entry => entry.name)"))
                .isEqualTo(List.of());
        assertThat(browser.complaints()).isEmpty();
    }

    /** Otherwise a test that finds no violations would say nothing. */
    @Test
    void thePolicyStopsForeignScriptsAndSays() throws IOException {
        Path page = Pages.of(folder, Pages.EXAMPLES.resolve("four-players.pgn"));
        String foreign = "<script>document.title = 'foreign'</script><img src=\"https://example.org/x.png\">";
        Path tampered = folder.resolve("tampered.html");
        Files.writeString(tampered, Files.readString(page).replace("</body>", foreign + "</body>"));

        browser.open(tampered, 1200, 1000);

        assertThat(browser.driver().getTitle()).isEqualTo("Four players, none of whom arrives");
        assertThat(browser.complaints())
                .hasSize(2)
                .allSatisfy(complaint -> assertThat(complaint).contains("Content Security Policy"));
    }
}
