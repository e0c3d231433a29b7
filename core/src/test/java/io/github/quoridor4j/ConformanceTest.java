package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Asks the oracle what the conformance suite asks; where its answers come from, the library is asked in the suite's module. */
class ConformanceTest {
    /** Whether this is a deep build, which has hours. */
    private static final boolean DEEP = Integer.getInteger("games.random", 20) > 20;

    /** Sequences that the oracle can count. */
    private static final long MOST_SEQUENCES = DEEP ? 100_000 : 10_000;

    /** The oracle is asked for all legal moves of a game at every so many plies; at all of them in a deep build. */
    private static final int GAME_STEP = DEEP ? 1 : 7;

    private static final Set<String> NOT_FOR_THE_ORACLE = Set.of("move-text", "notation", "problems");

    static List<Path> files() throws IOException {
        return ConformanceCase.files();
    }

    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("files")
    void theOracleAnswersAlike(Path file) throws IOException {
        for (ConformanceCase asked : ConformanceCase.read(file)) {
            if (!NOT_FOR_THE_ORACLE.contains(asked.kind())) {
                check(asked);
            }
        }
    }

    private static void check(ConformanceCase asked) {
        if (!asked.json().has("position")) {
            checkGame(asked);
            return;
        }
        Oracle oracle = Oracle.of(asked.position());
        if (asked.json().has("moves")) {
            Oracle played = Oracle.initial(asked.rules());
            for (String move : asked.strings("moves")) {
                played = played.play(move);
            }
            assertThat(played).as("%s", asked).hasToString(asked.text("position"));
        }
        if (asked.kind().equals("perft") && asked.answer().getAsLong() > MOST_SEQUENCES) {
            return;
        }
        assertThat(answer(asked, oracle)).as("%s", asked).isEqualTo(sorted(asked.answer()));
    }

    /** Sets are compared in the order of the texts. */
    private static JsonElement sorted(JsonElement answer) {
        boolean isSet = answer.isJsonArray()
                && !answer.getAsJsonArray().isEmpty()
                && answer.getAsJsonArray().get(0).getAsJsonPrimitive().isString();
        return isSet ? strings(RulesCase.strings(answer).stream().sorted()) : answer;
    }

    private static JsonElement answer(ConformanceCase asked, Oracle oracle) {
        return switch (asked.kind()) {
            case "legal-moves" -> strings(oracle.legalMoves().stream());
            case "pawn-moves" -> strings(oracle.legalPawnMoves().stream());
            case "legality" ->
                new JsonPrimitive(oracle.verdict(asked.text("move")).name());
            case "cut-off" ->
                numbers(oracle.cutOffBy(asked.text("move")).stream().mapToInt(seat -> seat + 1));
            case "distances" ->
                numbers(IntStream.range(0, asked.rules().players().size()).map(oracle::distance));
            case "perft" ->
                new JsonPrimitive(oracle.perft(asked.json().get("depth").getAsInt()));
            default -> throw new IllegalArgumentException("unknown kind: " + asked);
        };
    }

    private static JsonArray strings(Stream<String> values) {
        JsonArray array = new JsonArray();
        values.forEach(array::add);
        return array;
    }

    private static JsonArray numbers(IntStream values) {
        JsonArray array = new JsonArray();
        values.forEach(array::add);
        return array;
    }

    /** Positions are the same when their texts are. */
    private static void checkGame(ConformanceCase asked) {
        Rules rules = asked.rules();
        Oracle oracle = Oracle.initial(rules);
        List<String> positions = new ArrayList<>(List.of(oracle.toString()));
        List<String> moves = asked.strings("moves");
        JsonObject answer = asked.answer().getAsJsonObject();
        for (int ply = 0; ply <= moves.size(); ply++) {
            JsonObject outcome = outcome(oracle, rules, positions);
            boolean isLast = ply == moves.size();
            if (answer.has("legalCounts") && (ply % GAME_STEP == 0 || isLast)) {
                int expected = outcome.get("over").getAsBoolean()
                        ? 0
                        : oracle.legalMoves().size();
                assertThat(answer.getAsJsonArray("legalCounts").get(ply).getAsInt())
                        .as("at ply %s of %s", ply, asked)
                        .isEqualTo(expected);
            }
            if (isLast) {
                outcome.keySet()
                        .forEach(name -> assertThat(answer.get(name))
                                .as("%s of %s", name, asked)
                                .isEqualTo(outcome.get(name)));
                return;
            }
            assertThat(outcome.get("over").getAsBoolean()).as("%s", asked).isFalse();
            oracle = oracle.play(moves.get(ply));
            positions.add(oracle.toString());
        }
    }

    private static JsonObject outcome(Oracle oracle, Rules rules, List<String> positions) {
        int ply = positions.size() - 1;
        boolean atLimit = rules.plyLimit() > 0 && ply >= rules.plyLimit();
        long occurred = positions.stream().filter(oracle.toString()::equals).count();
        int players = rules.players().size();
        IntStream winners = IntStream.range(0, players).filter(oracle::isOnGoal);
        int winner = winners.findFirst().orElse(-1);
        if (winner >= 0 && !(atLimit && rules.limitBeatsWin())) {
            return outcome("GOAL_REACHED", winner + 1);
        }
        if (winner < 0 && rules.repetitionLimit() > 0 && occurred >= rules.repetitionLimit()) {
            return outcome("REPETITION", 0);
        }
        if (atLimit) {
            return outcome("PLY_LIMIT", 0);
        }
        int lastMover = (ply + players - 1) % players + 1;
        boolean isDraw = rules.stuckRule() == Rules.StuckRule.DRAW;
        return oracle.isOver() ? outcome("STUCK", isDraw ? 0 : lastMover) : outcome("", 0);
    }

    /** An empty reason while the game goes on, and 0 for nobody. */
    private static JsonObject outcome(String reason, int winner) {
        JsonObject outcome = new JsonObject();
        outcome.addProperty("over", !reason.isEmpty());
        outcome.add("winner", winner == 0 ? JsonNull.INSTANCE : new JsonPrimitive(winner));
        outcome.add("reason", reason.isEmpty() ? JsonNull.INSTANCE : new JsonPrimitive(reason));
        return outcome;
    }
}
