package io.github.quoridor4j.conformance;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.github.quoridor4j.FenceMove;
import io.github.quoridor4j.Game;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Outcome;
import io.github.quoridor4j.Perft;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Position;
import io.github.quoridor4j.Rules;
import io.github.quoridor4j.notation.MoveNotation;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What can be asked, and what the library answers. */
enum Kind {
    /** All legal moves, pawn moves first, in the order of their codes. */
    LEGAL_MOVES {
        @Override
        JsonElement answer(JsonObject question) {
            return RulesJson.array(position(question).legalMoves().stream());
        }
    },

    /** The squares to which the pawn may go. */
    PAWN_MOVES {
        @Override
        JsonElement answer(JsonObject question) {
            return RulesJson.array(position(question).legalMoves().squares().stream());
        }
    },

    /** Whether a move is legal, or why not. */
    LEGALITY {
        @Override
        JsonElement answer(JsonObject question) {
            return new JsonPrimitive(position(question).legality(move(question)).name());
        }
    },

    /** Who would have no way any more if a fence stood there, in turn order. */
    CUT_OFF {
        @Override
        JsonElement answer(JsonObject question) {
            JsonArray players = new JsonArray();
            position(question)
                    .cutOffBy(((FenceMove) move(question)).fence())
                    .forEach(player -> players.add(player.number()));
            return players;
        }
    },

    /** The steps of every player to his goal, as if no other pawn were there. */
    DISTANCES {
        @Override
        JsonElement answer(JsonObject question) {
            Position position = position(question);
            JsonArray distances = new JsonArray();
            position.rules().players().forEach(player -> distances.add(position.distance(player)));
            return distances;
        }
    },

    /** How many sequences of moves there are. */
    PERFT {
        @Override
        JsonElement answer(JsonObject question) {
            return new JsonPrimitive(
                    Perft.count(position(question), question.get("depth").getAsInt()));
        }
    },

    /** How a game stands after its moves. */
    OUTCOME {
        @Override
        JsonElement answer(JsonObject question) {
            return outcome(play(question));
        }
    },

    /** How many legal moves there are before each move of a game and at its end, and how it ends. */
    GAME {
        @Override
        JsonElement answer(JsonObject question) {
            Game game = play(question);
            JsonArray counts = new JsonArray();
            for (int ply = 0; ply < game.ply(); ply++) {
                counts.add(game.position(ply).legalMoves().size());
            }
            counts.add(game.legalMoves().size());
            JsonObject answer = outcome(game);
            answer.add("legalCounts", counts);
            answer.addProperty("position", game.position().toString());
            return answer;
        }
    },

    /** What is wrong with a position, in the order of the names. */
    PROBLEMS {
        @Override
        JsonElement answer(JsonObject question) {
            return RulesJson.array(
                    PositionReader.read(question.get("position").getAsString(), rules(question)).problems().stream()
                            .map(Enum::name)
                            .sorted());
        }
    },

    /** The text of a move in a notation of other programs. */
    NOTATION {
        @Override
        JsonElement answer(JsonObject question) {
            String name = question.get("notation").getAsString();
            MoveNotation notation =
                    MoveNotation.valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
            String text = notation.format(move(question), position(question));
            if (!notation.parse(text, position(question)).equals(move(question))) {
                throw new IllegalStateException("written and not read: " + text);
            }
            return new JsonPrimitive(text);
        }
    },

    /** The move that a text means, or null. */
    MOVE_TEXT {
        @Override
        JsonElement answer(JsonObject question) {
            Optional<Move> move = Move.tryParse(question.get("text").getAsString());
            return move.<JsonElement>map(found -> new JsonPrimitive(found.toString()))
                    .orElse(JsonNull.INSTANCE);
        }
    };

    abstract JsonElement answer(JsonObject question);

    String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Kind of(JsonObject question) {
        return valueOf(
                question.get("kind").getAsString().toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    private static Rules rules(JsonObject question) {
        return RulesJson.read(question.getAsJsonObject("rules"));
    }

    private static Move move(JsonObject question) {
        return Move.parse(question.get("move").getAsString());
    }

    /** As the text says; if there are moves, they lead there. */
    private static Position position(JsonObject question) {
        Position position = PositionReader.read(question.get("position").getAsString(), rules(question))
                .build();
        if (question.has("moves") && !play(question).position().equals(position)) {
            throw new IllegalArgumentException("the moves do not lead to the position: " + question);
        }
        return position;
    }

    private static Game play(JsonObject question) {
        Game game = Game.start(rules(question));
        List<Move> moves =
                RulesJson.strings(question.get("moves")).map(Move::parse).toList();
        for (Move move : moves) {
            game = game.play(move);
        }
        return game;
    }

    private static JsonObject outcome(Game game) {
        JsonObject answer = new JsonObject();
        Optional<Outcome> outcome = game.outcome();
        answer.addProperty("over", outcome.isPresent());
        answer.add(
                "winner",
                outcome.flatMap(Outcome::winner)
                        .map(Player::number)
                        .<JsonElement>map(JsonPrimitive::new)
                        .orElse(JsonNull.INSTANCE));
        answer.add(
                "reason",
                outcome.map(Outcome::reason)
                        .map(Enum::name)
                        .<JsonElement>map(JsonPrimitive::new)
                        .orElse(JsonNull.INSTANCE));
        return answer;
    }
}
