package io.github.quoridor4j.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import io.github.quoridor4j.notation.GameRecord;
import io.github.quoridor4j.notation.NotationProblem;
import io.github.quoridor4j.notation.NotationProblem.IllegalMove;
import io.github.quoridor4j.notation.RulesText;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What {@code check} says of a game, for programs. */
final class RecordJson {
    private static final NotationProblem NO_GAME = new NotationProblem(1, 1, "", "a game", Optional.empty());

    private RecordJson() {}

    static JsonObject of(RecordFile file, int number, GameRecord game) {
        String rules = RulesText.format(game.rules());
        int plies = game.plies().size();
        return of(file, number, rules, plies, game.result(), Json.outcome(game.game()), game.problems());
    }

    /** Of a file without games. */
    static JsonObject none(RecordFile file) {
        return of(file, 0, null, 0, GameRecord.UNKNOWN_RESULT, JsonNull.INSTANCE, List.of(NO_GAME));
    }

    private static JsonObject of(
            RecordFile file,
            int number,
            @Nullable String rules,
            int plies,
            String result,
            JsonElement outcome,
            List<NotationProblem> problems) {
        JsonObject document = new JsonObject();
        document.addProperty("file", file.shownName());
        document.addProperty("game", number);
        document.addProperty("rules", rules);
        document.addProperty("plies", plies);
        document.addProperty("result", result);
        document.add("outcome", outcome);
        JsonArray list = new JsonArray();
        problems.forEach(problem -> list.add(of(problem)));
        document.add("problems", list);
        return document;
    }

    private static JsonObject of(NotationProblem problem) {
        Optional<IllegalMove> illegal = problem.illegalMove();
        JsonObject object = new JsonObject();
        object.addProperty("line", problem.line());
        object.addProperty("column", problem.column());
        object.addProperty("message", ProblemText.of(problem));
        object.addProperty("found", problem.found());
        object.addProperty("expected", problem.expected());
        object.addProperty("ply", illegal.map(move -> move.game().ply() + 1).orElse(null));
        object.addProperty("move", illegal.map(move -> move.move().toString()).orElse(null));
        object.addProperty(
                "legality", illegal.map(move -> move.legality().name()).orElse(null));
        return object;
    }
}
