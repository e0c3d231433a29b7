package io.github.quoridor4j.notation;

import io.github.quoridor4j.Rules;
import java.util.Optional;

/** The parameters of a game that an OpenSpiel playthrough names before its first action. */
final class OpenSpielHeader {
    private static final int UNKNOWN = -1;

    private int players = UNKNOWN;
    private int size = UNKNOWN;
    private int fences = UNKNOWN;
    private boolean areKnown = true;

    /** Reads {@code board_size=5,players=4}; other parameters do not matter here. */
    void read(TextLine line, TextSpan parameters, ProblemLog problems) {
        for (TextSpan entry : parameters.words()) {
            int middle = entry.from() + Math.max(0, entry.text().indexOf('='));
            read(entry.part(entry.from(), middle).text(), line, entry.part(middle + 1, entry.to()), problems);
        }
    }

    void read(String name, TextLine line, TextSpan value, ProblemLog problems) {
        switch (name) {
            case "players" -> players = number(line, value, 2, 4, problems);
            case "board_size" -> size = number(line, value, 3, 9, problems);
            case "wall_count" -> fences = number(line, value, 0, 32, problems);
            default -> {}
        }
    }

    /** Whether there has been no problem. */
    boolean areKnown() {
        return areKnown;
    }

    private int number(TextLine line, TextSpan value, int least, int most, ProblemLog problems) {
        int number = value.isNumber() ? value.number("") : UNKNOWN;
        if (number >= least && number <= most) {
            return number;
        }
        areKnown = false;
        problems.add(line.expected(value, "a number " + least + ".." + most));
        return UNKNOWN;
    }

    /** The rules; empty if there are no parameters. What depends on the board's size follows it, as it does there. */
    Optional<Rules> rules() {
        if (players == UNKNOWN && size == UNKNOWN && fences == UNKNOWN) {
            return Optional.empty();
        }
        Rules preset = Rules.openSpiel(players == UNKNOWN ? 2 : players);
        int n = size == UNKNOWN ? preset.size() : size;
        return Optional.of(preset.toBuilder()
                .size(n)
                .fences(fences == UNKNOWN ? n * n / 8 : fences)
                .plyLimit(4 * n * n)
                .build());
    }
}
