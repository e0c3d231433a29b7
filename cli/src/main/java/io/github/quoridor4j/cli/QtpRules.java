package io.github.quoridor4j.cli;

import io.github.quoridor4j.Direction;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Square;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The option for a rule set of which the Quoridor Text Protocol can tell what it has words for: a size, and one number of walls
 * for both players.
 */
final class QtpRules {
    static final String EXPECTED =
            "expected two players who start in the middle of the bottom and the top row, with equal numbers of fences";

    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--rules",
            paramLabel = "RULES",
            converter = RulesConverter.class,
            completionCandidates = RulesConverter.Names.class,
            description = {
                "A rule set of two players: its name, or key=value;.. such as 'size=7;fences=8'. If left out, standard-2.",
                "The protocol tells its size and the number of fences, and no more."
            })
    private @Nullable Rules rules;

    /**
     * The rule set that was chosen.
     *
     * @throws ParameterException if the protocol has no words for it
     */
    Rules chosen() {
        Rules chosen = rules == null ? Rules.standard() : rules;
        if (!canSay(chosen)) {
            throw new ParameterException(command.commandLine(), "--rules: " + EXPECTED);
        }
        return chosen;
    }

    private static boolean canSay(Rules rules) {
        int middle = rules.size() / 2;
        return rules.players().size() == 2
                && rules.fences(Player.ONE) == rules.fences(Player.TWO)
                && goals(rules).equals(List.of(Direction.NORTH, Direction.SOUTH))
                && rules.start(Player.ONE) == Square.of(middle, 0)
                && rules.start(Player.TWO) == Square.of(middle, rules.size() - 1);
    }

    private static List<Direction> goals(Rules rules) {
        return rules.players().stream().map(rules::goal).toList();
    }
}
