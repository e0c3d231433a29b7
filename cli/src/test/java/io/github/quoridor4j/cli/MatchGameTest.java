package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.notation.RulesText;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchGameTest {
    private static final MatchTimes TIMES =
            new MatchTimes(Duration.ofSeconds(10), Duration.ofSeconds(25), Duration.ofSeconds(30));

    /** Answers genmove by its moves, and is content with whatever it is told. */
    private static final class Scripted implements Engine {
        private final Deque<String> moves;
        private final Duration thinking;
        private final List<String> heard = new ArrayList<>();

        Scripted(Duration thinking, String... moves) {
            this.thinking = thinking;
            this.moves = new ArrayDeque<>(List.of(moves));
        }

        @Override
        public EngineAnswer ask(String command, Duration limit) throws EngineFailure {
            heard.add(command);
            if (!command.startsWith("genmove")) {
                assertThat(limit).isEqualTo(TIMES.answer());
                return new EngineAnswer(false, "", Duration.ZERO);
            }
            if (thinking.compareTo(limit) > 0) {
                throw new EngineFailure("no answer in " + limit);
            }
            String move = moves.pop();
            return new EngineAnswer(move.startsWith("?"), move, thinking);
        }
    }

    private static Scripted playing(String... moves) {
        return new Scripted(Duration.ofMillis(1), moves);
    }

    private static MatchResult play(String rules, Engine black, Engine white) {
        return new MatchGame(RulesText.parse(rules), TIMES, black, white).play();
    }

    @Test
    void eachHearsTheMovesOfTheOther() {
        Scripted black = playing("A3", "b2 H", "a2");
        Scripted white = playing("B2", "C2", "C3");

        MatchResult result = play("size=3;fences=1", black, white);

        assertThat(result.forfeiter()).isEmpty();
        assertThat(result.ending()).isEqualTo("player 2 reaches the goal and wins");
        assertThat(result.game().moves()).hasToString("[a1, b2, b2h, c2, a2, c1]");
        assertThat(black.heard)
                .containsExactly(
                        "genmove black", "playmove white B2", "genmove black", "playmove white C2", "genmove black");
        assertThat(white.heard)
                .containsExactly(
                        "playmove black A3",
                        "genmove white",
                        "playwall black B2 horizontal",
                        "genmove white",
                        "playmove black A2",
                        "genmove white");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A5 | it answered 'genmove black' with 'A5': a5 is illegal: it is neither next to the pawn on e1 nor behind"
                        + " or beside a pawn next to it",
                "pass | it answered 'genmove black' with 'pass': -- is illegal: player 1 has another move, and only who has"
                        + " none passes",
                "J5 | it answered 'genmove black' with 'J5', expected a move on this board such as E2 or E3 horizontal",
                "E1 h | it answered 'genmove black' with 'E1 h', expected a move on this board such as E2 or E3 horizontal",
                "E8 now | it answered 'genmove black' with 'E8 now', expected a move on this board such as E2 or E3"
                        + " horizontal",
                "'' | it answered 'genmove black' with '', expected a move on this board such as E2 or E3 horizontal",
                "? no | it answered 'genmove black' with '? ? no'",
            })
    void whoAnswersWithSomethingElseThanALegalMoveForfeits(String answer, String reason) {
        Scripted white = playing();
        MatchResult result = play("standard-2", playing(answer), white);

        assertThat(result.forfeiter()).contains(Player.ONE);
        assertThat(result.reason()).isEqualTo(reason);
        assertThat(result.game().ply()).isZero();
        assertThat(result.game().outcome()).contains(new Outcome(Optional.of(Player.TWO), Outcome.Reason.FORFEIT));
        assertThat(white.heard).isEmpty();
    }

    @Test
    void whoRefusesALegalMoveForfeits() {
        MatchResult result = play(
                "standard-2",
                playing("E3 h"),
                (command, limit) -> new EngineAnswer(true, "illegal move", Duration.ZERO));

        assertThat(result.forfeiter()).contains(Player.TWO);
        assertThat(result.ending())
                .isEqualTo(
                        "player 2 forfeits at ply 2: it answered 'playwall black E3 horizontal' with '? illegal move',"
                                + " but e7h is legal");
    }

    @Test
    void aMoveAndAllMovesHaveTheirTime() {
        Scripted slow = new Scripted(Duration.ofSeconds(9), "E8", "E7", "E6");
        MatchResult result = play("standard-2", slow, playing("E2", "E3"));

        assertThat(result.ending()).isEqualTo("player 1 forfeits at ply 5: no answer in PT7S");
        assertThat(result.game().timeUsed(Player.ONE)).isEqualTo(Duration.ofSeconds(18));
        assertThat(result.game().timeUsed(Player.TWO)).isEqualTo(Duration.ofMillis(2));
        assertThat(play("standard-2", new Scripted(Duration.ofSeconds(11), "E8"), playing())
                        .ending())
                .isEqualTo("player 1 forfeits at ply 1: no answer in PT10S");
    }

    @Test
    void theTimeOfTheRuleSetEndsTheGameBeforeTheMove() {
        Scripted white = playing();
        MatchResult result = play("game-time=PT5S", new Scripted(Duration.ofSeconds(6), "E8"), white);

        assertThat(result.forfeiter()).isEmpty();
        assertThat(result.ending()).isEqualTo("draw by time");
        assertThat(white.heard).isEmpty();
    }

    @Test
    void theRefereePassesForAPlayerWhoCannotMove() {
        Scripted black = playing("A3", "A3 vertical", "A2", "A1");
        Scripted white = playing("A1", "A2", "A1", "B1");

        MatchResult result = play("size=3;fences=1;jump=none", black, white);

        assertThat(result.ending()).isEqualTo("player 1 reaches the goal and wins");
        assertThat(result.game().moves()).hasToString("[a1, a3, a1v, a2, --, a3, a2, b3, a3]");
        assertThat(white.heard)
                .containsExactly(
                        "playmove black A3",
                        "genmove white",
                        "playwall black A3 vertical",
                        "genmove white",
                        "genmove white",
                        "playmove black A2",
                        "genmove white");
    }

    @Test
    void theLimitOfPliesIsADraw() {
        assertThat(play("plies=3", playing("E8", "E9"), playing("E2")).ending())
                .isEqualTo("draw by the limit of 3 plies");
    }
}
