package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.notation.GameRecord;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What was written about a move; what is null is left out of the page's data.
 *
 * @param marks such as !?
 * @param comment the comment without the commands that are shown otherwise
 * @param elapsed the time that the move took
 * @param clock the time on the clock after it
 * @param variations other lines, as text
 */
record PageNotes(
        @Nullable String marks,
        @Nullable String comment,
        @Nullable String elapsed,
        @Nullable String clock,
        @Nullable List<String> variations) {

    private static final Pattern ELAPSED = command("emt");
    private static final Pattern CLOCK = command("clk");
    private static final Pattern OUT = command("out");

    /** What stands before the first move. */
    static @Nullable PageNotes of(GameRecord record) {
        return orNull(new PageNotes(null, comment(record.comment()), null, null, null));
    }

    /** What was written about a move that was played in a game. */
    static @Nullable PageNotes of(GameRecord.Ply ply, PageRound round, Game before) {
        Optional<Duration> elapsed = ply.elapsed();
        Optional<Duration> clock = ply.clock();
        String comment = elapsed.isPresent() ? ELAPSED.matcher(ply.comment()).replaceFirst(" ") : ply.comment();
        comment = clock.isPresent() ? CLOCK.matcher(comment).replaceFirst(" ") : comment;
        List<String> variations = ply.variations().stream()
                .map(variation -> new VariationText(before).of(variation, round))
                .toList();
        return orNull(new PageNotes(
                ply.glyphs().isEmpty() ? null : ply.marks(),
                comment(comment),
                elapsed.map(PageNotes::text).orElse(null),
                clock.map(PageNotes::text).orElse(null),
                variations.isEmpty() ? null : variations));
    }

    private static @Nullable PageNotes orNull(PageNotes notes) {
        return notes.equals(new PageNotes(null, null, null, null, null)) ? null : notes;
    }

    /** Who leaves is shown with the players. */
    private static @Nullable String comment(String comment) {
        String rest = OUT.matcher(comment).replaceAll(" ").strip().replaceAll("  +", " ");
        return rest.isEmpty() ? null : rest;
    }

    private static String text(Duration time) {
        String seconds = String.valueOf(100 + time.toSecondsPart()).substring(1);
        String minutes = String.valueOf(100 + time.toMinutesPart()).substring(1);
        return time.toHours() + ":" + minutes + ":" + seconds;
    }

    private static Pattern command(String name) {
        return Pattern.compile("\\[%" + name + " [^\\]]*]");
    }
}
