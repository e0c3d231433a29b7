package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The validators of fences agree on every slot of every position that the other tests know, of all boards of the smallest
 * size, and of many random positions.
 */
class FenceValidatorsTest {

    private static final int RANDOM_GAMES = Integer.getInteger("games.random", 20);

    /** How many random positions of each kind: 80, or more than a million of all kinds together for 2000 random games. */
    private static final int RANDOM_POSITIONS = 80 * RANDOM_GAMES;

    private static final int LONGEST_GAME = 100;

    private final FenceValidators validators = new FenceValidators();

    @ParameterizedTest
    @MethodSource
    void agreeOnRecordedGames(RecordedGame game) {
        game.positions().forEach(position -> validators.check(position, game));
    }

    static List<RecordedGame> agreeOnRecordedGames() {
        return RecordedGame.all();
    }

    @Test
    void agreeOnRulesCases() {
        RulesCase.all().stream()
                .filter(asked -> asked.reading().equals(RulesCase.BASE))
                .filter(asked -> !asked.moves().isEmpty())
                .forEach(asked -> validators.check(asked.position(), asked));

        assertThat(validators.cutsPerMille()).isPositive();
    }

    /** The positions of the suites, and some of those one and two plies below. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("perftStarts")
    void agreeOnPerftSuites(PerftRow row) {
        Position start = row.position();
        validators.check(start, row);
        for (long seed = 0; seed < RANDOM_GAMES / 4; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Position position = start;
            for (int ply = 0; ply < 2 && !position.legalMoves().isEmpty(); ply++) {
                MoveSet moves = position.legalMoves();
                position = position.play(moves.get(random.nextInt(moves.size())));
                validators.check(position, row);
            }
        }
    }

    private static Stream<PerftRow> perftStarts() {
        return PerftSuiteTest.rows().filter(row -> row.depth() == 1);
    }

    @ParameterizedTest
    @EnumSource
    void agreeOnEveryBoardOfTheSmallestSize(Direction goal) {
        checkEveryBoard(3, goal);
        assertThat(validators.positions()).isEqualTo(900);
        if (RANDOM_GAMES > 1000) {
            checkEveryBoard(4, goal);
            assertThat(validators.positions()).isEqualTo(900 + 246_189);
        }
    }

    @Test
    void agreeOnRandomGames() {
        checkRandom(seed -> RandomGame.play(anyRules(seed), seed, 60, LONGEST_GAME));
    }

    @Test
    void agreeOnCrowdedBoards() {
        checkRandom(seed -> RandomGame.play(crowdedRules(seed), seed, 90, LONGEST_GAME));
    }

    @ParameterizedTest
    @EnumSource
    void agreeOnPatterns(FencePattern pattern) {
        checkRandom(seed -> {
            Rules rules = crowdedRules(seed);
            Set<Fence> fences = new HashSet<>(pattern.fences(rules.size(), new SplittableRandom(seed)));
            return RandomGame.play(rules, fences, seed, 85, LONGEST_GAME);
        });
    }

    /** All sets of fences that leave both players a way, for all squares of theirs. */
    private void checkEveryBoard(int size, Direction goal) {
        Direction other = goal.clockwise();
        Board board = Board.ofSize(size);
        for (Square one : Square.values()) {
            for (Square two : Square.values()) {
                if (one != two && canStart(board, one, goal) && canStart(board, two, other)) {
                    RulesBuilder rules =
                            Rules.builder().size(size).starts(one, two).goals(goal, other);
                    checkEveryBoard(Position.initial(rules.build()), 128);
                }
            }
        }
    }

    private static boolean canStart(Board board, Square square, Direction goal) {
        return board.contains(square) && !board.isOnSide(square.ordinal(), goal);
    }

    /** From the last fence to the first, that is, not in the order in which a topology from scratch takes them. */
    private void checkEveryBoard(Position position, int below) {
        validators.check(position, "all boards");
        for (int index = below - 1; index >= 0; index--) {
            Move fence = Move.of(Fence.ofIndex(index));
            if (position.isLegal(fence)) {
                checkEveryBoard(position.play(fence), index);
            }
        }
    }

    private void checkRandom(LongFunction<RandomGame> games) {
        for (long seed = 0; validators.positions() < RANDOM_POSITIONS; seed++) {
            RandomGame game = games.apply(seed);
            game.positions().forEach(position -> validators.check(position, game));
        }
        assertThat(validators.cutsPerMille()).isGreaterThan(30);
    }

    private static Rules anyRules(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Rules> presets = List.copyOf(Rules.presets().values());
        return random.nextBoolean() ? presets.get(random.nextInt(presets.size())) : customRules(random);
    }

    /** With more fences than fit. */
    private static Rules crowdedRules(long seed) {
        return customRules(new SplittableRandom(seed)).toBuilder().fences(32).build();
    }

    private static Rules customRules(SplittableRandom random) {
        return RandomRules.of(3 + random.nextInt(7), 2 + random.nextInt(3), random.nextLong());
    }
}
