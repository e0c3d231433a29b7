package io.github.quoridor4j.notation;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.RulesBuilder;
import io.github.quoridor4j.Square;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A key of {@link RulesText}: how its value is written and read.
 *
 * @param name the key itself
 */
record RulesKey(String name, Function<Rules, String> writer, ValueReader reader) {
    /** Sets the value on the builder; the size of the board is known by then. */
    interface ValueReader {
        void read(TextSpan value, RulesBuilder to, int size);
    }

    /** All keys, in the order of writing. The defaults of the others follow from the first two. */
    static final List<RulesKey> ALL = List.of(
            new RulesKey(
                    "size",
                    rules -> String.valueOf(rules.size()),
                    (value, to, size) -> to.size(value.number("a board size 3..9"))),
            new RulesKey(
                    "players",
                    rules -> String.valueOf(rules.players().size()),
                    (value, to, size) -> to.players(value.number("a number of players 2..4"))),
            new RulesKey("fences", RulesKey::fences, (value, to, size) -> to.fences(readFences(value))),
            new RulesKey("starts", RulesKey::starts, RulesKey::readStarts),
            new RulesKey(
                    "goals",
                    rules -> seats(rules, player -> BoardSide.letter(rules.goal(player))),
                    (value, to, size) -> to.goals(readGoals(value))),
            new RulesKey(
                    "jump",
                    rules -> rules.straightJump() ? "straight" : "none",
                    (value, to, size) -> to.straightJump(isFirst(value, "straight", "none"))),
            new RulesKey("sides", RulesKey::sides, (value, to, size) -> to.sideSteps(readSides(value))),
            new RulesKey(
                    "stuck",
                    rules -> rules.stuckRule().name().toLowerCase(Locale.ROOT),
                    (value, to, size) -> to.stuckRule(constant(value, Rules.StuckRule.values(), "pass, loss or draw"))),
            new RulesKey(
                    "immobilising",
                    rules -> rules.immobilisingFences() ? "legal" : "illegal",
                    (value, to, size) -> to.immobilisingFences(isFirst(value, "legal", "illegal"))),
            new RulesKey(
                    "repetition",
                    rules -> String.valueOf(rules.repetitionLimit()),
                    (value, to, size) -> to.repetitionLimit(value.number("a number of occurrences"))),
            new RulesKey(
                    "plies",
                    rules -> String.valueOf(rules.plyLimit()),
                    (value, to, size) -> to.plyLimit(value.number("a number of plies"))),
            new RulesKey(
                    "limit-beats-win",
                    rules -> rules.limitBeatsWin() ? "yes" : "no",
                    (value, to, size) -> to.limitBeatsWin(isFirst(value, "yes", "no"))),
            new RulesKey(
                    "game-time",
                    rules -> rules.gameTime().toString(),
                    (value, to, size) -> to.gameTime(duration(value))),
            new RulesKey(
                    "move-time",
                    rules -> rules.moveTime().toString(),
                    (value, to, size) -> to.moveTime(duration(value))),
            new RulesKey(
                    "first",
                    rules -> rules.anyFirstPlayer() ? "any" : "one",
                    (value, to, size) -> to.anyFirstPlayer(isFirst(value, "any", "one"))));

    static final RulesKey SIZE = ALL.get(0);
    static final RulesKey PLAYERS = ALL.get(1);

    String write(Rules rules) {
        return writer.apply(rules);
    }

    void read(TextSpan value, RulesBuilder to, int size) {
        reader.read(value, to, size);
    }

    private static String seats(Rules rules, Function<Player, String> value) {
        return rules.players().stream().map(value).collect(Collectors.joining(","));
    }

    private static String fences(Rules rules) {
        String each = seats(rules, player -> String.valueOf(rules.fences(player)));
        List<String> counts = List.of(each.split(","));
        return counts.stream().distinct().count() == 1 ? counts.get(0) : each;
    }

    private static int[] readFences(TextSpan value) {
        return value.split(',').stream()
                .mapToInt(count -> count.number("a number of fences 0..32"))
                .toArray();
    }

    private static Direction[] readGoals(TextSpan value) {
        return value.split(',').stream().map(BoardSide::ofLetter).toArray(Direction[]::new);
    }

    private static String starts(Rules rules) {
        return seats(rules, player -> {
            var squares = rules.startSquares(player);
            return squares.size() == 1
                    ? squares.iterator().next().toString()
                    : BoardSide.name(BoardSide.of(squares, rules.size()), rules.size());
        });
    }

    private static void readStarts(TextSpan value, RulesBuilder to, int size) {
        List<TextSpan> seats = value.split(',');
        if (seats.stream().anyMatch(seat -> Square.tryParse(seat.text()).isPresent())) {
            to.starts(seats.stream()
                    .map(seat -> Square.tryParse(seat.text())
                            .orElseThrow(() -> seat.expected("a square; either all starts are squares or none")))
                    .toArray(Square[]::new));
        } else {
            to.startSides(
                    seats.stream().map(seat -> BoardSide.ofName(seat, size)).toArray(Direction[]::new));
        }
    }

    private static String sides(Rules rules) {
        String causes = Arrays.stream(Rules.Obstacle.values())
                .filter(rules.sideSteps()::contains)
                .map(Rules.Obstacle::name)
                .collect(Collectors.joining(","));
        return causes.isEmpty() ? "none" : causes;
    }

    private static Rules.Obstacle[] readSides(TextSpan value) {
        if (value.lower().equals("none")) {
            return new Rules.Obstacle[0];
        }
        return value.split(',').stream()
                .map(cause -> constant(cause, Rules.Obstacle.values(), "none, or a list of FENCE, EDGE, PAWN"))
                .toArray(Rules.Obstacle[]::new);
    }

    private static <E extends Enum<E>> E constant(TextSpan value, E[] constants, String expected) {
        return Arrays.stream(constants)
                .filter(constant -> constant.name().toLowerCase(Locale.ROOT).equals(value.lower()))
                .findFirst()
                .orElseThrow(() -> value.expected(expected));
    }

    private static boolean isFirst(TextSpan value, String first, String second) {
        String text = value.lower();
        if (!text.equals(first) && !text.equals(second)) {
            throw value.expected(first + " or " + second);
        }
        return text.equals(first);
    }

    private static Duration duration(TextSpan value) {
        if (value.text().equals("0")) {
            return Duration.ZERO;
        }
        try {
            return Duration.parse(value.text());
        } catch (DateTimeParseException e) {
            throw value.expected("0 or an ISO-8601 duration such as PT30M");
        }
    }
}
