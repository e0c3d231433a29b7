package io.github.quoridor4j.cli;

import com.google.gson.JsonArray;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.RulesText;
import java.io.PrintWriter;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "rules",
        description = {
            "Lists the rule sets that have names, or explains one.",
            "Side steps are legal if one of the obstacles that are named stands behind the jumped pawn."
        },
        footer = {"", "Example:", "  quoridor rules bazito"})
final class RulesCommand implements Runnable {
    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec command;

    @Parameters(
            paramLabel = "RULES",
            arity = "0..1",
            converter = RulesConverter.class,
            completionCandidates = RulesConverter.Names.class,
            description = "The rule set to explain: a name, or key=value;.. such as 'size=7;fences=8'.")
    private @Nullable Rules rules;

    @Option(
            names = "--json",
            description =
                    "Print JSON, a list or one of: name, text, size, players, fences (of each), starts (squares of"
                            + " each), goals, straightJump, sideSteps, stuckRule, immobilisingFences, repetitionLimit, plyLimit,"
                            + " limitBeatsWin, gameTime, moveTime, anyFirstPlayer.")
    private boolean json;

    @Override
    public void run() {
        PrintWriter out = command.commandLine().getOut();
        if (json && rules != null) {
            Json.print(out, RulesJson.of(rules));
        } else if (json) {
            JsonArray all = new JsonArray();
            Rules.presets().values().forEach(preset -> all.add(RulesJson.of(preset)));
            Json.print(out, all);
        } else if (rules != null) {
            explain(rules, out);
        } else {
            list(out);
        }
    }

    private static void list(PrintWriter out) {
        TextTable table = new TextTable();
        table.add("name", "players", "board", "fences each", "straight jump", "side steps", "more");
        for (Map.Entry<String, Rules> preset : Rules.presets().entrySet()) {
            Rules rules = preset.getValue();
            RulesWords words = new RulesWords(rules);
            String players = String.valueOf(rules.players().size());
            table.add(
                    preset.getKey(),
                    players,
                    words.board(),
                    words.fences(),
                    words.jump(),
                    words.sideSteps(),
                    words.more());
        }
        table.print(out);
    }

    private static void explain(Rules rules, PrintWriter out) {
        RulesWords words = new RulesWords(rules);
        TextTable table = new TextTable();
        table.add("name", rules.name().orElse("none"));
        table.add("board", words.board());
        table.add("players", words.players());
        for (Player player : rules.players()) {
            table.add("player " + player.number(), words.seat(player));
        }
        table.add("straight jump", words.jump());
        table.add("side steps", words.sideSteps());
        table.add("immobilising fence", words.immobilising());
        table.add("no legal move", words.stuck());
        table.add("repetition", words.repetition());
        table.add("ply limit", words.plies());
        table.add("time", words.time());
        table.print(out);
        out.println();
        out.println(RulesText.formatInFull(rules));
    }
}
