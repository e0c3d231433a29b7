package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.MoveSet;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.GameRecordWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page shows at every ply what the library says. */
class StepsTest {
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

    @AfterEach
    void nothingIsWrong() {
        assertThat(browser.complaints()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "all-fences-first-wins",
                "all-fences-second-wins",
                "jumps-and-side-steps",
                "draw-by-repetition",
                "four-players",
                "illegal-side-step"
            })
    void realGames(String name) {
        everyGameIsShownAsItIs(Pages.EXAMPLES.resolve(name + ".pgn"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "e2",
                "[Event \"No move\"]",
                "[Rules \"size=5;fences=2\"] c2 b3h c3 {[%emt 0:00:02]} c4 c5",
                "[Rules \"standard-4\"] e2 {[%out 2]} e8 h5 e3 {[%out 3] [%out 4]} 1-0-0-0",
                "[Rules \"standard-3\"] {[%out 1]} e8 b5 e7",
                "[First \"2\"] [Rules \"bazito\"] e8 e2 e3h",
                "[Position \"e3 / c4 / e1 e9 / 9 9 / 2 / standard-2\"] e8 e2 e7",
                "[Rules \"size=3;players=2;starts=a1,c3;goals=E,E;fences=1\"] b1 c2",
                "[Position \"/ a1 / a1 a2 / 0 0 / 1 / size=3;fences=1,0;jump=none;stuck=pass\"] -- b2 --",
                "e2 e8 a1h i8h",
                "[Rules \"size=5\"] c2 i9"
            })
    void gamesOfOtherKinds(String record) {
        everyGameIsShownAsItIs(Pages.write(folder, "game.pgn", record));
    }

    @Test
    void everySizeAndNumberOfPlayers() {
        StringBuilder records = new StringBuilder();
        for (int size = 3; size <= 9; size++) {
            for (int players = 2; players <= 4; players++) {
                Rules rules = Rules.builder().size(size).players(players).build();
                records.append(GameRecordWriter.format(GameRecord.of(randomGame(rules, new Random(size)), Map.of())))
                        .append('\n');
            }
        }
        everyGameIsShownAsItIs(Pages.write(folder, "sizes.pgn", records.toString()));
    }

    private static Game randomGame(Rules rules, Random random) {
        Game game = Game.start(rules);
        while (!game.isOver() && game.ply() < 16) {
            MoveSet moves = game.legalMoves();
            Move move = moves.stream()
                    .skip(random.nextInt(moves.size()))
                    .findFirst()
                    .orElseThrow();
            game = game.play(move);
        }
        return game;
    }

    private static void everyGameIsShownAsItIs(Path file) {
        List<GameRecord> records = Pages.records(file);
        assertThat(records).isNotEmpty();
        ShownPage page = browser.open(Pages.of(folder, file), 1200, 1000);
        for (int i = 0; i < records.size(); i++) {
            if (records.size() > 1) {
                page.choose(i);
            }
            Game game = records.get(i).game();
            for (int ply = 0; ply <= game.ply(); ply++) {
                ShownPage.Seen seen = ply == 0 ? page.seen() : page.seenAfterClick("#forward");
                isShown(seen, game, ply);
            }
            assertThat(page.seenAfterClick("#forward").number("ply")).isEqualTo(game.ply());
            isShown(page.seenAfterClick("#first"), game, 0);
        }
    }

    private static void isShown(ShownPage.Seen seen, Game game, int ply) {
        Position position = game.position(ply);
        boolean isEnd = ply == game.ply();
        assertThat(seen.number("ply")).isEqualTo(ply);
        assertThat(seen.number("plotted")).isEqualTo(ply);
        assertThat(seen.values().get("current")).isEqualTo(List.of((long) ply));
        assertThat(seen.number("size")).isEqualTo(game.rules().size());
        assertThat(seen.number("toMove"))
                .isEqualTo(isEnd && game.isOver() ? 0 : position.playerToMove().number());
        assertThat(seen.text("pawns")).isEqualTo(each(game, position::pawn));
        assertThat(seen.text("stocks")).isEqualTo(each(game, position::fencesLeft));
        assertThat(seen.text("pips")).isEqualTo(each(game, position::fencesLeft));
        assertThat(seen.text("distances")).isEqualTo(each(game, position::distance));
        assertThat(seen.text("fences"))
                .isEqualTo(position.fences().stream()
                        .map(Object::toString)
                        .sorted()
                        .collect(Collectors.joining(" ")));
    }

    private static String each(Game game, Function<Player, Object> what) {
        return game.rules().players().stream()
                .map(player -> what.apply(player).toString())
                .collect(Collectors.joining(" "));
    }
}
