package io.github.quoridor4j;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A game that was played elsewhere, with what is known of it. */
record RecordedGame(String name, JsonObject json) {

    static List<RecordedGame> all() {
        List<RecordedGame> games = new ArrayList<>();
        for (String file : List.of("games", "other-sizes")) {
            for (String line : TestResources.lines("cases/games/" + file + ".jsonl")) {
                JsonObject json = JsonParser.parseString(line).getAsJsonObject();
                games.add(new RecordedGame(
                        json.has("id") ? json.get("id").getAsString() : file + " " + games.size(), json));
            }
        }
        return games;
    }

    Rules rules() {
        return Rules.builder()
                .size(json.has("boardSize") ? json.get("boardSize").getAsInt() : 9)
                .players(json.get("players").getAsInt())
                .fences(json.get("fencesEach").getAsInt())
                .build();
    }

    List<Move> moves() {
        return RulesCase.strings(json.get("moves")).stream().map(Move::parse).toList();
    }

    /** The positions before each move and at the end. */
    List<Position> positions() {
        List<Position> positions = new ArrayList<>(List.of(Position.initial(rules())));
        for (Move move : moves()) {
            positions.add(positions.get(positions.size() - 1).play(move));
        }
        return positions;
    }

    /** The player whose pawn reached its goal according to the record: {@code P1} or {@code P1 wins ..}; empty if nobody's. */
    Stream<Player> winner() {
        String result = json.get("result").getAsString();
        return result.matches("P\\d( wins.*)?") ? Stream.of(Player.ofNumber(result.charAt(1) - '0')) : Stream.empty();
    }

    @Override
    public String toString() {
        return name;
    }
}
