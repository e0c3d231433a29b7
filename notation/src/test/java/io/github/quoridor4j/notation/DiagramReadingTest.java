package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quoridor4j.InvalidPositionException;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.PositionBuilder;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DiagramReadingTest {
    private static final String SMALL = """
              a   b   c
            +-----------+
          3 | .   2   . | 3
            |-------    |
          2 | .   .   . | 2
            |           |
          1 | .   1   . | 1
            +-----------+
              a   b   c

         to move      2
         fences left  1:  1  2:  2
         """;

    @Test
    void readsTheBoardAndWhatIsBelow() {
        Position read = Diagram.parseAscii(SMALL);

        assertThat(PositionText.format(read)).isEqualTo("a2 /  / b1 b3 / 1 2 / 2 / size=3;fences=2");
    }

    @Test
    void readsABareBoardOfNineAsTheStandardGame() {
        Position read = Diagram.parseAscii("""
                +-----------------------------------+
                | .   .   .   .   .   .   .   .   . |
                |                                   |
                | .   .   .   .   .   .   .   .   . |
                |                                   |
                | .   .   .   .   .   .   .   .   . |
                |                                   |
                | .   .   .   .   2   .   .   .   . |
                |        -------                    |
                | .   .   .   .   .   .   .   .   . |
                |                                   |
                | .   .   .   .   1   .   .   .   . |
                |                -------            |
                | .   .   .   .   .   .   .   .   . |
                |                                   |
                | .   .   .   . | .   .   .   .   . |
                |               |                   |
                | .   .   .   . | .   .   .   .   . |
                +-----------------------------------+
                """);

        // three fences: two of the first player's, one of the second one's
        assertThat(PositionText.format(read)).isEqualTo("e3c5 / d1 / e4 e6 / 8 9 / 1");
    }

    @ParameterizedTest
    @CsvSource({"standard-2", "standard-3", "standard-4", "kid-2", "kid-4"})
    void guessesTheUsualRules(String name) {
        Position start = Position.initial(Rules.presets().get(name));

        assertThat(Diagram.parseAscii(Diagram.of(start).toAscii())).isEqualTo(start);
    }

    @Test
    void otherBoardsHaveAsManyFencesAsThereAre() {
        Position three = Position.initial(
                Rules.builder().size(7).players(3).fences(1, 0, 9).build());
        Position read = Diagram.parseAscii(Diagram.of(three).toAscii());

        assertThat(read).isEqualTo(three);
    }

    @Test
    void withoutAnyNumbersASmallBoardHasTheUsualFences() {
        Position read = Diagram.parseAscii(SMALL.substring(0, SMALL.indexOf("to move")));

        assertThat(PositionText.format(read)).isEqualTo("a2 /  / b1 b3 / 9 10 / 1 / size=3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r\n", "\r", "\n\n", "  \n // ", "\n * ", "\t\n\u00a0", "\n> > ", "\n# ", "\n;;%"})
    void linesMayBeIndentedQuotedAndEndedInAnyWay(String lineEnd) {
        assertThat(Diagram.parseAscii("\ufeff" + SMALL.replace("\n", lineEnd))).isEqualTo(Diagram.parseAscii(SMALL));
    }

    @Test
    void eachLineMayHaveItsOwnMargin() {
        assertThat(Diagram.parseAscii(SMALL.replaceAll("(?m)^ +", ""))).isEqualTo(Diagram.parseAscii(SMALL));
    }

    @Test
    void capitalsAndOtherSpacingAreUnderstood() {
        String text = SMALL.replace("a   b   c", "A B C")
                .replace("to move      2", "To Move 2")
                .replace(":  ", ":");

        assertThat(Diagram.parseAscii(text)).isEqualTo(Diagram.parseAscii(SMALL));
    }

    @Test
    void someCoordinatesSuffice() {
        String turned = """
                  +-----------+
                  | .   1   . | 1
                  |    -------|
                  | .   .   . |
                  |           |
                  | .   2   . |
                  +-----------+
                fences left 1:1 2:2
                """;

        assertThat(PositionText.format(Diagram.parseAscii(turned)))
                .isEqualTo("a1 /  / b1 b3 / 1 2 / 1 / size=3;fences=2");
    }

    @Test
    void afterTheWinnerTheNextPlayerIsToMove() {
        String won = SMALL.replace("1 | .   1   . |", "1 | .   .   . |")
                .replace("3 | .   2   . |", "3 | .   1   . |")
                .replace("2 | .   .   . |", "2 | .   .   2 |")
                .replace("to move      2", "winner       1");

        assertThat(PositionText.format(Diagram.parseAscii(won))).isEqualTo("a2 /  / b3 c2 / 1 2 / 2 / size=3;fences=2");
        assertThat(PositionText.format(Diagram.parseAscii(won + "to move 1")))
                .isEqualTo("a2 /  / b3 c2 / 1 2 / 1 / size=3;fences=2");
    }

    @Test
    void underKnownRulesTheyCount() {
        Rules rules = Rules.builder().size(3).fences(2).straightJump(false).build();

        assertThat(Diagram.parseAscii(SMALL, rules).rules()).isEqualTo(rules);
        assertThatThrownBy(() -> Diagram.parseAscii(SMALL, Rules.standard()))
                .hasMessage("line 2, column 4: found '+-----------+', expected an edge of a board of 9x9 squares");
        assertThatThrownBy(() -> Diagram.parseAscii(
                        SMALL, Rules.builder().size(3).players(3).build()))
                .hasMessage(
                        "line 8, column 4: found '+-----------+', expected the pawn of player 3 on the board above");
    }

    @Test
    void theImpossibleIsReadForEditing() {
        String impossible = SMALL.replace("1:  1", "1: 99");
        PositionBuilder builder = Diagram.parseAsciiForEditing(
                impossible, Rules.builder().size(3).fences(2).build());

        assertThat(builder.problems())
                .containsExactly(Position.Problem.FENCES_LEFT_OUT_OF_RANGE, Position.Problem.FENCE_COUNT_WRONG);
        assertThat(builder.fencesLeft(Player.ONE, 1).build()).isEqualTo(Diagram.parseAscii(SMALL));
        assertThatThrownBy(() ->
                        Diagram.parseAscii(impossible, Rules.builder().size(3).build()))
                .isInstanceOf(InvalidPositionException.class);
        assertThat(Diagram.parseAsciiForEditing(SMALL.replace("3 | .   2   . |", "3 | .   1   . |")
                                .replace("1 | .   1   . |", "1 | .   2   . |"))
                        .problems())
                .containsExactly(Position.Problem.SEVERAL_PAWNS_ON_GOAL);
    }

    @Test
    void tryParseAsciiTellsNothingElse() {
        assertThat(Diagram.tryParseAscii(SMALL))
                .hasValueSatisfying(
                        position -> assertThat(position.pawn(Player.TWO)).isEqualTo(Square.B3));
        assertThat(Diagram.tryParseAscii("")).isEmpty();
        assertThat(Diagram.tryParseAscii(SMALL.replace("1   .", "2   ."))).isEmpty();
        assertThat(Diagram.tryParseAscii(SMALL.replace("| .   .   . |", "| .   .   . |" + " 2")))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "'+-----------+'    ; '+----------+'     ; 2 ; 4  ; 'an edge of a board of 3x3 to 9x9 squares'",
                "'  a   b   c'      ; '  a   b'          ; 1 ; 6  ; '3 letters or digits, one for each column'",
                "'  a   b   c'      ; '  a   b   d'      ; 1 ; 14 ; 'c'",
                "'  a   b   c'      ; '  a   b   1'      ; 1 ; 14 ; 'c'",
                "'2 | .   .   . |'  ; '9 | .   .   . |'  ; 5 ; 2  ; '2'",
                "'2 | .   .   . |'  ; '22 | .   .   . |' ; 5 ; 2  ; 'one letter or digit beside the row'",
                "'  |           |'  ; '2 |           |'  ; 6 ; 2  ; 'nothing beside the board'",
                "'  |           |'  ; '  |          |'   ; 6 ; 4  ; 'a line of the board between | and |, 11 characters wide'",
                "'2 | .   .   . |'  ; '2 | .   5   . |'  ; 5 ; 10 ; 'a square: . or the number of a player, 1..4'",
                "'2 | .   .   . |'  ; '2 | .   1   . |'  ; 7 ; 10 ; 'the pawn of each player once'",
                "'2 | .   .   . |'  ; '2 |!.   .   . |'  ; 5 ; 5  ; 'a blank, or one of ( [ < before what stands on the square'",
                "'2 | .   .   . |'  ; '2 | .)  . ) . |'  ; 5 ; 12 ; 'a blank, or a fence over two squares'",
                "'|-------    |'    ; '|-----------|'    ; 4 ; 12 ; 'a fence over two squares: ------- or |'",
                "'|-------    |'    ; '|--- ---    |'    ; 4 ; 5  ; 'a blank, or a fence over two squares'",
                "'|-------    |'    ; '|------     |'    ; 4 ; 8  ; 'a fence over two squares'",
                "'|-------    |'    ; '|   |       |'    ; 4 ; 8  ; 'a fence over two squares'",
                "'|-------    |'    ; '|   !       |'    ; 4 ; 8  ; 'a blank, a fence, or a sign of fences that could be placed'",
                "'to move      2'   ; 'to move      3'   ; 11; 14 ; 'the number of a player, 1..2'",
                "'to move      2'   ; 'to move'          ; 11; 8  ; 'the number of a player, 1..2'",
                "'to move      2'   ; 'winner       2'   ; 11; 14 ; 'a player whose pawn stands on its goal'",
                "'to move      2'   ; 'it is 2'          ; 11; 1  ; 'one of the lines'",
                "'to move      2'   ; 'fences left 1: 1 2: 2' ; 12 ; 1 ; 'the line ''fences left'' once'",
                "'1:  1  2:  2'     ; '1:  1  2:  '      ; 12; 14 ; 'the fences left of 2 players, as in 1: 10'",
                "'1:  1  2:  2'     ; '1:  1  1:  2'     ; 12; 21 ; '2'",
                "'1:  1  2:  2'     ; '1:  1  2:  x'     ; 12; 25 ; 'a number of fences left'",
                "'1:  1  2:  2'     ; '1: 33  2:  2'     ; 12; 14 ; 'fences left that with those on the board are 32 at most'",
            })
    void problemsHaveTheirPlace(String good, String bad, int line, int column, String expected) {
        String text = SMALL.replaceFirst(java.util.regex.Pattern.quote(good), bad);

        assertThatThrownBy(() -> Diagram.parseAscii(text)).isInstanceOfSatisfying(NotationException.class, e -> {
            assertThat(e.problem().expected()).startsWith(expected);
            assertThat(e.problem().line()).isEqualTo(line);
            assertThat(e.problem().column()).isEqualTo(column);
        });
        assertThat(Diagram.tryParseAscii(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"''; 1; 1", "'\n\n';3;1", "hello;1;1", "'hello\nworld';1;1", "'a b c';1;1"})
    void whatIsNoBoardIsRefused(String text, int line, int column) {
        assertThatThrownBy(() -> Diagram.parseAscii(text)).isInstanceOfSatisfying(NotationException.class, e -> {
            assertThat(e.problem().expected()).startsWith("an edge of a board");
            assertThat(e.problem().line()).isEqualTo(line);
            assertThat(e.problem().column()).isEqualTo(column);
        });
    }

    @Test
    void aBoardThatBreaksOffIsRefusedAtTheEndOfTheText() {
        String half = SMALL.substring(0, SMALL.indexOf("1 |"));

        assertThatThrownBy(() -> Diagram.parseAscii(half))
                .hasMessageStartingWith("line 7, column 2: found nothing, expected a line of the board");
        assertThatThrownBy(() -> Diagram.parseAscii(SMALL.substring(0, SMALL.lastIndexOf("+---"))))
                .hasMessage("line 8, column 4: found nothing, expected an edge as above the board: +-----------+");
    }
}
