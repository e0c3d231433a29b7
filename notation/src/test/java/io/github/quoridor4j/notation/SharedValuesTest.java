package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Move;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.testkit.Streams;
import io.github.quoridor4j.testkit.Threads;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One value asked by many threads at once tells all of them the same, and what it tells one that has it alone. */
@Timeout(60)
class SharedValuesTest {
    private static final int THREADS = 8;
    private static final int SEEDS = 30;

    private final Threads threads = new Threads(THREADS);

    @AfterEach
    void stopThreads() {
        threads.close();
    }

    @Test
    void records() throws Exception {
        for (long seed = 0; seed < SEEDS; seed++) {
            GameRecord shared = Streams.copy(RandomRecord.of(seed));
            List<Object> expected = answers(RandomRecord.of(seed));

            assertThat(threads.inAll(thread -> answers(shared)))
                    .hasSize(THREADS)
                    .containsOnly(expected);
        }
    }

    private static List<Object> answers(GameRecord record) {
        List<Object> answers = new ArrayList<>();
        answers.add(record.hashCode());
        answers.add(record.tags());
        answers.add(record.tag("EVENT"));
        answers.add(record.moves());
        answers.add(record.game().outcome());
        answers.add(record.game().position());
        for (RecordFormat format : RecordFormat.values()) {
            answers.add(orRefusal(() -> GameRecordWriter.format(record, format)));
        }
        return answers;
    }

    @Test
    void positionsInEveryNotation() throws Exception {
        for (long seed = 0; seed < SEEDS; seed++) {
            Position shared = Streams.copy(position(seed));
            List<Object> expected = answers(position(seed));

            assertThat(threads.inAll(thread -> answers(shared)))
                    .hasSize(THREADS)
                    .containsOnly(expected);
        }
    }

    private static Position position(long seed) {
        return RandomRecord.of(seed).game().position();
    }

    private static List<Object> answers(Position position) {
        List<Object> answers = new ArrayList<>();
        answers.add(PositionText.parse(PositionText.format(position)));
        answers.add(RulesText.parse(RulesText.formatInFull(position.rules())));
        answers.add(orRefusal(() -> QuoridorJsText.format(position)));
        answers.add(orRefusal(() -> HexFormat.of().formatHex(TitaniumBytes.format(position))));
        for (Move move : position.legalMoves()) {
            for (MoveNotation notation : MoveNotation.values()) {
                String text = notation.format(move, position);
                answers.add(text);
                answers.add(notation.parse(text, position));
            }
            for (ActionNumbering numbering : ActionNumbering.values()) {
                answers.add(orRefusal(() -> numbering.number(move, position)));
            }
        }
        return answers;
    }

    @Test
    void diagrams() throws Exception {
        for (long seed = 0; seed < SEEDS; seed++) {
            Diagram shared = diagram(Streams.copy(position(seed)));
            List<Object> expected = answers(diagram(position(seed)));

            assertThat(threads.inAll(thread -> answers(shared)))
                    .hasSize(THREADS)
                    .containsOnly(expected);
        }
    }

    private static Diagram diagram(Position position) {
        return Diagram.of(position).paths().legalMoves(position.legalMoves());
    }

    private static List<Object> answers(Diagram diagram) {
        return List.of(
                diagram.toAscii(),
                diagram.toUnicode(),
                diagram.toSvg(),
                diagram.toSvg(Theme.DARK),
                diagram.hashCode(),
                Diagram.parseAscii(diagram.toAscii(), diagram.position().rules()));
    }

    /** Not every format can hold everything. */
    private static Object orRefusal(Callable<?> question) {
        try {
            return question.call();
        } catch (IllegalArgumentException e) {
            return e.getMessage();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
