package io.github.quoridor4j.conformance;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** All questions, in files whose order tells what is wrong: what comes later takes for granted what comes before. */
final class Suite {
    /** Raised when a case that is there is changed or taken away; what is added changes nothing. */
    static final String FOLDER = "v1";

    private static final Gson GSON =
            new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    private Suite() {}

    private static Map<String, List<Question>> chapters() {
        Map<String, List<Question>> chapters = new LinkedHashMap<>();
        chapters.put("steps", Steps.questions());
        chapters.put("fences", Fences.questions());
        chapters.put("crossing", Conflicts.crossing());
        chapters.put("overlaps", Conflicts.overlaps());
        chapters.put("straight-jumps", StraightJumps.questions());
        chapters.put("side-steps", SideSteps.behindFences());
        chapters.put("edges", SideSteps.behindEdges());
        chapters.put("third-pawns", ThirdPawns.questions());
        chapters.put("distances", Distances.questions());
        chapters.put("path-rule", PathRule.questions());
        chapters.put("pockets", Pockets.questions());
        chapters.put("stuck-players", StuckPlayers.questions());
        chapters.put("endings", Endings.questions());
        chapters.put("rule-sets", RuleSets.questions());
        chapters.put("known-faults", KnownFaults.questions());
        chapters.put("mixed", Mixed.questions());
        chapters.put("perft", PerftCounts.questions());
        chapters.put("games", Games.questions());
        chapters.put("texts", Texts.questions());
        return chapters;
    }

    /** The lines of each file by its name; of questions that are asked twice only the first is kept. */
    static Map<String, List<String>> files() {
        Map<String, List<String>> files = new LinkedHashMap<>();
        Set<JsonObject> asked = new HashSet<>();
        chapters().forEach((name, questions) -> {
            List<String> lines = new ArrayList<>();
            for (Question question : questions) {
                if (asked.add(question.identity())) {
                    String id = String.format(Locale.ROOT, "%s-%03d", name, lines.size() + 1);
                    lines.add(GSON.toJson(question.answered(id)));
                }
            }
            files.put(String.format(Locale.ROOT, "%02d-%s.jsonl", files.size() + 1, name), lines);
        });
        return files;
    }
}
