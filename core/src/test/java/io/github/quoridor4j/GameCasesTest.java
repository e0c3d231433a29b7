package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.gson.JsonObject;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Questions about the history of games that real programs have answered wrongly; the others are in RulesCasesTest. */
class GameCasesTest {
    private static final Set<String> ASKED = Set.of(
            "independentGames",
            "outcomeWithMoveLimit",
            "rejectLeavesStateUnchanged",
            "repetitionCount",
            "repetitionUsesFullPosition",
            "undo");

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void answers(RulesCase asked) {
        switch (asked.question()) {
            case "independentGames" -> checkIndependentGames(asked.expected().getAsInt());
            case "outcomeWithMoveLimit" -> checkMoveLimit(asked);
            case "rejectLeavesStateUnchanged" -> checkRejection(asked);
            case "repetitionCount" ->
                assertThat(game(asked).repetitions()).isEqualTo(asked.expected().getAsInt());
            case "repetitionUsesFullPosition" -> checkHashesAreNotTrusted();
            case "undo" -> checkUndo(asked, asked.expected().getAsJsonObject());
            default -> throw new IllegalArgumentException("unknown question: " + asked);
        }
    }

    @Test
    void asksThemAll() {
        assertThat(cases()).hasSize(21);
    }

    private static Stream<RulesCase> cases() {
        return RulesCase.all().stream().filter(asked -> ASKED.contains(asked.question()));
    }

    private static Game game(RulesCase asked) {
        return play(asked.rules(), asked);
    }

    private static Game play(Rules rules, RulesCase asked) {
        return asked.moves().isEmpty() ? Game.start(rules) : Line.of(rules, String.join(" ", asked.moves()));
    }

    private static void checkIndependentGames(int expected) {
        Game one = Game.start(Rules.standard());
        Game played = one.play(Move.parse("e3h"));

        assertThat(Game.start(Rules.standard()).legalMoves()).hasSize(expected);
        assertThat(one.legalMoves()).hasSize(expected);
        assertThat(played.legalMoves()).hasSizeLessThan(expected);
    }

    private static void checkMoveLimit(RulesCase asked) {
        Rules rules =
                asked.rules().toBuilder().plyLimit(asked.subject().getAsInt()).build();

        assertThat(play(rules, asked).outcome())
                .map(outcome -> "P" + outcome.winner().map(Player::number).orElse(0))
                .contains(asked.expected().getAsString());
    }

    private static void checkRejection(RulesCase asked) {
        Game game = game(asked);

        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> game.play(Move.parse(asked.subject().getAsString())));
        assertThat(game).isEqualTo(game(asked)).hasSameHashCodeAs(game(asked));
    }

    /** Equal positions under other rules have equal hashes, and are as different as positions can be. */
    private static void checkHashesAreNotTrusted() {
        Position standard = Position.initial(Rules.standard());
        Position gigamic = Position.initial(Rules.gigamic(2));
        Occurrences occurrences = Occurrences.NONE.with(standard).with(gigamic).with(gigamic);

        assertThat(standard.hash()).isEqualTo(gigamic.hash());
        assertThat(occurrences.of(standard)).isOne();
        assertThat(occurrences.of(gigamic)).isEqualTo(2);
        assertThat(occurrences.of(Position.initial(Rules.allSides(2)))).isZero();
    }

    private static void checkUndo(RulesCase asked, JsonObject expected) {
        Game played = game(asked);
        Game game = played;
        for (int undone = 0; undone < asked.subject().getAsInt(); undone++) {
            game = game.takeBack();
        }
        Position position = game.position();

        assertThat(position.rules().players())
                .map(player -> position.pawn(player).toString())
                .isEqualTo(RulesCase.strings(expected.get("pawns")));
        assertThat(position.rules().players())
                .map(position::fencesLeft)
                .isEqualTo(RulesCase.integers(expected.get("fencesLeft")));
        assertThat(position.playerToMove().number())
                .isEqualTo(expected.get("nextPlayer").getAsInt());
        assertThat(game.legalMoves()).hasSize(expected.get("legalMoveCount").getAsInt());
        assertThat(game.outcome()).isEqualTo(Optional.empty());
        assertRedone(game, played);
    }

    /** Hashes must not depend on what has been taken back. */
    private static void assertRedone(Game undone, Game played) {
        Game redone = undone;
        for (Move move : played.moves().subList(undone.ply(), played.ply())) {
            redone = redone.play(move);
        }
        assertThat(redone).isEqualTo(played).hasSameHashCodeAs(played);
        assertThat(redone.position().hash()).isEqualTo(played.position().hash());
    }
}
