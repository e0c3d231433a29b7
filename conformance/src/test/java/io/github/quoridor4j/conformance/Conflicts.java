package io.github.quoridor4j.conformance;

import io.github.quoridor4j.Fence;
import io.github.quoridor4j.Rules;
import java.util.List;
import java.util.function.BiPredicate;

/** Fences that cannot stand beside each other, for every first one. */
final class Conflicts {
    private Conflicts() {}

    static List<Question> crossing() {
        return pairs("a fence across ", (placed, fence) -> placed.orientation() != fence.orientation());
    }

    /** The same slot, and half of it. */
    static List<Question> overlaps() {
        return pairs(
                "the same place, or half of it, as ", (placed, fence) -> placed.orientation() == fence.orientation());
    }

    private static List<Question> pairs(String about, BiPredicate<Fence, Fence> wanted) {
        return Fences.all()
                .flatMap(placed -> Fences.all()
                        .filter(placed::conflictsWith)
                        .filter(fence -> wanted.test(placed, fence))
                        .map(fence -> Situation.of(Rules.standard(), "e1 e9", placed.toString(), 2)
                                .ask(Kind.LEGALITY, about + placed, fence)))
                .toList();
    }
}
