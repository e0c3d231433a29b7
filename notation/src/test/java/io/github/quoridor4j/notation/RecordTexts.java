package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;

/** Reads records leniently in tests, and puts what was found into short texts. */
final class RecordTexts {
    private RecordTexts() {}

    static List<GameRecord> all(String text) {
        return GameRecordReader.lenient().format(RecordFormat.PGN).readAll(text);
    }

    /** The only record of a text. */
    static GameRecord only(String text) {
        List<GameRecord> games = all(text);
        assertThat(games).hasSize(1);
        return games.get(0);
    }

    /** The only record of a text without problems. */
    static GameRecord clean(String text) {
        GameRecord game = only(text);
        assertThat(game.problems()).isEmpty();
        return game;
    }

    static String moves(GameRecord game) {
        return game.moves().stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    /** The moves with all that was written about them: {@code {intro} e2 $1 {said} (e3) e8}. */
    static String tree(GameRecord game) {
        return line(game.comment(), game.plies());
    }

    private static String line(String intro, List<GameRecord.Ply> plies) {
        String moves = plies.stream().map(RecordTexts::ply).collect(Collectors.joining(" "));
        return (braces(intro) + " " + moves).strip();
    }

    private static String ply(GameRecord.Ply ply) {
        StringBuilder text = new StringBuilder(ply.move().toString());
        ply.glyphs().forEach(glyph -> text.append(" $").append(glyph));
        text.append(ply.comment().isEmpty() ? "" : " ").append(braces(ply.comment()));
        ply.variations()
                .forEach(variation -> text.append(" (")
                        .append(line(variation.comment(), variation.plies()))
                        .append(')'));
        return text.toString();
    }

    private static String braces(String comment) {
        return comment.isEmpty() ? "" : "{" + comment + "}";
    }

    /** The problems as {@code line:column found}. */
    static List<String> places(GameRecord game) {
        return game.problems().stream()
                .map(problem -> problem.line() + ":" + problem.column() + " " + problem.found())
                .toList();
    }

    /** What stands in a text from a place on. */
    static String at(String text, int line, int column) {
        String[] lines = text.split("\r\n|\n|\r", -1);
        String rest = lines[line - 1].substring(column - 1);
        for (int i = line; i < lines.length; i++) {
            rest += "\n" + lines[i];
        }
        return rest;
    }
}
