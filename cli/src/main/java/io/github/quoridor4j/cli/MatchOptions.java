package io.github.quoridor4j.cli;

import io.github.quoridor4j.Rules;
import java.time.Duration;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that tell how many games two programs play, by which rules, and how long they may think. */
final class MatchOptions {
    private static final Duration LONGEST = Duration.ofDays(365);

    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Mixin
    private final QtpRules rules = new QtpRules();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many games. Default: ${DEFAULT-VALUE}.")
    private int games = 1;

    @Option(
            names = "--move-time",
            paramLabel = "TIME",
            defaultValue = "PT10S",
            description = "For a move. Default: ${DEFAULT-VALUE}, which is ten seconds.")
    private Duration moveTime = Duration.ZERO;

    @Option(
            names = "--game-time",
            paramLabel = "TIME",
            defaultValue = "PT5M",
            description = "For all moves of a program in a game. Default: ${DEFAULT-VALUE}, which is five minutes.")
    private Duration gameTime = Duration.ZERO;

    @Option(
            names = "--answer-time",
            paramLabel = "TIME",
            defaultValue = "PT30S",
            description = "For the answer to anything else, also for the first one, before which the program starts."
                    + " Default: ${DEFAULT-VALUE}.")
    private Duration answerTime = Duration.ZERO;

    @Option(
            names = "--max-plies",
            paramLabel = "N",
            defaultValue = "512",
            description =
                    "After N plies a game is drawn, unless the rule set has a limit of its own. Default: ${DEFAULT-VALUE}.")
    private int maxPlies = 1;

    int games() {
        require(games >= 1, "--games: found " + games + ", expected 1 or more");
        return games;
    }

    /** With a ply limit that ends games between programs that only go to and fro. */
    Rules rules() {
        require(maxPlies >= 1, "--max-plies: found " + maxPlies + ", expected 1 or more");
        Rules chosen = rules.chosen();
        return chosen.plyLimit() > 0
                ? chosen
                : chosen.toBuilder().plyLimit(maxPlies).build();
    }

    /** With the time for a move that the rule set has, if that is shorter. */
    MatchTimes times(Rules played) {
        requireTime("--move-time", moveTime);
        requireTime("--game-time", gameTime);
        requireTime("--answer-time", answerTime);
        boolean isStricter = !played.moveTime().isZero() && played.moveTime().compareTo(moveTime) < 0;
        return new MatchTimes(isStricter ? played.moveTime() : moveTime, gameTime, answerTime);
    }

    private void requireTime(String option, Duration time) {
        require(
                !time.isNegative() && !time.isZero() && time.compareTo(LONGEST) <= 0,
                option + ": found " + time + ", expected more than PT0S and at most " + LONGEST);
    }

    private void require(boolean isRight, String mistake) {
        if (!isRight) {
            throw new ParameterException(command.commandLine(), mistake);
        }
    }
}
