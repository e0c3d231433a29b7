package io.github.quoridor4j;

import static io.github.quoridor4j.testkit.Layers.names;
import static io.github.quoridor4j.testkit.Layers.union;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.testkit.Layers;
import io.github.quoridor4j.testkit.MainClasses;
import io.github.quoridor4j.testkit.PlatformUse;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which class may know which. */
class LayersTest {
    private static final Layers LAYERS = new Layers(Position.class);

    /** Names of things, and their texts. */
    private static final Set<String> VALUES =
            names("Direction Player Square Fence FenceSet TextForm Legality Outcome Move PawnMove FenceMove Pass");

    /** A board with fences and pawns on it, whatever the rules are. */
    private static final Set<String> BOARD = names("Board Goal Turn Seats Passages ShortestPath Paths NewFence");

    /**
     * What the rules allow on a board. One layer, since a position has its rules and rules know their symmetries, which map
     * positions.
     */
    private static final Set<String> POSITIONS = names("Rules RulesBuilder Presets Symmetry Position PositionBuilder"
            + " Topology Crossings PawnMoves FenceMoves MoveSet Mirror IllegalMoveException InvalidPositionException");

    /** What happens from one position to the next. */
    private static final Set<String> GAMES = names("Game GameStep Endings Occurrences");

    private static final Set<String> COUNTING = names("Perft ParallelPerft MergingPerft PositionTable Workers");

    /** A package of its own. */
    private static final Set<String> LEARNING =
            names("ActionEncoding RelativeActions FeaturePlanes GoalDistances MoverView Mirroring");

    /** Stands for values in streams, so it knows those of all layers; they know it only to hand it out. */
    private static final String SERIAL_FORM = "SerialForm";

    /** The rules proper, on bits: what has to be right, and fast. */
    private static final Set<String> KERNEL = names("Board Crossings NewFence Goal Topology Passages ShortestPath Paths"
            + " PawnMoves FenceMoves Seats Mirror Turn");

    @Test
    void everyClassHasItsLayer() {
        assertThat(LAYERS.all())
                .isEqualTo(union(VALUES, BOARD, POSITIONS, GAMES, COUNTING, LEARNING, Set.of(SERIAL_FORM)));
    }

    @Test
    void layersKnowOnlyThoseBelow() {
        assertThat(LAYERS.known(VALUES)).isSubsetOf(union(VALUES, Set.of(SERIAL_FORM)));
        assertThat(LAYERS.known(BOARD)).isSubsetOf(union(VALUES, BOARD));
        assertThat(LAYERS.known(POSITIONS)).isSubsetOf(union(VALUES, BOARD, POSITIONS, Set.of(SERIAL_FORM)));
        assertThat(LAYERS.known(GAMES)).isSubsetOf(union(VALUES, BOARD, POSITIONS, GAMES, Set.of(SERIAL_FORM)));
        assertThat(LAYERS.known(COUNTING)).isSubsetOf(union(VALUES, BOARD, POSITIONS, COUNTING));
        assertThat(LAYERS.known(LEARNING)).isSubsetOf(union(VALUES, POSITIONS, LEARNING));
    }

    @Test
    void onlyWhatIsWrittenToStreamsKnowsTheirForm() {
        assertThat(LAYERS.knowing(SERIAL_FORM))
                .containsExactlyInAnyOrder("Move", "Rules", "Position", "Game", "Outcome", "Symmetry", SERIAL_FORM);
    }

    @Test
    void theKernelKnowsNoTextsBuildersAndStreams() {
        assertThat(LAYERS.known(KERNEL))
                .isSubsetOf(union(KERNEL, names("Direction Square Fence Player Legality Rules Position")));
        assertThat(LAYERS.otherPackages(KERNEL::contains))
                .isSubsetOf(
                        "java.lang",
                        "java.lang.invoke",
                        "java.lang.runtime",
                        "java.util",
                        "java.util.function",
                        "java.util.stream",
                        "org.jspecify.annotations");
    }

    /** Serializable values refuse to be read from a stream, which takes two more types. */
    @Test
    void streamsAreForTheSerialFormOnly() {
        assertThat(LAYERS.others(name -> !name.equals(SERIAL_FORM)).stream()
                        .filter(name -> name.startsWith("java.io.")))
                .containsExactlyInAnyOrder(
                        "java.io.Serializable", "java.io.InvalidObjectException", "java.io.ObjectInputStream");
    }

    @Test
    void thereAreThreadsOnlyForCounting() {
        assertThat(LAYERS.otherPackages(name -> !COUNTING.contains(name))).doesNotContain("java.util.concurrent");
    }

    @Test
    void nothingDependsOnTheMachineOrTalksToTheUser() {
        assertThat(PlatformUse.of(MainClasses.files(Position.class))).isEmpty();
    }
}
