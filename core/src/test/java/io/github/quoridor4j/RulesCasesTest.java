package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Questions that real programs have answered wrongly. */
class RulesCasesTest {

    /** Questions about records and texts of positions, which are not core's, and those of {@link GameCasesTest}. */
    private static final Set<String> NOT_ASKED_HERE = Set.of(
            "convertPrefixFences",
            "convertTopDownRecord",
            "outcomeWithMoveLimit",
            "parseRecord",
            "parseTwice",
            "positionText",
            "repetitionCount",
            "repetitionUsesFullPosition",
            "roundTrip",
            "undo",
            "writeHeader");

    /** The reasons as the cases name them; {@code blocks-player-N} is {@link Legality#CUTS_OFF} with just those victims. */
    private static final Map<String, Set<Legality>> REASONS = Map.of(
            "pawn-move",
            Set.of(
                    Legality.SQUARE_OCCUPIED,
                    Legality.OUT_OF_REACH,
                    Legality.FENCE_BETWEEN,
                    Legality.NO_SUCH_JUMP,
                    Legality.STRAIGHT_JUMP_OPEN),
            "occupied",
            Set.of(Legality.SLOT_TAKEN),
            "overlap",
            Set.of(Legality.OVERLAPS_FENCE),
            "cross",
            Set.of(Legality.CROSSES_FENCE),
            "no-fences-left",
            Set.of(Legality.NO_FENCES_LEFT),
            "game-over",
            Set.of(Legality.GAME_OVER));

    private static final String CUTS_OFF = "blocks-player-";

    private static final int FENCE_PERCENT = 85;

    private static final Pattern ILLEGAL_MOVES =
            Pattern.compile("moves-illegal-under-this-variant: (\\S+) at ply (\\d+): (\\S+)");

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void answers(RulesCase asked) {
        JsonElement expected = asked.expected();
        switch (asked.question()) {
            case "legal" ->
                assertThat(asked.position().legality(subject(asked))).isEqualTo(Legality.LEGAL);
            case "illegal" -> checkIllegal(asked);
            case "legalPawnMoves" ->
                assertThat(asked.position().legalMoves().squares())
                        .map(Square::toString)
                        .containsExactlyInAnyOrderElementsOf(RulesCase.strings(expected));
            case "legalMoveCount" -> assertThat(asked.position().legalMoves()).hasSize(expected.getAsInt());
            case "hasLegalMove" ->
                assertThat(asked.position().legalMoves().isEmpty()).isNotEqualTo(expected.getAsBoolean());
            case "enumerationIsPure" -> checkEnumerationIsPure(asked.position());
            case "outcome" -> checkOutcome(asked);
            case "perft" ->
                assertThat(Perft.count(asked.position(), asked.subject().getAsInt()))
                        .isEqualTo(expected.getAsLong());
            case "fencesLeft" -> assertThat(fencesLeft(asked.position())).isEqualTo(RulesCase.integers(expected));
            case "pawns" -> assertThat(pawns(asked.position())).isEqualTo(RulesCase.strings(expected));
            case "nextPlayer" ->
                assertThat(asked.position().playerToMove().number()).isEqualTo(expected.getAsInt());
            case "samePosition" -> checkSamePosition(asked);
            case "newGame" -> checkNewGame(asked.subject().getAsInt(), expected.getAsString());
            case "independentGames" -> checkIndependentGames(expected.getAsInt());
            case "rejectLeavesStateUnchanged" -> checkRejection(asked, expected.getAsJsonObject());
            case "shortcutEqualsNaive" -> checkShortcutEqualsNaive();
            case "parse" -> checkParse(asked.subject().getAsString(), expected.getAsString());
            case "parseError" ->
                assertThat(Move.tryParse(asked.subject().getAsString())).isEmpty();
            default -> throw new IllegalArgumentException("unknown question: " + asked);
        }
    }

    @Test
    void asksThemAll() {
        assertThat(RulesCase.all()).hasSize(268 + 22);
        assertThat(cases().filter(asked -> asked.reading().equals(RulesCase.BASE)))
                .hasSize(218);
        assertThat(cases().filter(asked -> !asked.reading().equals(RulesCase.BASE))
                        .collect(Collectors.groupingBy(RulesCase::reading, Collectors.counting())))
                .isEqualTo(Map.of("edge=none", 9L, "third=diagonal", 2L, "edge=none,third=diagonal", 11L));
    }

    private static Stream<RulesCase> cases() {
        return RulesCase.all().stream().filter(asked -> !NOT_ASKED_HERE.contains(asked.question()));
    }

    private static void checkIllegal(RulesCase asked) {
        if (asked.expected().getAsJsonPrimitive().isBoolean()) { // under this reading the move is legal after all
            assertThat(asked.position().legality(subject(asked))).isEqualTo(Legality.LEGAL);
            return;
        }
        String reason = asked.expected().getAsString();
        if (reason.equals("off-board")) {
            assertThat(Move.tryParse(asked.subject().getAsString())).isEmpty();
            return;
        }
        checkReason(asked.position(), subject(asked), reason);
    }

    private static void checkReason(Position position, Move move, String reason) {
        Legality legality = position.legality(move);
        if (reason.startsWith(CUTS_OFF)) {
            assertThat(legality).isEqualTo(Legality.CUTS_OFF);
            assertThat(position.cutOffBy(((FenceMove) move).fence()))
                    .isEqualTo(players(reason.substring(CUTS_OFF.length())));
        } else {
            assertThat(REASONS.get(reason)).contains(legality);
        }
    }

    private static void checkOutcome(RulesCase asked) {
        String expected = asked.expected().getAsString();
        Matcher illegal = ILLEGAL_MOVES.matcher(expected);
        if (illegal.matches()) {
            int ply = Integer.parseInt(illegal.group(2));
            Position before = asked.play(asked.moves().subList(0, ply - 1));
            assertThat(asked.moves().get(ply - 1)).isEqualTo(illegal.group(1));
            checkReason(before, Move.parse(illegal.group(1)), illegal.group(3));
            return;
        }
        Position position = asked.position();
        assertThat(position.winner())
                .isEqualTo(
                        expected.equals("none")
                                ? Optional.empty()
                                : players(expected.substring(1)).stream().findFirst());
        assertThat(position.isOver()).isNotEqualTo(expected.equals("none"));
    }

    private static void checkEnumerationIsPure(Position position) {
        Position twin = position.toBuilder().build();
        long hash = position.hash();
        String text = position.toString();

        position.legalMoves().forEach(position::play);

        assertThat(position).isEqualTo(twin).hasToString(text);
        assertThat(position.hash()).isEqualTo(hash);
    }

    private static void checkSamePosition(RulesCase asked) {
        Position one = asked.position();
        Position other = asked.play(RulesCase.strings(asked.subject()));

        assertThat(one.equals(other)).isEqualTo(asked.expected().getAsBoolean());
        assertThat(one.hash() == other.hash()).isEqualTo(asked.expected().getAsBoolean());
    }

    /** Three players are no error here but a documented rule set of the library's own. */
    private static void checkNewGame(int players, String expected) {
        if (expected.equals("error")) {
            assertThatIllegalArgumentException().isThrownBy(() -> Rules.standard(players));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Rules.builder().players(players).build());
        } else {
            assertThat(pawns(Position.initial(Rules.standard(players)))).hasSize(players);
        }
    }

    private static void checkIndependentGames(int expected) {
        Position played = Position.initial(Rules.standard()).play(Move.parse("e3h"));

        assertThat(Position.initial(Rules.standard()).legalMoves()).hasSize(expected);
        assertThat(played.legalMoves()).hasSizeLessThan(expected);
    }

    private static void checkRejection(RulesCase asked, JsonObject expected) {
        Position position = asked.position();
        Position twin = asked.position();
        Move move = subject(asked);

        IllegalMoveException refusal = catchThrowableOfType(IllegalMoveException.class, () -> position.play(move));

        assertThat(refusal.move()).isEqualTo(move);
        assertThat(refusal.reason()).isEqualTo(position.legality(move));
        checkReason(position, move, expected.get("reason").getAsString());
        assertThat(position).isEqualTo(twin);
        assertThat(position.legalMoves()).hasSize(expected.get("legalMoveCount").getAsInt());
        assertThat(fencesLeft(position)).isEqualTo(RulesCase.integers(expected.get("fencesLeft")));
        assertThat(position.playerToMove().number())
                .isEqualTo(expected.get("nextPlayer").getAsInt());
    }

    /** Many fences make the positions in which shortcuts fail: pockets in corners, contacts at a fence's middle. */
    private static void checkShortcutEqualsNaive() {
        for (long seed = 0; seed < Integer.getInteger("games.random", 20); seed++) {
            for (Position position :
                    RandomGame.play(Rules.standard(), seed, FENCE_PERCENT, 200).positions()) {
                assertThat(position.legalMoves())
                        .as("%s", position)
                        .map(Move::toString)
                        .containsExactlyInAnyOrderElementsOf(Oracle.of(position).legalMoves());
            }
        }
    }

    /** The answer is the text's first word; it must not depend on the locale, where capital I may become a dotless i. */
    private static void checkParse(String text, String expected) {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("tr-TR"));
        try {
            assertThat(Move.parse(text)).hasToString(expected.split(" ", 2)[0]);
        } finally {
            Locale.setDefault(before);
        }
    }

    private static Move subject(RulesCase asked) {
        return Move.parse(asked.subject().getAsString());
    }

    /** Reads {@code 1} or {@code 1,2}. */
    private static Set<Player> players(String numbers) {
        return Arrays.stream(numbers.split(",", -1))
                .map(Integer::valueOf)
                .map(Player::ofNumber)
                .collect(Collectors.toSet());
    }

    private static List<String> pawns(Position position) {
        return position.rules().players().stream()
                .map(player -> position.pawn(player).toString())
                .toList();
    }

    private static List<Integer> fencesLeft(Position position) {
        return position.rules().players().stream().map(position::fencesLeft).toList();
    }
}
