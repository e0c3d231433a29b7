package io.github.quoridor4j.cli;

import io.github.quoridor4j.Game;
import io.github.quoridor4j.Legality;
import io.github.quoridor4j.Move;
import io.github.quoridor4j.Player;
import io.github.quoridor4j.Rules;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The referee of one game between two programs, which are ready for it: trusts neither of them. */
final class MatchGame {
    private final MatchTimes times;
    private final Map<Player, Engine> engines = new EnumMap<>(Player.class);
    private final Map<Player, Duration> left = new EnumMap<>(Player.class);
    private Game game;

    MatchGame(Rules rules, MatchTimes times, Engine black, Engine white) {
        this.times = times;
        game = Game.start(rules);
        engines.put(Player.ONE, black);
        engines.put(Player.TWO, white);
        rules.players().forEach(player -> left.put(player, times.game()));
    }

    /** Plays it to the end. */
    MatchResult play() {
        while (!game.isOver()) {
            Player mover = game.position().playerToMove();
            Player other = mover == Player.ONE ? Player.TWO : Player.ONE;
            if (game.legalMoves().contains(Move.pass())) {
                // nothing to choose, and the protocol has no word for it, but lets the other side move twice
                game = game.play(Move.pass());
                continue;
            }
            Move move;
            Duration elapsed;
            try {
                EngineAnswer answer = ask(mover);
                move = move(answer, mover);
                elapsed = answer.elapsed();
            } catch (EngineFailure failure) {
                return forfeit(mover, failure);
            }
            Game before = game;
            game = game.play(move, elapsed.truncatedTo(ChronoUnit.MILLIS));
            try {
                if (!game.isOver()) {
                    tell(other, move, before);
                }
            } catch (EngineFailure failure) {
                return forfeit(other, failure);
            }
        }
        return new MatchResult(game, Optional.empty(), "");
    }

    private EngineAnswer ask(Player mover) throws EngineFailure {
        Duration rest = Objects.requireNonNull(left.get(mover));
        Duration limit = rest.compareTo(times.move()) < 0 ? rest : times.move();
        EngineAnswer answer = engine(mover).ask(question(mover), limit);
        left.put(mover, rest.minus(answer.elapsed()));
        return answer;
    }

    private Move move(EngineAnswer answer, Player mover) throws EngineFailure {
        String said = "it answered '" + question(mover) + "' with ";
        if (answer.isRefusal()) {
            throw new EngineFailure(said + EngineFailure.quote("? " + answer.text()));
        }
        said += EngineFailure.quote(answer.text());
        Optional<Move> move = QtpWords.move(List.of(answer.text().split("\\s+", -1)), game.position());
        if (move.isEmpty()) {
            throw new EngineFailure(said + ", expected a move on this board such as E2 or E3 horizontal");
        }
        if (game.legality(move.get()) != Legality.LEGAL) {
            throw new EngineFailure(said + ": " + Explanation.of(game, move.get()));
        }
        return move.get();
    }

    private void tell(Player other, Move move, Game before) throws EngineFailure {
        String command = QtpWords.command(move, before.position());
        EngineAnswer answer = engine(other).ask(command, times.answer());
        if (answer.isRefusal()) {
            throw new EngineFailure("it answered '" + command + "' with " + EngineFailure.quote("? " + answer.text())
                    + ", but " + move + " is legal");
        }
    }

    private MatchResult forfeit(Player player, EngineFailure failure) {
        game = game.forfeit(player);
        return new MatchResult(game, Optional.of(player), String.valueOf(failure.getMessage()));
    }

    private Engine engine(Player player) {
        return Objects.requireNonNull(engines.get(player));
    }

    private static String question(Player player) {
        return "genmove " + QtpWords.of(player);
    }
}
