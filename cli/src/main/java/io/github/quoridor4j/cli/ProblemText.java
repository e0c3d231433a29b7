package io.github.quoridor4j.cli;

import io.github.quoridor4j.notation.NotationProblem;

/** Says in a line what is wrong in a record. */
final class ProblemText {
    private ProblemText() {}

    /** The place and the problem, as compilers write it. */
    static String of(RecordFile file, NotationProblem problem) {
        return file.shownName() + ":" + problem.line() + ":" + problem.column() + ": " + of(problem);
    }

    /** The problem without its place. */
    static String of(NotationProblem problem) {
        return problem.illegalMove()
                .map(illegal -> "ply " + (illegal.game().ply() + 1) + ": " + of(illegal))
                .orElseGet(problem::reason);
    }

    /** Why a recorded move is illegal, in words that begin with the move. */
    static String of(NotationProblem.IllegalMove illegal) {
        return Explanation.of(illegal.game(), illegal.move());
    }
}
