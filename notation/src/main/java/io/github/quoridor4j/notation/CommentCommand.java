package io.github.quoridor4j.notation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command that stands in the comment of a record: {@code [%emt 0:00:04]}.
 *
 * @param name what follows the percent sign
 * @param value the rest, without blanks around it
 */
record CommentCommand(String name, String value) {
    /** The time that a move took. */
    static final String ELAPSED = "emt";

    /** The time that is left to the player. */
    static final String CLOCK = "clk";

    /** The number of a player who leaves the game. */
    static final String OUT = "out";

    private static final String BEGIN = "[%";
    private static final Pattern TIME =
            Pattern.compile("(?:([0-9]{1,6}):)?([0-9]{1,2}):([0-9]{1,2})(?:\\.([0-9]{1,9}))?");

    static List<CommentCommand> in(String comment) {
        int begin = comment.indexOf(BEGIN);
        if (begin < 0) {
            return List.of();
        }
        List<CommentCommand> commands = new ArrayList<>();
        while (begin >= 0) {
            int end = comment.indexOf(']', begin);
            if (end < 0) {
                break;
            }
            String[] words = comment.substring(begin + BEGIN.length(), end).split(" ", 2);
            commands.add(new CommentCommand(words[0], words.length == 1 ? "" : words[1].strip()));
            begin = comment.indexOf(BEGIN, end);
        }
        return commands;
    }

    static Optional<Duration> duration(String comment, String name) {
        return in(comment).stream()
                .filter(command -> command.name.equals(name))
                .flatMap(command -> command.duration().stream())
                .findFirst();
    }

    /** Hours, minutes, seconds; empty if the value is none. */
    Optional<Duration> duration() {
        Matcher time = TIME.matcher(value);
        if (!time.matches()) {
            return Optional.empty();
        }
        long hours = time.group(1) == null ? 0 : Long.parseLong(time.group(1));
        long nanos = time.group(4) == null ? 0 : Long.parseLong((time.group(4) + "00000000").substring(0, 9));
        return Optional.of(Duration.ofHours(hours)
                .plusMinutes(Long.parseLong(time.group(2)))
                .plusSeconds(Long.parseLong(time.group(3)))
                .plusNanos(nanos));
    }

    static CommentCommand of(String name, Duration time) {
        StringBuilder value = new StringBuilder()
                .append(time.toHours())
                .append(twoDigits(time.toMinutesPart()))
                .append(twoDigits(time.toSecondsPart()));
        if (time.toNanosPart() > 0) {
            String nanos = String.valueOf(1_000_000_000L + time.toNanosPart()).substring(1);
            value.append('.').append(nanos.replaceFirst("0+$", ""));
        }
        return new CommentCommand(name, value.toString());
    }

    private static String twoDigits(int number) {
        return (number < 10 ? ":0" : ":") + number;
    }

    @Override
    public String toString() {
        return BEGIN + name + " " + value + "]";
    }
}
