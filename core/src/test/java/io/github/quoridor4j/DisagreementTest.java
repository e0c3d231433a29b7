package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A difference from the oracle is found, made small, and told in full, as a wrong oracle shows. */
class DisagreementTest {

    @Test
    void isNotFoundWhereTheOracleIsRight() {
        assertThat(Disagreement.in(game(1), Referee::oracle)).isEmpty();
    }

    /** All that takes is one horizontal fence and a vertical one to ask for. */
    @Test
    void isShrunkToTheMoveThatMatters() {
        Function<Position, Referee> wrong = start -> Referee.wrongOracle(
                start, opinion -> opinion.position().startsWith(" ") ? opinion : refusing(opinion, "a1v"));
        Disagreement found = firstIn(wrong);

        Disagreement shrunk = found.shrunk();

        assertThat(found.moves()).hasSizeGreaterThan(1);
        assertThat(shrunk.moves()).hasSize(1).allMatch(move -> move.toString().endsWith("h"));
        assertThat(shrunk.isOne()).isTrue();
        assertThat(shrunk.report())
                .contains("after 1 moves")
                .contains("rules: standard-2")
                .contains("start:  /  / e1 e9 / 10 10 / 1")
                .contains("moves: " + shrunk.moves().get(0))
                .contains("9 |                 2                 |")
                .contains("=======")
                .contains("legal moves: [a1v] here, [] there")
                .endsWith("a1v: LEGAL here, CROSSES_FENCE there");
    }

    /** Nothing can be left out of what is left: no piece of any length. */
    @Test
    void isShrunkUntilNothingCanBeLeftOut() {
        Function<Position, Referee> wrong = start -> Referee.wrongOracle(start, DisagreementTest::withoutThirdRow);
        Disagreement shrunk = firstIn(wrong).shrunk();

        assertThat(shrunk.moves()).hasSizeLessThan(10);
        IntStream.range(0, shrunk.moves().size()).forEach(index -> {
            var rest = new java.util.ArrayList<>(shrunk.moves());
            rest.remove(index);
            assertThat(new Disagreement(shrunk.start(), rest, wrong).isOne()).isFalse();
        });
        assertThat(shrunk.report()).contains("distances: [").contains("over: ");
    }

    /** Says that the first player is there as soon as he is in row 3. */
    private static Opinion withoutThirdRow(Opinion opinion) {
        return opinion.distances().get(0) > 6
                ? opinion
                : new Opinion(
                        opinion.position(),
                        true,
                        opinion.legalMoves(),
                        opinion.verdicts(),
                        opinion.distances().stream().map(distance -> 0).toList());
    }

    private static Opinion refusing(Opinion opinion, String move) {
        if (!opinion.legalMoves().contains(move)) {
            return opinion;
        }
        TreeSet<String> legal = new TreeSet<>(opinion.legalMoves());
        legal.remove(move);
        SortedMap<String, String> verdicts = new TreeMap<>(opinion.verdicts());
        verdicts.put(move, "CROSSES_FENCE");
        return new Opinion(opinion.position(), opinion.over(), legal, verdicts, opinion.distances());
    }

    private static Disagreement firstIn(Function<Position, Referee> referees) {
        return IntStream.range(0, 100)
                .mapToObj(seed -> Disagreement.in(game(seed), referees))
                .flatMap(Optional::stream)
                .filter(found -> found.moves().size() > 9)
                .findFirst()
                .orElseThrow();
    }

    private static RandomGame game(long seed) {
        return RandomGame.play(Rules.standard(), seed, 10, 60);
    }
}
