package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NotationProblemTest {
    @Test
    void tellsThePlaceTheTextAndWhatWasExpected() {
        NotationProblem problem = new NotationProblem(3, 7, "e33", "a move");

        assertThat(problem).hasToString("line 3, column 7: found 'e33', expected a move");
        assertThat(problem.reason()).isEqualTo("found 'e33', expected a move");
        assertThat(problem.illegalMove()).isEmpty();
    }

    @Test
    void saysWhenNothingIsThere() {
        assertThat(new NotationProblem(1, 1, "", "a move").reason()).isEqualTo("found nothing, expected a move");
    }

    @Test
    void showsLookAlikesAndControlCharacters() {
        NotationProblem problem = new NotationProblem(1, 1, "\u0435\u001b[2J", "a move");

        assertThat(problem.reason()).isEqualTo("found '\\u0435\\u001b[2J', expected a move");
        assertThat(problem.found()).isEqualTo("\u0435\u001b[2J");
    }

    @Test
    void cutsLongTexts() {
        assertThat(new NotationProblem(1, 1, "x".repeat(100_000), "a move").toString())
                .contains("'" + "x".repeat(60) + "..'")
                .hasSizeLessThan(150);
    }

    @Test
    void showsTextsOfSixtyCharactersAndThePrintableOnesOfAscii() {
        assertThat(new NotationProblem(1, 1, " ~".repeat(30), "a move").reason())
                .isEqualTo("found '" + " ~".repeat(30) + "', expected a move");
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 0", "-1, 5"})
    void isSomewhere(int line, int column) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new NotationProblem(line, column, "x", "a move"))
                .withMessage("no such place: line " + line + ", column " + column);
    }

    @Test
    void knowsWhereAndWhyAMoveIsIllegal() {
        GameRecord record = RecordTexts.only("e2 E8! E5");
        Game game = Game.start(Rules.standard()).play(Move.parse("e2")).play(Move.parse("e8"));

        assertThat(record.problems()).hasSize(1);
        NotationProblem problem = record.problems().get(0);
        assertThat(problem.found()).isEqualTo("E5");
        assertThat(problem.expected()).isEqualTo("a legal move: it is OUT_OF_REACH");
        assertThat(problem.illegalMove())
                .contains(new NotationProblem.IllegalMove(game, Move.parse("e5"), Legality.OUT_OF_REACH));
    }
}
