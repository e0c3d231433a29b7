package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Player;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "play",
        description = {
            "A game at the terminal: for the players of a rule set, or against a simple bot that looks one move ahead.",
            "Moves are read from standard input, and the commands " + Session.COMMANDS
                    + ". Time limits do not count here."
        },
        footer = {"", "Example:", "  quoridor play --rules kid-2 --bot 2"})
final class PlayCommand implements Runnable {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Mixin
    private final GameOptions start = new GameOptions();

    @Option(
            names = "--bot",
            paramLabel = "N",
            split = ",",
            converter = PlayerConverter.class,
            description = "The bot plays for player N; 2,3,4 for several.")
    private Set<Player> bots = EnumSet.noneOf(Player.class);

    @Mixin
    private final BotOptions bot = new BotOptions();

    @Mixin
    private final DrawingOptions drawing = new DrawingOptions();

    @Override
    public void run() {
        Game game = start.game();
        for (Player played : bots) {
            int seats = game.rules().players().size();
            if (played.number() > seats) {
                throw mistake("--bot: found " + played.number() + ", expected 1.." + seats);
            }
        }
        PrintWriter out = command.commandLine().getOut();
        Table table = new Table(game, bots, bot.bot());
        Session session = new Session(table, out, new BoardPrinter(out, drawing.drawing()));
        boolean prompts = Terminal.of(command).prompts();
        // not closed: standard input is not ours
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try {
            session.run(() -> {
                out.print(prompts ? session.prompt() : "");
                out.flush();
                String line = in.readLine();
                out.print(prompts && line == null ? System.lineSeparator() : "");
                return line;
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ParameterException mistake(String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
