package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quoridor4j.testkit.ClassFile;
import io.github.quoridor4j.testkit.MainClasses;
import io.github.quoridor4j.testkit.PlatformUse;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Which class may know which. Most of the module is one package, so that the layers in it are not to be seen from outside;
 * they are written down here, and read out of the class files.
 */
class LayersTest {
    private static final List<ClassFile> FILES = MainClasses.files(Position.class);

    /** Names of things, and their texts. */
    private static final Set<String> VALUES =
            names("Direction Player Square Fence FenceSet TextForm Legality Outcome" + " Move PawnMove FenceMove Pass");

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

    private static Set<String> names(String text) {
        return Set.copyOf(Arrays.asList(text.split(" ")));
    }

    @Test
    void everyClassHasItsLayer() {
        assertThat(FILES.stream().map(LayersTest::owner).distinct())
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(VALUES, BOARD, POSITIONS, GAMES, COUNTING, LEARNING, Set.of(SERIAL_FORM))
                                .flatMap(Set::stream)
                                .toList());
    }

    @Test
    void layersKnowOnlyThoseBelow() {
        assertThat(known(VALUES)).isSubsetOf(union(VALUES, Set.of(SERIAL_FORM)));
        assertThat(known(BOARD)).isSubsetOf(union(VALUES, BOARD));
        assertThat(known(POSITIONS)).isSubsetOf(union(VALUES, BOARD, POSITIONS, Set.of(SERIAL_FORM)));
        assertThat(known(GAMES)).isSubsetOf(union(VALUES, BOARD, POSITIONS, GAMES, Set.of(SERIAL_FORM)));
        assertThat(known(COUNTING)).isSubsetOf(union(VALUES, BOARD, POSITIONS, COUNTING));
        assertThat(known(LEARNING)).isSubsetOf(union(VALUES, POSITIONS, LEARNING));
    }

    @Test
    void onlyWhatIsWrittenToStreamsKnowsTheirForm() {
        assertThat(FILES.stream()
                        .filter(file -> known(file).anyMatch(SERIAL_FORM::equals))
                        .map(ClassFile::outermost)
                        .map(LayersTest::simple))
                .containsExactlyInAnyOrder("Move", "Rules", "Position", "Game", SERIAL_FORM);
    }

    @Test
    void theKernelKnowsNoTextsBuildersAndStreams() {
        assertThat(known(KERNEL))
                .isSubsetOf(union(KERNEL, names("Direction Square Fence Player Legality Rules Position")));
        assertThat(platform(KERNEL::contains))
                .isSubsetOf(
                        "java.lang",
                        "java.lang.invoke",
                        "java.lang.runtime",
                        "java.util",
                        "java.util.function",
                        "java.util.stream");
    }

    /** Serializable values refuse to be read from a stream, which takes two more types. */
    @Test
    void streamsAreForTheSerialFormOnly() {
        assertThat(FILES.stream()
                        .filter(file -> !owner(file).equals(SERIAL_FORM))
                        .flatMap(file -> file.classes().stream())
                        .filter(name -> name.startsWith("java.io."))
                        .distinct())
                .containsExactlyInAnyOrder(
                        "java.io.Serializable", "java.io.InvalidObjectException", "java.io.ObjectInputStream");
    }

    @Test
    void thereAreThreadsOnlyForCounting() {
        assertThat(platform(name -> !COUNTING.contains(name))).doesNotContain("java.util.concurrent");
    }

    @Test
    void nothingDependsOnTheMachineOrTalksToTheUser() {
        assertThat(PlatformUse.of(FILES)).isEmpty();
    }

    /** Those of this package that some classes mention. */
    private static Set<String> known(Set<String> owners) {
        TreeSet<String> known = new TreeSet<>();
        FILES.stream()
                .filter(file -> owners.contains(owner(file)))
                .flatMap(LayersTest::known)
                .forEach(known::add);
        return known;
    }

    private static Stream<String> known(ClassFile file) {
        return file.classes().stream()
                .filter(name -> name.startsWith("io.github.quoridor4j."))
                .map(name -> simple(name).replaceFirst("\\$.*", ""));
    }

    /** The packages of others that some classes mention. */
    private static Set<String> platform(Predicate<String> owners) {
        TreeSet<String> packages = new TreeSet<>();
        FILES.stream()
                .filter(file -> owners.test(owner(file)))
                .flatMap(file -> file.classes().stream())
                .filter(name -> name.startsWith("java"))
                .forEach(name -> packages.add(name.substring(0, name.lastIndexOf('.'))));
        return packages;
    }

    private static String owner(ClassFile file) {
        return simple(file.outermost());
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    @SafeVarargs
    private static Set<String> union(Set<String>... sets) {
        TreeSet<String> union = new TreeSet<>();
        for (Set<String> set : sets) {
            union.addAll(set);
        }
        return union;
    }
}
