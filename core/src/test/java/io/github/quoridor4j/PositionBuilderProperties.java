package io.github.quoridor4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quoridor4j.Position.Problem;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The gate between positions that can be edited and positions that can be played: it names every problem, and no other. */
@Domain(QuoridorDomain.class)
@Domain(DomainContext.Global.class)
class PositionBuilderProperties {
    private static final Set<Problem> OFF_BOARD = Set.of(Problem.PAWN_OFF_BOARD, Problem.FENCE_OFF_BOARD);

    @Property(tries = 1000)
    void buildsExactlyWhatHasNoProblems(
            @ForAll Position position, @ForAll @IntRange(max = 5) int edits, @ForAll long seed) {
        Draft draft = new Draft(position);
        SplittableRandom random = new SplittableRandom(seed);
        for (int edit = 0; edit < edits; edit++) {
            draft.edit(random);
        }
        PositionBuilder builder = draft.builder;
        Set<Problem> problems = draft.problems();

        assertThat(builder.problems()).as("%s", draft).isEqualTo(problems);
        if (problems.isEmpty()) {
            assertThat(builder.build()).hasToString(Oracle.of(builder.build()).toString());
        } else {
            assertThat(catchThrowableOfType(InvalidPositionException.class, builder::build)
                            .problems())
                    .isEqualTo(builder.problems());
        }
    }

    /** A builder, and beside it what was put into it. */
    private static final class Draft {
        final PositionBuilder builder;
        final Rules rules;
        final Map<Player, Square> pawns = new EnumMap<>(Player.class);
        final Map<Player, Integer> fencesLeft = new EnumMap<>(Player.class);
        final Set<Fence> fences;
        Player playerToMove;

        Draft(Position position) {
            builder = position.toBuilder();
            rules = position.rules();
            fences = new TreeSet<>(position.fences());
            playerToMove = position.playerToMove();
            for (Player player : rules.players()) {
                pawns.put(player, position.pawn(player));
                fencesLeft.put(player, position.fencesLeft(player));
            }
        }

        void edit(SplittableRandom random) {
            Player player = rules.players().get(random.nextInt(rules.players().size()));
            switch (random.nextInt(6)) {
                case 0 -> {
                    Square square = Square.values()[random.nextInt(81)];
                    pawns.put(player, square);
                    builder.pawn(player, square);
                }
                case 1 -> {
                    int left = random.nextInt(-1, rules.fences(player) + 2);
                    fencesLeft.put(player, left);
                    builder.fencesLeft(player, left);
                }
                case 2 -> {
                    playerToMove = Player.values()[random.nextInt(4)];
                    builder.playerToMove(playerToMove);
                }
                case 3 -> addFence(player, random.nextInt(128));
                default -> removeFence(player, random);
            }
        }

        /** Takes the fence from the player's stock, so that mostly the count stays right. */
        private void addFence(Player player, int index) {
            Fence fence = Fence.ofIndex(index);
            if (fences.add(fence)) {
                builder.addFence(fence);
                fencesLeft.merge(player, -1, Integer::sum);
                builder.fencesLeft(player, fencesLeft.get(player));
            }
        }

        private void removeFence(Player player, SplittableRandom random) {
            if (!fences.isEmpty()) {
                Fence fence = List.copyOf(fences).get(random.nextInt(fences.size()));
                fences.remove(fence);
                builder.removeFence(fence);
                fencesLeft.merge(player, 1, Integer::sum);
                builder.fencesLeft(player, fencesLeft.get(player));
            }
        }

        /** Each problem by its definition. */
        Set<Problem> problems() {
            Set<Problem> problems = EnumSet.noneOf(Problem.class);
            List<Player> players = rules.players();
            if (!pawns.values().stream().allMatch(rules::isOnBoard)) {
                problems.add(Problem.PAWN_OFF_BOARD);
            }
            if (Set.copyOf(pawns.values()).size() < players.size()) {
                problems.add(Problem.PAWNS_ON_SAME_SQUARE);
            }
            if (players.stream()
                            .filter(player -> rules.isGoal(player, pawns.get(player)))
                            .count()
                    > 1) {
                problems.add(Problem.SEVERAL_PAWNS_ON_GOAL);
            }
            if (!fences.stream().allMatch(rules::isOnBoard)) {
                problems.add(Problem.FENCE_OFF_BOARD);
            }
            if (fences.stream()
                    .anyMatch(fence ->
                            fences.stream().anyMatch(other -> !other.equals(fence) && other.conflictsWith(fence)))) {
                problems.add(Problem.FENCES_CONFLICT);
            }
            if (players.stream()
                    .anyMatch(player -> fencesLeft.get(player) < 0 || fencesLeft.get(player) > rules.fences(player))) {
                problems.add(Problem.FENCES_LEFT_OUT_OF_RANGE);
            }
            int left = fencesLeft.values().stream().mapToInt(Integer::intValue).sum();
            if (fences.size() + left != rules.totalFences()) {
                problems.add(Problem.FENCE_COUNT_WRONG);
            }
            if (Collections.disjoint(problems, OFF_BOARD) && players.stream().anyMatch(this::isCutOff)) {
                problems.add(Problem.PLAYER_CUT_OFF);
            }
            if (!players.contains(playerToMove)) {
                problems.add(Problem.PLAYER_TO_MOVE_WITHOUT_SEAT);
            }
            return problems;
        }

        private boolean isCutOff(Player player) {
            OracleBoard board = new OracleBoard(rules.size());
            for (Fence fence : fences) {
                board = board.with(OracleBoard.Slot.parse(fence.toString()));
            }
            return board.distance(
                            OracleBoard.Cell.parse(pawns.get(player).toString()),
                            rules.goal(player).name().charAt(0))
                    < 0;
        }

        @Override
        public String toString() {
            return pawns + " " + fences + " " + fencesLeft + " " + playerToMove + " under " + rules;
        }
    }
}
