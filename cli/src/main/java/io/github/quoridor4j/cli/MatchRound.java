package io.github.quoridor4j.cli;

import io.github.quoridor4j.notation.GameRecord;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A game of a match with the programs that played it.
 *
 * @param number the number of the game, from 1
 * @param black who began
 */
record MatchRound(int number, MatchProgram black, MatchProgram white, MatchResult result) {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT);

    /** A line for the screen. */
    String summary() {
        return "Game " + number + ": " + black.letter() + " - " + white.letter() + " "
                + GameRecord.of(result.game(), Map.of()).result() + " after "
                + Plural.plies(result.game().ply()) + ": " + result.ending();
    }

    /** The record, in which the last comment tells why a program has forfeited the game. */
    GameRecord record(LocalDate date) {
        GameRecord record = GameRecord.of(
                result.game(),
                Map.of(
                        "Event",
                        "quoridor match",
                        "Date",
                        DATE.format(date),
                        "Round",
                        String.valueOf(number),
                        "Player1",
                        name(black, white),
                        "Player2",
                        name(white, black)));
        return result.forfeiter().isEmpty() ? record : withRemark(record, result.ending());
    }

    /** Two programs of one name have their letters behind it. */
    private static String name(MatchProgram program, MatchProgram other) {
        return program.name() + (program.name().equals(other.name()) ? " (" + program.letter() + ")" : "");
    }

    private static GameRecord withRemark(GameRecord record, String remark) {
        List<GameRecord.Ply> plies = new ArrayList<>(record.plies());
        if (plies.isEmpty()) {
            return GameRecord.of(record.tags(), record.start(), remark, plies, record.result());
        }
        int last = plies.size() - 1;
        GameRecord.Ply ply = plies.get(last);
        String comment = (ply.comment() + " " + remark).strip();
        plies.set(last, new GameRecord.Ply(ply.move(), ply.glyphs(), comment, ply.variations()));
        return GameRecord.of(record.tags(), record.start(), record.comment(), plies, record.result());
    }
}
