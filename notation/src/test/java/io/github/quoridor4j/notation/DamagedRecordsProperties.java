package io.github.quoridor4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.quoridor4j.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class DamagedRecordsProperties {
    private static final List<String> PIECES = List.of(
            "[",
            "]",
            "\"",
            "\\",
            "(",
            ")",
            "{",
            "}",
            ";",
            "%",
            "$",
            "!",
            "?",
            "*",
            "1-0",
            "0-1",
            "1/2-1/2",
            "1.",
            "...",
            "X",
            " X ",
            " ",
            "\n",
            "\n%",
            "\r",
            "\t",
            "e2",
            "e3h",
            "--",
            "[%emt 1]",
            "[%out 1]",
            "[%emt 0:31:00]",
            "\n\n",
            "[Rules \"bazito\"]",
            "[First \"2\"]",
            "[Position \"",
            "\u00a0",
            "\uFEFF",
            "\0",
            "\u0662",
            "9");

    /** Where the file is cut off, whatever is changed, left out or put in. */
    @Property(tries = 500)
    void anyTextIsReadAndItsProblemsAreWhereTheySay(@ForAll("files") List<GameRecord> file, @ForAll Random random) {
        String text = damaged(text(file), random, 1 + random.nextInt(6));
        if (random.nextInt(3) == 0) {
            text = text.substring(0, random.nextInt(text.length() + 1));
        }
        List<GameRecord> games = RecordTexts.all(text);

        for (GameRecord game : games) {
            for (NotationProblem problem : game.problems()) {
                boolean isCommand =
                        problem.found().startsWith("[%") && !problem.expected().contains("such as");
                // a command's problem is at its comment
                assertThat(RecordTexts.at(text, problem.line(), problem.column()))
                        .as("%s in <%s>", problem, text)
                        .startsWith(isCommand ? "" : problem.found());
            }
            assertThat(game.game().moves()).isEqualTo(game.moves());
        }
    }

    @Property(tries = 300)
    void whatWasReadFromABadTextCanBeWritten(@ForAll("files") List<GameRecord> file, @ForAll Random random) {
        String text = damaged(text(file), random, 1 + random.nextInt(6));

        for (GameRecord game : RecordTexts.all(text)) {
            String written = GameRecordWriter.format(game);
            assertThat(RecordTexts.all(written)).as("<%s>", text).containsExactly(game);
            assertThat(GameRecordWriter.format(RecordTexts.only(written))).isEqualTo(written);
        }
    }

    @Property(tries = 300)
    void aStrictReaderThrowsTheFirstProblem(@ForAll("files") List<GameRecord> file, @ForAll Random random) {
        String text = damaged(text(file), random, random.nextInt(3));
        List<NotationProblem> problems = RecordTexts.all(text).stream()
                .flatMap(game -> game.problems().stream())
                .toList();
        Throwable thrown = catchThrowable(
                () -> GameRecordReader.strict().format(RecordFormat.PGN).readAll(text));

        if (problems.isEmpty()) {
            assertThat(thrown).isNull();
        } else {
            assertThat(thrown).isExactlyInstanceOf(NotationException.class);
            assertThat(((NotationException) thrown).problem()).isEqualTo(problems.get(0));
        }
    }

    /**
     * One game is damaged behind its first line, in one stretch and without a bracket that might begin a tag, new or
     * laid open. Its neighbours, which begin with the same tag, are read as if nothing had happened, but that a
     * comment without moves may fall to the next one.
     */
    @Property(tries = 1000)
    void damageCostsItsOwnGameOnly(@ForAll("withoutBrackets") GameRecord record, @ForAll Random random) {
        GameRecord first = withEvent(record, "first");
        GameRecord last = withEvent(record, "last");
        String middle = GameRecordWriter.format(withEvent(record, "middle"));
        int firstLine = middle.indexOf('\n') + 1;
        int from = firstLine + random.nextInt(middle.length() - firstLine);
        int to = random.nextBoolean()
                ? Math.min(middle.length(), from + random.nextInt(4))
                : from + random.nextInt(middle.length() - from + 1);
        StringBuilder damage = new StringBuilder();
        for (int pieces = random.nextInt(4); pieces > 0; pieces--) {
            damage.append(PIECES.get(random.nextInt(PIECES.size())).replace("[", ""));
        }
        String damaged = middle.substring(0, from) + damage + middle.substring(to);

        String text = first + "\n" + damaged + "\n\n" + last;
        List<GameRecord> games = RecordTexts.all(text);

        assertThat(games).as("<%s>", text).hasSizeGreaterThanOrEqualTo(3).startsWith(first);
        GameRecord read = games.get(games.size() - 1);
        assertThat(read.comment()).as("<%s>", text).endsWith(last.comment());
        assertThat(GameRecord.of(read.tags(), read.start(), last.comment(), read.plies(), read.result()))
                .as("<%s>", text)
                .isEqualTo(last);
        assertThat(games.get(0).problems()).isEmpty();
        assertThat(read.problems()).as("<%s>", text).isEmpty();
    }

    private static GameRecord withEvent(GameRecord record, String event) {
        Map<String, String> tags = new java.util.HashMap<>(record.tags());
        tags.put("Event", event);
        return GameRecord.of(tags, record.start(), record.comment(), record.plies(), record.result());
    }

    private static String text(List<GameRecord> file) {
        List<String> texts = new ArrayList<>(List.of(Move.parse("e2") + " *\n"));
        file.forEach(record -> texts.add(record.toString()));
        return String.join("\n", texts);
    }

    static String damaged(GameRecord record, long seed) {
        return damaged(record.toString(), new Random(seed), 4);
    }

    private static String damaged(String text, Random random, int times) {
        StringBuilder damaged = new StringBuilder(text);
        for (int i = 0; i < times; i++) {
            int at = random.nextInt(damaged.length() + 1);
            int until = Math.min(damaged.length(), at + random.nextInt(4));
            String piece = random.nextInt(4) == 0 ? "" : PIECES.get(random.nextInt(PIECES.size()));
            damaged.replace(at, until, piece);
        }
        return damaged.toString();
    }

    @Provide
    Arbitrary<GameRecord> withoutBrackets() {
        return RandomRecord.withoutBrackets();
    }

    @Provide
    Arbitrary<List<GameRecord>> files() {
        return RandomRecord.files();
    }
}
