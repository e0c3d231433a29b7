package io.github.quoridor4j.notation;

import static io.github.quoridor4j.notation.MoveNotation.QTP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is particular to QTP and to triples. */
class OtherNotationsTest {
    private static final Position START = Position.initial(Rules.standard());

    @ParameterizedTest
    @CsvSource({"A3 h", "A3h", "a3h", "a3 H", "'  A3 \t h '", "A3\u00a0h"})
    void qtpReadsOneWordOrTwo(String text) {
        assertThat(QTP.parse(text, START)).hasToString("a7h");
    }

    @ParameterizedTest
    @CsvSource({"A 3h", "A3 h h", "A3 hh", "A3 x", "'A3,h'", "'A3 ,h'", "A1 h", "I3 h", "A3 \u210e", "A0", "J3"})
    void qtpRefusesTheRest(String text) {
        assertThat(QTP.tryParse(text, START)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[[7,4],null,null]         | e2",
                "' [ [ 7 , 4 ] ,null,\tnull ] ' | e2",
                "[null,[7,4],null]         | e1h",
                "[NULL,null,[0,0]]         | a8v",
                "[null,null,null]          | ''",
                "[[7,4],[7,4],null]        | ''",
                "[[7,4],null,[7,4]]        | ''",
                "[null,[7,4],[7,4]]        | ''",
                "[[7,4],[7,4],[7,4]]       | ''",
                "[null,[8,4],null]         | ''",
                "[null,null,[4,8]]         | ''",
                "[[9,4],null,null]         | ''",
                "[[-1,4],null,null]        | ''",
                "[[07,4],null,null]        | ''",
                "[[7,4],nu ll,null]        | ''",
                "[[7,4],null]              | ''",
                "[[7,4],null,null],        | ''",
                "[[\uff17,4],null,null]    | ''",
                "e2                        | ''",
            })
    void triplesHaveExactlyOnePlace(String text, String move) {
        assertThat(MoveNotation.TRIPLE.tryParse(text, START).map(Move::toString).orElse(""))
                .isEqualTo(move);
    }
}
