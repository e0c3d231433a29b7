package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.notation.Diagram;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.Theme;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "show",
        description = {
            "Shows one position: of a game in a file, or the one that --position, --moves and --rules tell.",
            "The exit status is 1 if something is wrong in the game; then the position before that is the last one."
        },
        footer = {"", "Example:", "  quoridor show examples/four-players.pgn --ply 40 --paths"})
final class ShowCommand implements Callable<Integer> {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "Game records; - for standard input.")
    private @Nullable String file;

    @Option(names = "--ply", paramLabel = "N", description = "Of FILE, after N plies; the last position if left out.")
    private @Nullable Integer ply;

    @Option(names = "--game", paramLabel = "N", description = "The N-th game of FILE; the first if left out.")
    private @Nullable Integer number;

    @Mixin
    private final GameOptions game = new GameOptions();

    @Option(
            names = "--seen-by",
            paramLabel = "N",
            converter = PlayerConverter.class,
            description = "Turn the board so that player N goes upwards.")
    private @Nullable Player viewer;

    @Option(names = "--legal", description = "Mark where the player to move can go and place fences.")
    private boolean legal;

    @Option(names = "--paths", description = "Mark a shortest path of each player.")
    private boolean paths;

    @Mixin
    private final DrawingOptions drawing = new DrawingOptions();

    @Option(names = "--svg", paramLabel = "FILE", description = "Write SVG to a file instead; - for standard output.")
    private @Nullable String svg;

    @Option(names = "--theme", paramLabel = "THEME", description = "Of the SVG: light (default), dark or wood.")
    private @Nullable Theme theme;

    @Option(
            names = "--json",
            description =
                    "Print JSON: position, rules, ply, lastMove, toMove, outcome (winner, reason), players (player,"
                            + " pawn, goal, fencesLeft, distance, with --paths also path), fences; with --legal also legalMoves.")
    private boolean json;

    @Mixin
    private final Problems problems = new Problems();

    @Override
    public Integer call() {
        requireOneForm();
        if (file == null) {
            require(ply == null && number == null, "--ply and --game: expected FILE, too");
            show(game.game());
            return problems.status();
        }
        require(!game.areGiven(), "FILE: expected either that or --position and --moves");
        RecordFile records = new RecordFile(file, command.commandLine());
        GameFinder finder = new GameFinder(records, command.commandLine());
        Optional<GameRecord> record = finder.find(number == null ? 1 : number, game.rules());
        record.ifPresent(found -> {
            show(finder.at(ply, found));
            found.problems().forEach(problem -> problems.tell(ProblemText.of(records, problem)));
        });
        if (record.isEmpty()) {
            problems.tell(records.shownName() + ": no game found");
        }
        return problems.status();
    }

    private void requireOneForm() {
        long forms = Stream.of(drawing.isGiven(), svg != null, json)
                .filter(isGiven -> isGiven)
                .count();
        require(forms <= 1, "expected only one of --ascii, --svg and --json");
        require(theme == null || svg != null, "--theme: expected --svg, too");
    }

    private void show(Game shown) {
        PrintWriter out = command.commandLine().getOut();
        Diagram diagram = diagram(shown);
        Optional<LastMove> lastMove = LastMove.of(shown);
        if (json) {
            Json.print(out, PositionJson.of(shown, paths, legal));
        } else if (svg != null) {
            Diagram highlighted = lastMove.map(move -> move.highlight(diagram)).orElse(diagram);
            String text = highlighted.toSvg(theme == null ? Theme.LIGHT : theme);
            if (!new OutputFile(svg, command.commandLine()).write(text, out)) {
                problems.tell("the output cannot be written");
            }
        } else {
            lastMove.ifPresent(move -> {
                out.println(move.heading() + " (ply " + shown.ply() + ")");
                out.println();
            });
            new BoardPrinter(out, drawing.drawing()).print(diagram, lastMove);
            OutcomeText.of(shown).ifPresent(outcome -> out.println("The game is over: " + outcome + "."));
        }
    }

    private Diagram diagram(Game shown) {
        Diagram diagram = Diagram.of(shown.position());
        diagram = legal ? diagram.legalMoves(shown.legalMoves()) : diagram;
        diagram = paths ? diagram.paths() : diagram;
        if (viewer == null) {
            return diagram;
        }
        int seats = shown.rules().players().size();
        require(viewer.number() <= seats, "--seen-by: found " + viewer.number() + ", expected 1.." + seats);
        return diagram.seenBy(viewer);
    }

    private void require(boolean isRight, String mistake) {
        if (!isRight) {
            throw new ParameterException(command.commandLine(), mistake);
        }
    }
}
