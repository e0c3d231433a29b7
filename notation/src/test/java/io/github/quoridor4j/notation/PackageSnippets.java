package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The code on the package page. */
class PackageSnippets {
    @Test
    void values() {
        // @start region="values"
        Rules rules = RulesText.parse("size=7;fences=8");
        Position position = PositionText.parse("e3 / d3 / e4 e6 / 9 9 / 2");
        String text = PositionText.format(position); // the same text again
        String board = Diagram.of(position)
                .lastMove(MoveNotation.PREFIX.parse("He3", position))
                .toAscii();
        // @end

        assertThat(rules.size()).isEqualTo(7);
        assertThat(text).isEqualTo("e3 / d3 / e4 e6 / 9 9 / 2");
        assertThat(Diagram.parseAscii(board)).isEqualTo(position);
    }

    @Test
    void records() {
        Reader in = new StringReader("[Event \"Club final\"] 1. e2 e8 2. e3 e7 *  [Event \"Another\"] 1. e2 e2 *");
        List<Game> games = new ArrayList<>();
        List<NotationProblem> problems = new ArrayList<>();

        // @start region="records"
        Iterator<GameRecord> records = GameRecordReader.lenient().read(in);
        while (records.hasNext()) {
            GameRecord record = records.next();
            problems.addAll(record.problems()); // line, column, what was found, what was expected
            games.add(record.game()); // the moves up to the first problem
        }
        String text = GameRecordWriter.format(GameRecord.of(games.get(0), Map.of("Event", "Club final")));
        // @end

        assertThat(games).extracting(Game::ply).containsExactly(4, 1);
        assertThat(problems)
                .singleElement()
                .matches(problem -> problem.illegalMove().isPresent());
        assertThat(text).contains("[Event \"Club final\"]", "1. e2 e8 2. e3 e7 *");
    }
}
