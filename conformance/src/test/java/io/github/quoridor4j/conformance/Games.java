package io.github.quoridor4j.conformance;

import com.google.gson.JsonObject;
import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Rules;
import java.util.ArrayList;
import java.util.List;

/** Whole games: recorded ones, and a random one of every rule set. */
final class Games {
    private Games() {}

    static List<Question> questions() {
        List<Question> questions = new ArrayList<>();
        for (String file : List.of("games", "other-sizes")) {
            for (JsonObject recorded : Sources.objects("cases/games/" + file + ".jsonl")) {
                Rules rules = Rules.builder()
                        .size(
                                recorded.has("boardSize")
                                        ? recorded.get("boardSize").getAsInt()
                                        : 9)
                        .players(recorded.get("players").getAsInt())
                        .fences(recorded.get("fencesEach").getAsInt())
                        .build();
                List<Move> moves = RulesJson.strings(recorded.get("moves"))
                        .map(Move::parse)
                        .toList();
                questions.add(Question.ofGame(Kind.GAME, "a recorded game", rules, moves));
            }
        }
        long seed = 50_000;
        for (Rules rules : Rules.presets().values()) {
            Game game = RandomPlay.last(RandomPlay.play(rules, seed++, 30, 120));
            questions.add(Question.ofGame(Kind.GAME, "random moves", rules, game.moves()));
        }
        return questions;
    }
}
