package io.github.quoridor4j;

import java.util.function.Function;

/** Somebody else who follows a game by the texts of its moves. Immutable. */
interface Referee {
    Opinion opinion();

    /** After a move that he takes for legal. */
    Referee play(String move);

    /** The oracle. */
    static Referee oracle(Position start) {
        return new OracleReferee(Oracle.of(start), start.rules().players().size(), Function.identity());
    }

    /** The oracle, with something wrong in what it says. */
    static Referee wrongOracle(Position start, Function<Opinion, Opinion> mistake) {
        return new OracleReferee(Oracle.of(start), start.rules().players().size(), mistake);
    }

    /** Judges like the oracle, but for a mistake. */
    record OracleReferee(Oracle oracle, int players, Function<Opinion, Opinion> mistake) implements Referee {
        @Override
        public Opinion opinion() {
            return mistake.apply(Opinion.of(oracle, players));
        }

        @Override
        public Referee play(String move) {
            return new OracleReferee(oracle.play(move), players, mistake);
        }
    }
}
