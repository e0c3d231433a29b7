package io.github.quoridor4j.cli;

import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import java.util.Optional;

/** Two programs that play one game after the other, each beginning every second one. */
final class Match {
    private final Rules rules;
    private final MatchTimes times;
    private final MatchProgram first;
    private final MatchProgram second;

    Match(Rules rules, MatchTimes times, MatchProgram first, MatchProgram second) {
        this.rules = rules;
        this.times = times;
        this.first = first;
        this.second = second;
    }

    /**
     * Plays a game. The program that forfeits it is killed, so that it starts anew in the next one.
     *
     * @param number the number of the game, from 1
     * @throws EngineFailure if a program cannot be made ready for it; the message names the program
     */
    MatchRound play(int number) throws EngineFailure {
        Engine ready = prepare(first);
        Engine alsoReady = prepare(second);
        boolean isOdd = number % 2 == 1;
        MatchProgram black = isOdd ? first : second;
        MatchProgram white = isOdd ? second : first;
        MatchResult result = new MatchGame(rules, times, isOdd ? ready : alsoReady, isOdd ? alsoReady : ready).play();
        Optional<Player> forfeiter = result.forfeiter();
        forfeiter.ifPresent(player -> (player == Player.ONE ? black : white).kill());
        return new MatchRound(number, black, white, result);
    }

    private Engine prepare(MatchProgram program) throws EngineFailure {
        try {
            return program.prepare(rules, times.answer());
        } catch (EngineFailure failure) {
            throw new EngineFailure(program.letter() + ": " + failure.getMessage());
        }
    }
}
