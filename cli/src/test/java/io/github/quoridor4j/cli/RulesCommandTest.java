package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.RulesText;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RulesCommandTest {
    @Test
    void listsAllThatHaveNames() {
        Run run = Run.of("rules");

        assertThat(run.status()).isZero();
        assertThat(run.out().lines()).hasSize(1 + Rules.presets().size());
        assertThat(run.out()).startsWith("""
                        name              players  board  fences each  straight jump  side steps         more
                        standard-2        2        9x9    10           yes            fence, edge
                        """).contains("""
                        tutorial-4        4        9x9    5            yes            none               goals north south south north
                        """, """
                        bazito            2        9x9    10           yes            fence, edge        either begins, 3 occurrences draw, 512 plies draw
                        quizdoor          2        9x9    10           no             none               either begins, chosen starts, no fence may immobilise, clocks
                        """);
    }

    @Test
    void explainsOne() {
        assertThat(Run.of("rules", "quizdoor")).isEqualTo(new Run(0, """
                name                quizdoor
                board               9x9
                players             2, either begins
                player 1            from any square of row 1 to row 9, 10 fences
                player 2            from any square of row 9 to row 1, 10 fences
                straight jump       no
                side steps          none
                immobilising fence  illegal
                no legal move       a pass
                repetition          no limit
                ply limit           no limit
                time                30m for the game, 2m for a move

                size=9;players=2;fences=10;starts=row1,row9;goals=N,S;jump=none;sides=none;stuck=pass;\
                immobilising=illegal;repetition=0;plies=0;limit-beats-win=no;game-time=PT30M;move-time=PT2M;first=any
                """, ""));
    }

    @Test
    void explainsOneWithoutAName() {
        String text = "size=5;players=3;fences=4,3,1;goals=N,E,S;sides=pawn;stuck=loss;repetition=2;plies=9;first=any"
                + ";limit-beats-win=yes;game-time=PT1H30M";

        assertThat(Run.of("rules", text).out()).startsWith("""
                name                none
                board               5x5
                players             3, any begins
                player 1            from c1 to row 5, 4 fences
                player 2            from a3 to column e, 3 fences
                player 3            from c5 to row 1, 1 fence
                straight jump       yes
                side steps          pawn
                immobilising fence  legal
                no legal move       loses
                repetition          a draw when a position occurs 2 times
                ply limit           a draw after 9 plies, even if the last one wins
                time                1h30m for the game

                size=5;players=3;""");
    }

    @Test
    void explainsTheRest() {
        assertThat(Run.of("rules", "bazito").out()).contains("a draw after 512 plies, unless the last one wins\n");
        assertThat(Run.of("rules", "players=4;stuck=draw").out())
                .contains("4, player 1 begins\n", "from i5 to column a, ", "no legal move       a draw\n");
    }

    @Test
    void theTextIsReadBack() {
        Rules.presets().values().forEach(rules -> {
            String text = Run.of("rules", RulesText.format(rules)).out().lines().reduce("", (before, line) -> line);
            assertThat(RulesText.parse(text)).isEqualTo(rules);
        });
    }

    @Test
    void printsOneInJson() {
        assertThat(Run.of("rules", "--json", "size=3;players=2;fences=2,1;jump=none;starts=row1,row3;move-time=PT9S"))
                .isEqualTo(new Run(0, """
                        {"name":null,"text":"size=3;players=2;fences=2,1;starts=row1,row3;goals=N,S;jump=none;\
                        sides=FENCE,EDGE;stuck=pass;immobilising=legal;repetition=0;plies=0;limit-beats-win=no;\
                        game-time=PT0S;move-time=PT9S;first=one","size":3,"players":2,"fences":[2,1],\
                        "starts":[["a1","b1","c1"],["a3","b3","c3"]],"goals":["NORTH","SOUTH"],"straightJump":false,\
                        "sideSteps":["FENCE","EDGE"],"stuckRule":"PASS","immobilisingFences":true,\
                        "repetitionLimit":0,"plyLimit":0,"limitBeatsWin":false,"gameTime":"PT0S","moveTime":"PT9S",\
                        "anyFirstPlayer":false}
                        """, ""));
    }

    @Test
    void printsAllInJson() {
        JsonArray all = Run.of("rules", "--json").json().getAsJsonArray();

        assertThat(all).hasSameSizeAs(Rules.presets().keySet());
        List<String> names = all.asList().stream()
                .map(JsonElement::getAsJsonObject)
                .map(rules -> rules.get("name").getAsString())
                .toList();
        assertThat(names).containsExactlyElementsOf(Rules.presets().keySet());
        assertThat(all).allSatisfy(element -> {
            JsonObject rules = element.getAsJsonObject();
            assertThat(RulesText.parse(rules.get("text").getAsString()))
                    .isEqualTo(Rules.presets().get(rules.get("name").getAsString()));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "size=99", ""})
    void whatIsNoRuleSetIsAMistake(String text) {
        Run run = Run.of("rules", text);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("RULES", "found ").endsWith("Try 'quoridor rules --help'.\n");
    }
}
