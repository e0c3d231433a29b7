package io.github.quoridor4j.cli;

import java.util.List;
import java.util.Map;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** The page in the browser, read from what it shows. */
final class ShownPage {
    private static final String SEEN = """
            const all = selector => [...document.querySelectorAll(selector)];
            const sorted = list => list.sort().join(' ');
            return {
              ply: Number(document.querySelector('#board svg').dataset.ply),
              size: Number(document.querySelector('#board svg').dataset.size),
              toMove: Number(document.querySelector('#board svg').dataset.toMove),
              pawns: all('#board [data-square]').map(pawn => pawn.dataset.square).join(' '),
              fences: sorted(all('#board [data-fence]').map(fence => fence.dataset.fence)),
              stocks: all('#players li').map(card => card.dataset.fencesLeft).join(' '),
              distances: all('#players li').map(card => card.dataset.distance).join(' '),
              pips: all('#players li').map(card => card.querySelectorAll('.pips i:not(.used)').length).join(' '),
              current: all('#moves [aria-current]').map(button => Number(button.dataset.ply)),
              plotted: Number(document.querySelector('#plot svg').dataset.ply),
              status: document.querySelector('#status').textContent,
            };
            """;

    private final ChromeDriver driver;

    ShownPage(ChromeDriver driver) {
        this.driver = driver;
    }

    /** What is shown of a position, as the page's data attributes tell. */
    record Seen(Map<String, Object> values) {
        int number(String name) {
            return ((Number) values.get(name)).intValue();
        }

        String text(String name) {
            return (String) values.get(name);
        }
    }

    Seen seen() {
        return script(SEEN);
    }

    /** Clicks on an element and looks, in one go. */
    Seen seenAfterClick(String selector) {
        return script("document.querySelector(arguments[0]).click();" + SEEN, selector);
    }

    @SuppressWarnings("unchecked")
    private Seen script(String text, Object... arguments) {
        return new Seen((Map<String, Object>) driver.executeScript(text, arguments));
    }

    void press(Keys key) {
        new Actions(driver).sendKeys(key).perform();
    }

    void click(String selector) {
        element(selector).click();
    }

    WebElement element(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<String> texts(String selector) {
        return driver.findElements(By.cssSelector(selector)).stream()
                .map(WebElement::getText)
                .toList();
    }

    /** Shows another game. */
    void choose(int index) {
        driver.executeScript("""
                const select = document.querySelector('#game');
                select.selectedIndex = arguments[0];
                select.dispatchEvent(new Event('change', {bubbles: true}));
                """, index);
    }

    Object ask(String expression) {
        return driver.executeScript("return " + expression);
    }
}
