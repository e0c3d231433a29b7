package io.github.quoridor4j.conformance;

import com.google.gson.JsonObject;
import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.Rules.Obstacle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What real programs have been seen to do wrong, under each reading of the rules under which there is an answer. */
final class KnownFaults {
    private static final String SOURCE = "cases/rules-cases.jsonl";

    private static final Map<String, Kind> KINDS = Map.of(
            "legal", Kind.LEGALITY,
            "illegal", Kind.LEGALITY,
            "legalPawnMoves", Kind.PAWN_MOVES,
            "legalMoveCount", Kind.LEGAL_MOVES,
            "hasLegalMove", Kind.LEGAL_MOVES,
            "rejectLeavesStateUnchanged", Kind.LEGALITY,
            "outcome", Kind.OUTCOME);

    private KnownFaults() {}

    static List<Question> questions() {
        List<Question> questions = new ArrayList<>();
        for (JsonObject source : Sources.objects(SOURCE)) {
            Kind kind = KINDS.get(source.get("question").getAsString());
            if (kind != null) {
                add(kind, source, Rules.standard(source.get("players").getAsInt()), questions);
                if (source.has("variants")) {
                    source.getAsJsonObject("variants")
                            .keySet()
                            .forEach(reading -> add(kind, source, rules(source, reading), questions));
                }
            }
        }
        return questions;
    }

    private static Rules rules(JsonObject source, String reading) {
        int players = source.get("players").getAsInt();
        return switch (reading) {
            case "edge=none" -> Rules.gigamic(players);
            case "third=diagonal" -> Rules.allSides(players);
            default ->
                Rules.builder()
                        .players(players)
                        .sideSteps(Obstacle.FENCE, Obstacle.PAWN)
                        .build();
        };
    }

    /** Not if a move on the way is illegal under these rules, or if the subject is no move. */
    private static void add(Kind kind, JsonObject source, Rules rules, List<Question> questions) {
        Game game = Game.start(rules);
        for (Move move : RulesJson.strings(source.get("moves")).map(Move::parse).toList()) {
            if (!game.isLegal(move)) {
                return;
            }
            game = game.play(move);
        }
        String title = source.get("title").getAsString();
        String about = title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1);
        if (kind == Kind.OUTCOME) {
            questions.add(Question.ofGame(kind, about, rules, game.moves()));
        } else if (kind != Kind.LEGALITY) {
            questions.add(Question.at(kind, about, game));
        } else {
            String subject = source.get("subject").getAsString();
            if (Move.tryParse(subject).isPresent()) {
                questions.add(Question.at(kind, about, game)
                        .with("move", Move.parse(subject).toString()));
            }
        }
    }
}
