package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.learn.FeaturePlanes;
import io.github.quoridor4j.testkit.BadCalls;
import io.github.quoridor4j.testkit.Samples;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Null and numbers out of range are refused at once, with the documented exception, by everything that is public. */
class BadInputTest {
    private static final String NONSENSE = "a builder holds nonsense until it is to build";

    /** What is no violation, and why. */
    private static final Map<String, String> EXCEPTIONS = Map.ofEntries(
            Map.entry("MoveSet.contains(Object) 1: null", "what cannot be a member is none, as in any set"),
            Map.entry("ParallelPerft.merging(int) 1: 2147483647", "as many are used as can be"),
            Map.entry("PositionBuilder.fencesLeft(Player, int) 2: -2147483648", NONSENSE),
            Map.entry("PositionBuilder.fencesLeft(Player, int) 2: -1", NONSENSE),
            Map.entry("PositionBuilder.fencesLeft(Player, int) 2: 2147483647", NONSENSE),
            Map.entry("RulesBuilder.size(int) 1: -2147483648", NONSENSE),
            Map.entry("RulesBuilder.size(int) 1: -1", NONSENSE),
            Map.entry("RulesBuilder.size(int) 1: 2147483647", NONSENSE),
            Map.entry("RulesBuilder.players(int) 1: -2147483648", NONSENSE),
            Map.entry("RulesBuilder.players(int) 1: -1", NONSENSE),
            Map.entry("RulesBuilder.players(int) 1: 2147483647", NONSENSE),
            Map.entry("RulesBuilder.plyLimit(int) 1: -2147483648", NONSENSE),
            Map.entry("RulesBuilder.plyLimit(int) 1: -1", NONSENSE),
            Map.entry("RulesBuilder.plyLimit(int) 1: 2147483647", "there is no greatest limit"),
            Map.entry("RulesBuilder.repetitionLimit(int) 1: -2147483648", NONSENSE),
            Map.entry("RulesBuilder.repetitionLimit(int) 1: -1", NONSENSE),
            Map.entry("RulesBuilder.repetitionLimit(int) 1: 2147483647", "there is no greatest limit"),
            Map.entry("RulesBuilder.gameTime(Duration) 1: PT-0.000000001S", NONSENSE),
            Map.entry("RulesBuilder.moveTime(Duration) 1: PT-0.000000001S", NONSENSE));

    private static Samples samples() {
        return new Samples()
                .add(Rules.class, Rules::standard, () -> Rules.kid(4), Rules::quizdoor)
                .add(Position.class, () -> Position.initial(Rules.standard()), BadInputTest::smallAndOver)
                .add(
                        Game.class,
                        () -> Game.start(Rules.standard()),
                        () -> Game.start(Rules.standard()).resign(Player.ONE),
                        () -> Game.start(Rules.kid(4)).play(Move.parse("d2")))
                .add(Fence.class, () -> Fence.parse("a1h"), () -> Fence.parse("h8v"))
                .add(Move.class, () -> Move.parse("e2"), () -> Move.parse("h8v"), Move::pass)
                .add(PawnMove.class, () -> Move.parse("e2"))
                .add(FenceMove.class, () -> Move.parse("e2h"))
                .add(Pass.class, Move::pass)
                .add(
                        MoveSet.class,
                        () -> Position.initial(Rules.standard()).legalMoves(),
                        () -> smallAndOver().legalMoves())
                .add(
                        Symmetry.class,
                        () -> Symmetry.of(Rules.standard()).get(0),
                        () -> Symmetry.of(Rules.kid(4)).get(1))
                .add(
                        Symmetry.Image.class,
                        () -> Position.initial(Rules.standard()).canonical())
                .add(Outcome.class, () -> Outcome.draw(Outcome.Reason.AGREEMENT))
                .add(RulesBuilder.class, Rules::builder)
                .add(PositionBuilder.class, () -> Position.builder(Rules.standard()))
                .add(FeaturePlanes.class, () -> new FeaturePlanes(9, 4))
                .add("float[]", () -> new float[2000])
                .add("boolean[]", () -> new boolean[300])
                .add("long[]", () -> new long[5])
                .add(ParallelPerft.class, () -> Perft.parallel().threads(1))
                .add("java.util.List<" + Square.class.getName() + ">", () -> List.of(Square.E1, Square.E9))
                .add(
                        "java.util.Optional<" + Player.class.getName() + ">",
                        Optional::empty,
                        () -> Optional.of(Player.TWO))
                .add("java.util.function.DoubleConsumer", () -> (java.util.function.DoubleConsumer) fraction -> {})
                .add("java.util.function.Consumer<? super " + Move.class.getName() + ">", () ->
                        (java.util.function.Consumer<Move>) move -> {})
                .state(String.class, text -> text)
                .state(RulesBuilder.class, BadInputTest::built)
                .state(PositionBuilder.class, builder -> List.of(builder.toString(), builder.problems()))
                .state(ParallelPerft.class, perft -> perft.count(Position.initial(Rules.standard()), 1))
                .state(Enum.class, constant -> constant)
                .state(Set.class, set -> set);
    }

    /** On a small board, after the end. */
    private static Position smallAndOver() {
        return Position.builder(Rules.builder().size(5).build())
                .pawn(Player.ONE, Square.C5)
                .pawn(Player.TWO, Square.C4)
                .playerToMove(Player.TWO)
                .build();
    }

    /** What a builder makes, or why it does not. */
    private static Object built(RulesBuilder builder) {
        try {
            return builder.build();
        } catch (IllegalArgumentException e) {
            return e.toString();
        }
    }

    @Test
    void isRefusedByEverythingPublic() {
        BadCalls bad = new BadCalls(samples(), EXCEPTIONS).callAll(Position.class);

        assertThat(bad.calls()).isGreaterThan(500);
        assertThat(String.join("\n", bad.violations())).isEmpty();
    }
}
