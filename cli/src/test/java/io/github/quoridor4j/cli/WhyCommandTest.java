package io.github.quoridor4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WhyCommandTest {
    @Test
    void aLegalMoveIsLegal() {
        assertThat(Run.of("why", "E2")).isEqualTo(new Run(0, "LEGAL\n", ""));
        assertThat(Run.of("why", "--moves", "e2 e8", "e3h")).isEqualTo(new Run(0, "LEGAL\n", ""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "standard-2 | e2 e8 e3 e7 e4 e6 e5 e4 e6 e5 e7 e4 e8 e3 e9 | e2 | GAME_OVER "
                        + "| the game is over, player 1 has reached the goal",
                "kid-2      |                   | e9   | OFF_BOARD            | it is off the board of 7x7 squares",
                "standard-2 |                   | e1   | SQUARE_OCCUPIED      | a pawn stands there",
                "standard-2 |                   | e4   | OUT_OF_REACH         | it is neither next to the pawn on e1 nor "
                        + "behind or beside a pawn next to it",
                "standard-2 | e1h e8            | e2   | FENCE_BETWEEN        | a fence is in the way of the pawn on e1",
                "quizdoor   | e2 e8 e3 e7 e4 e6 e5 | e4 | NO_SUCH_JUMP       | this rule set has no such jump: it has no "
                        + "straight jumps and no side steps",
                "standard-2 | e2 e8 e3 e7 e4 e6 e5 | d5 | STRAIGHT_JUMP_OPEN | no side step, because the jump straight "
                        + "over the pawn is open",
                "standard-2 | e3h e8            | e3h  | SLOT_TAKEN           | this fence is on the board already",
                "standard-2 | e3h e8            | f3h  | OVERLAPS_FENCE       | it would overlap e3h",
                "standard-2 | e3h g3h           | f3h  | OVERLAPS_FENCE       | it would overlap e3h and g3h",
                "standard-2 | e3h e8            | e3v  | CROSSES_FENCE        | it would cross e3h",
                "size=5;fences=0 |              | a1h  | NO_FENCES_LEFT       | player 1 has no fences left",
                "standard-2 | d1v e8 e1v e7     | d2h  | CUTS_OFF             | it would leave no way to the goal for player 1",
                "standard-2 | a3h c3h e3h g3h h2v | h1h | CUTS_OFF            | it would leave no way to the goal for "
                        + "player 1 and player 2",
                "standard-2 |                   | pass | PASS_NOT_FORCED      | player 1 has another move, and only who has "
                        + "none passes",
                "size=5;stuck=loss |            | pass | PASS_NOT_FORCED      | this rule set has no passes",
            })
    void anIllegalOneHasItsReasonAndASentence(String rules, String moves, String move, String reason, String sentence) {
        Run run = Run.of("why", "--rules", rules, "--moves", moves == null ? "" : moves, move);

        String canonical = move.equals("pass") ? "--" : move;
        assertThat(run).isEqualTo(new Run(1, reason + "\n" + canonical + " is illegal: " + sentence + ".\n", ""));
    }

    @Test
    void anImmobilisingFenceIsIllegalWhereTheRulesSaySo() {
        String moves = "e2 e8 e3 e7 e4 e6 e5";
        assertThat(Run.of("why", "--rules", "quizdoor", "--moves", moves + " d5v e5v", "d4h")
                        .out())
                .startsWith("IMMOBILISES\nd4h is illegal: it would leave another player without any pawn move");
    }

    @Test
    void whatIsNoMoveIsAMistake() {
        assertThat(Run.of("why").err()).contains("Missing required parameter: 'MOVE'");
        Run run = Run.of("why", "e33");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("MOVE", "expected a move such as e2, e3h or pass");
    }

    @Test
    void takesAPosition() {
        assertThat(Run.of("why", "--position", "e3 /  / e3 e9 / 9 10 / 1", "e4"))
                .isEqualTo(new Run(1, "FENCE_BETWEEN\ne4 is illegal: a fence is in the way of the pawn on e3.\n", ""));
    }

    @Test
    void printsJson() {
        assertThat(Run.of("why", "--json", "E2")).isEqualTo(new Run(0, """
                {"position":" /  / e1 e9 / 10 10 / 1","rules":"standard-2","move":"e2","legal":true,\
                "legality":"LEGAL","explanation":"e2 is legal."}
                """, ""));
        assertThat(Run.of("why", "--json", "--rules", "bazito", "e1")).isEqualTo(new Run(1, """
                {"position":" /  / e1 e9 / 10 10 / 1 / bazito","rules":"bazito","move":"e1","legal":false,\
                "legality":"SQUARE_OCCUPIED","explanation":"e1 is illegal: a pawn stands there."}
                """, ""));
    }
}
