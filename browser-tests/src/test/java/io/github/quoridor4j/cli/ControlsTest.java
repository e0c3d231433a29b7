package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** Everything that changes what is shown: buttons, keys, the list of moves, the plot, the choice of games. */
class ControlsTest {
    @TempDir
    private static Path folder;

    private static Browser browser;
    private static Path drawn;

    @BeforeAll
    static void start() {
        browser = Browser.start(folder.resolve("profile"));
        drawn = Pages.of(folder, Pages.EXAMPLES.resolve("draw-by-repetition.pgn"));
    }

    @AfterAll
    static void stop() {
        browser.close();
    }

    @AfterEach
    void nothingIsWrong() {
        assertThat(browser.complaints()).isEmpty();
    }

    private static ShownPage open(Path file) {
        return browser.open(file, 1200, 1400);
    }

    @Test
    void keysGoThroughTheMoves() {
        ShownPage page = open(drawn);

        page.press(Keys.ARROW_RIGHT);
        page.press(Keys.ARROW_RIGHT);
        assertThat(page.seen().text("status")).isEqualTo("Move 1, player 2: e8. Distances 7 and 7. Player 1 to move.");
        page.press(Keys.ARROW_LEFT);
        assertThat(page.seen().number("ply")).isEqualTo(1);
        page.press(Keys.END);
        assertThat(page.seen().number("ply")).isEqualTo(28);
        page.press(Keys.ARROW_RIGHT);
        assertThat(page.seen().number("ply")).isEqualTo(28);
        assertThat(page.seen().text("status")).endsWith("draw by repetition: the same position 3 times.");
        page.press(Keys.HOME);
        assertThat(page.seen().number("ply")).isZero();
        page.press(Keys.ARROW_LEFT);
        assertThat(page.seen().text("status")).isEqualTo("Start. Distances 8 and 8. Player 1 to move.");
    }

    @Test
    void buttonsGoThroughTheMovesAndKeepTheFocus() {
        ShownPage page = open(drawn);

        page.click("#last");
        assertThat(page.seen().number("ply")).isEqualTo(28);
        assertThat(page.element("#last").getDomAttribute("aria-disabled")).isEqualTo("true");
        assertThat(page.element("#first").getDomAttribute("aria-disabled")).isEqualTo("false");
        assertThat(page.ask("document.activeElement.id")).isEqualTo("last");
        page.click("#back");
        assertThat(page.seen().number("ply")).isEqualTo(27);
        page.click("#forward");
        page.click("#first");
        assertThat(page.seen().number("ply")).isZero();
    }

    @Test
    void aMoveInTheListIsShownWhenItIsClicked() {
        ShownPage page = open(drawn);

        page.click("#moves [data-ply='5']");
        assertThat(page.seen().number("ply")).isEqualTo(5);
        assertThat(page.seen().text("fences")).isEqualTo("c2h");
        page.press(Keys.ARROW_RIGHT);
        assertThat(page.ask("document.activeElement.dataset.ply")).isEqualTo("6");
        assertThat(page.ask("document.querySelectorAll('#moves [tabindex=\"0\"]').length"))
                .isEqualTo(1L);
        page.click("#moves [data-ply='0']");
        assertThat(page.seen().number("ply")).isZero();
    }

    @Test
    void theShownMoveIsAlwaysInSight() {
        ShownPage page = open(Pages.of(folder, Pages.EXAMPLES.resolve("four-players.pgn")));
        String isInSight = """
                (() => {
                  const box = document.querySelector('#moves').getBoundingClientRect();
                  const at = document.querySelector('#moves [aria-current]').getBoundingClientRect();
                  return at.top >= box.top && at.bottom <= box.bottom && window.scrollY === 0;
                })()""";

        for (int ply : new int[] {200, 10, 323, 0, 324, 100}) {
            page.seenAfterClick("#moves [data-ply='" + ply + "']");
            assertThat(page.ask(isInSight)).as("ply %d", ply).isEqualTo(true);
        }
    }

    @Test
    void thePlotShowsThePlyThatIsClicked() {
        ShownPage page = open(drawn);
        WebElement plot = page.element("#plot svg");
        int width = plot.getSize().getWidth();

        for (int ply : new int[] {28, 7, 0, 14}) {
            int left = 26 + Math.round(ply * (width - 26 - 12) / 28f);
            new Actions(browser.driver())
                    .moveToElement(plot, left - width / 2, 0)
                    .perform();
            assertThat(page.texts("#plot .label").get(0))
                    .isEqualTo(ply == 0 ? "Start" : (ply + 1) / 2 + ". " + move(ply));
            new Actions(browser.driver()).click().perform();
            assertThat(page.seen().number("ply")).isEqualTo(ply);
        }
    }

    private static String move(int ply) {
        return Pages.records(Pages.EXAMPLES.resolve("draw-by-repetition.pgn"))
                .get(0)
                .moves()
                .get(ply - 1)
                .toString();
    }

    @Test
    void anotherGameCanBeChosen() {
        Path page = Pages.of(
                folder,
                Pages.EXAMPLES.resolve("illegal-side-step.pgn"),
                Pages.EXAMPLES.resolve("four-players.pgn"),
                Pages.write(folder, "small.pgn", "[Rules \"size=5\"] c2"));
        ShownPage shown = open(page);
        WebElement choice = shown.element("#game");

        assertThat(shown.texts("#problems li")).hasSize(1);
        choice.sendKeys(Keys.ARROW_DOWN, Keys.ARROW_DOWN);
        assertThat(shown.seen().number("size")).isEqualTo(5);
        assertThat(shown.element("#title").getText()).isEqualTo("Game 3");
        assertThat(shown.element("#trouble").isDisplayed()).isFalse();
        choice.sendKeys(Keys.ARROW_UP);
        assertThat(shown.texts("#players li")).hasSize(4);
        assertThat(browser.driver().getTitle()).isEqualTo("Four players, none of whom arrives");
        shown.press(Keys.ARROW_RIGHT); // belongs to the choice, which has the focus
        assertThat(shown.seen().number("ply")).isZero();
    }

    @Test
    void anIllegalMoveIsShownWhereAndWhy() {
        ShownPage page = open(Pages.of(folder, Pages.EXAMPLES.resolve("illegal-side-step.pgn")));
        String reason =
                "d1 is illegal: this rule set has no such jump: it has straight jumps and side steps only with a fence "
                        + "behind the jumped pawn";

        assertThat(page.texts("#problems li").get(0)).contains("Line 12, column 11", "ply 64: " + reason);
        assertThat(page.texts("#moves .note.problem")).containsExactly(reason + ".");
        page.click("#problems button");
        assertThat(page.seen().number("ply")).isEqualTo(63);
        assertThat(page.element("#board [data-refused]").getDomAttribute("data-refused"))
                .isEqualTo("d1");
        assertThat(page.seen().text("status")).endsWith("Stopped before ply 64. " + reason + ".");
        page.press(Keys.ARROW_LEFT);
        assertThat(page.texts("#board [data-refused]")).isEmpty();
    }

    @Test
    void commentsVariationsAndDeparturesStandBesideTheirMoves() {
        ShownPage page = open(Pages.of(folder, Pages.write(folder, "notes.pgn", Pages.NOTES)));

        assertThat(page.element("#title").getText()).isEqualTo("Notes </script><b>everywhere</b>");
        assertThat(page.texts("#moves .note"))
                .containsExactly(
                        "Before the first move.",
                        "A good beginning.",
                        "Player 2 leaves the game.",
                        "Variation: 1... b2h {would be slow} 1... e4",
                        "Player 4 leaves the game.",
                        "gives up");
        assertThat(page.texts("#players .name")).containsExactly("Ada", "Blaise", "Christiaan", "Daniel");
        page.seenAfterClick("#moves [data-ply='2']");
        assertThat(page.seen().text("status")).contains("Player 2 leaves the game.");
        page.seenAfterClick("#moves [data-ply='3']");
        assertThat(page.texts("#note p")).containsExactly("Variation: 1... b2h {would be slow} 1... e4");
        assertThat(page.texts("#players .state")).containsExactly("", "has left", "", "to move");
        page.press(Keys.END);
        assertThat(page.element("#ending").getText()).endsWith("The record says: 1-0-0-0.");
    }

    @Test
    void shortestPathsAreShownWhenWanted() {
        ShownPage page = open(drawn);

        assertThat(page.texts("#board .way")).isEmpty();
        page.click("#paths");
        assertThat(page.texts("#board .way")).hasSize(2);
        page.press(Keys.ARROW_RIGHT);
        assertThat(page.texts("#board .way")).hasSize(2);
    }

    @Test
    void aScreenReaderIsToldWhatIsShown() {
        ShownPage page = open(drawn);
        page.seenAfterClick("#moves [data-ply='11']");

        assertThat(page.element("#board svg").getAccessibleName())
                .isEqualTo(
                        "Board of 9 by 9 squares. Player 1 on e4 and player 2 on e6. Fences: c2h, f7h, e5v, d4v, c1v.");
        assertThat(page.element("#moves [aria-current]").getAccessibleName()).isEqualTo("Move 6, player 1: c1v");
        assertThat(page.element("#status").getDomAttribute("aria-live")).isEqualTo("polite");
        assertThat(page.element("#plot svg").getAccessibleName())
                .startsWith("Distances over 28 plies: player 1 from 8 to ");
    }
}
