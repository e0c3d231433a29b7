package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Short ways to read records and to look at them. */
final class Records {
    private Records() {}

    static List<GameRecord> read(RecordFormat format, String text) {
        return GameRecordReader.lenient().format(format).readAll(text);
    }

    /** The one game of a text, which must have no problems. */
    static GameRecord only(RecordFormat format, String text) {
        List<GameRecord> games = read(format, text);
        assertThat(games).hasSize(1);
        assertThat(games.get(0).problems()).isEmpty();
        return games.get(0);
    }

    static String moves(GameRecord game) {
        return game.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
    }

    /** Of every game, its moves. */
    static List<String> moves(List<GameRecord> games) {
        return games.stream().map(Records::moves).toList();
    }

    static List<GameRecord.Ply> plies(String moves) {
        return Arrays.stream(moves.split(" ", -1))
                .filter(move -> !move.isEmpty())
                .map(move -> GameRecord.Ply.of(Move.parse(move)))
                .toList();
    }

    /** Where they are and what is found and expected there, a line a problem. */
    static String problems(List<GameRecord> games) {
        return games.stream()
                .flatMap(game -> game.problems().stream())
                .map(NotationProblem::toString)
                .collect(Collectors.joining("\n"));
    }

    /** Every problem stands where it says, in a text whose lines end with LF, CR or CR LF. */
    static void assertPlaces(String text, List<GameRecord> games) {
        List<String> lines = Arrays.asList(text.split("\r\n|\r|\n", -1));
        List<NotationProblem> problems = new ArrayList<>();
        games.forEach(game -> problems.addAll(game.problems()));
        assertThat(problems)
                .allSatisfy(problem -> assertThat(lines.get(problem.line() - 1).substring(problem.column() - 1))
                        .startsWith(problem.found()));
    }
}
