package io.github.quoridor4j.cli;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** The parameters of a rule set in words. */
final class RulesWords {
    private final Rules rules;

    RulesWords(Rules rules) {
        this.rules = rules;
    }

    String players() {
        String first = rules.anyFirstPlayer() ? "either begins" : "player 1 begins";
        boolean isTwo = rules.players().size() == 2;
        return rules.players().size() + ", " + (isTwo ? first : first.replace("either", "any"));
    }

    String board() {
        return rules.size() + "x" + rules.size();
    }

    /** One number if all have as many. */
    String fences() {
        List<String> counts = rules.players().stream()
                .map(player -> String.valueOf(rules.fences(player)))
                .toList();
        return counts.stream().distinct().count() == 1 ? counts.get(0) : String.join(",", counts);
    }

    String seat(Player player) {
        Set<Square> starts = rules.startSquares(player);
        Direction goal = rules.goal(player);
        String start =
                starts.size() == 1 ? "from " + rules.start(player) : "from any square of " + side(goal.opposite());
        return start + " to " + side(goal) + ", " + Plural.of(rules.fences(player), "fence", "fences");
    }

    private String side(Direction direction) {
        return switch (direction) {
            case NORTH -> "row " + rules.size();
            case SOUTH -> "row 1";
            case EAST -> "column " + (char) ('a' + rules.size() - 1);
            case WEST -> "column a";
        };
    }

    String jump() {
        return rules.straightJump() ? "yes" : "no";
    }

    /** What behind the jumped pawn allows them. */
    String sideSteps() {
        return rules.sideSteps().isEmpty()
                ? "none"
                : rules.sideSteps().stream()
                        .map(obstacle -> obstacle.name().toLowerCase(Locale.ROOT))
                        .collect(Collectors.joining(", "));
    }

    String immobilising() {
        return rules.immobilisingFences() ? "legal" : "illegal";
    }

    String stuck() {
        return switch (rules.stuckRule()) {
            case PASS -> "a pass";
            case LOSS -> "loses";
            case DRAW -> "a draw";
        };
    }

    String repetition() {
        int limit = rules.repetitionLimit();
        return limit == 0 ? "no limit" : "a draw when a position occurs " + limit + " times";
    }

    String plies() {
        String win = rules.limitBeatsWin() ? ", even if the last one wins" : ", unless the last one wins";
        return rules.plyLimit() == 0 ? "no limit" : "a draw after " + Plural.plies(rules.plyLimit()) + win;
    }

    String time() {
        List<String> limits = new ArrayList<>();
        addTime(limits, rules.gameTime(), "for the game");
        addTime(limits, rules.moveTime(), "for a move");
        return limits.isEmpty() ? "no limit" : String.join(", ", limits);
    }

    private static void addTime(List<String> limits, Duration time, String what) {
        if (!time.isZero()) {
            // PT1H30M: everybody understands 1h30m
            limits.add(time.toString().substring("PT".length()).toLowerCase(Locale.ROOT) + " " + what);
        }
    }

    /** What is not as in the standard rules and has no column of its own in a table. */
    String more() {
        List<String> more = new ArrayList<>();
        if (rules.anyFirstPlayer()) {
            more.add("either begins");
        }
        if (rules.players().stream()
                .anyMatch(player -> rules.startSquares(player).size() > 1)) {
            more.add("chosen starts");
        }
        if (!rules.immobilisingFences()) {
            more.add("no fence may immobilise");
        }
        if (rules.repetitionLimit() > 0) {
            more.add(rules.repetitionLimit() + " occurrences draw");
        }
        if (rules.plyLimit() > 0) {
            more.add(Plural.plies(rules.plyLimit()) + " draw");
        }
        if (!goals(rules).equals(goals(Rules.standard(rules.players().size())))) {
            more.add("goals " + goals(rules));
        }
        if (!time().equals("no limit")) {
            more.add("clocks");
        }
        return String.join(", ", more);
    }

    private static String goals(Rules rules) {
        return rules.players().stream()
                .map(player -> rules.goal(player).name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
    }
}
