package io.github.quoridor4j;

import io.github.quoridor4j.Rules.Obstacle;
import io.github.quoridor4j.Rules.StuckRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Rule sets that nobody plays: random start squares, goals, stocks of fences, jumps and endings. */
final class RandomRules {
    private static final int MOST_FENCES = 12;

    private RandomRules() {}

    static Rules of(int size, int players, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RulesBuilder builder = Rules.builder()
                .size(size)
                .players(players)
                .fences(random.ints(players, 0, MOST_FENCES + 1).toArray())
                .anyFirstPlayer(random.nextBoolean())
                .straightJump(random.nextBoolean())
                .sideSteps(someObstacles(random))
                .stuckRule(pick(StuckRule.values(), random))
                .immobilisingFences(random.nextBoolean());
        if (random.nextBoolean()) {
            Direction[] goals = random.ints(players, 0, 4)
                    .mapToObj(side -> Direction.values()[side])
                    .toArray(Direction[]::new);
            builder.goals(goals).starts(starts(size, goals, random));
        }
        return builder.build();
    }

    /** Different squares, none of them on its player's goal. */
    private static Square[] starts(int size, Direction[] goals, SplittableRandom random) {
        List<Square> starts = new ArrayList<>();
        while (starts.size() < goals.length) {
            int column = random.nextInt(size);
            int row = random.nextInt(size);
            boolean onGoal = switch (goals[starts.size()]) {
                case NORTH -> row == size - 1;
                case EAST -> column == size - 1;
                case SOUTH -> row == 0;
                case WEST -> column == 0;
            };
            if (!onGoal && !starts.contains(Square.of(column, row))) {
                starts.add(Square.of(column, row));
            }
        }
        return starts.toArray(Square[]::new);
    }

    private static Obstacle[] someObstacles(SplittableRandom random) {
        return Arrays.stream(Obstacle.values())
                .filter(obstacle -> random.nextBoolean())
                .toArray(Obstacle[]::new);
    }

    private static <T> T pick(T[] values, SplittableRandom random) {
        return values[random.nextInt(values.length)];
    }
}
