package io.github.quoridor4j.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that tell how the bot plays. */
final class BotOptions {
    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "The bot chooses between moves that it likes equally by lot, the same for the same N. If left out, it"
                            + " plays the same in every game.")
    private @Nullable Long seed;

    Bot bot() {
        return new Bot(seed);
    }
}
